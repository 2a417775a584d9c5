/** The seal of a deal: its SHA-256 is shown before the first move, and opened after the last one. */
import * as api from "./api";

const VERSION = "thauma-deal/1";
const key = (id: string): string => `thauma-seal-${id}`;

/** Keep the seal as it was when we first saw the table: only that one proves anything. */
export function rememberSeal(table: api.Table): void {
  try {
    if (table.opened === null)
      sessionStorage.setItem(key(table.id), sessionStorage.getItem(key(table.id)) ?? table.commitment);
  } catch {
    // Without a memory the seal of the server is compared.
  }
}

function remembered(table: api.Table): string {
  try {
    return sessionStorage.getItem(key(table.id)) ?? table.commitment;
  } catch {
    return table.commitment;
  }
}

/** Whether the deal that was played is the one that was sealed; null if this can't be found out here. */
export async function matchesSeal(table: api.Table): Promise<boolean | null> {
  if (table.opened === null || !globalThis.crypto?.subtle) return null;
  const record = await api.record(table.id).catch(() => null);
  if (!record) return null;
  const { game, rules, setup, players } = record;
  const told = {
    version: VERSION,
    game,
    rules: rules ?? {},
    seats: (players as unknown[]).length,
    setup,
    salt: table.opened.salt,
  };
  return (await sha256(sorted(told))) === remembered(table);
}

/** JSON without spaces and with sorted keys. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, content]) => `${JSON.stringify(name)}:${sorted(content)}`).join()}}`;
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
