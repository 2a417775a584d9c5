/** The seal of a deal: its SHA-256 is shown before the first move, and opened after the last one. */
import * as api from "./api";

const VERSION = "thauma-deal/1";
const DELETED = "deleted"; // the name of somebody who is gone
const VERSION_OF_SEAL = "thauma-deal/2";
const key = (id: string): string => `thauma-seal-${id}`;
const seatsKey = (id: string): string => `thauma-seats-${id}`;

/** Keep the seals as they were when we first saw them: only those prove anything. */
export function rememberSeal(table: api.Table): void {
  if (table.opened !== null) return;
  keep(key(table.id), table.commitment);
  if (table.seal) keep(seatsKey(table.id), table.seal);
}

function keep(name: string, seal: string): void {
  try {
    sessionStorage.setItem(name, sessionStorage.getItem(name) ?? seal);
  } catch {
    // Without a memory the seal of the server is compared.
  }
}

function kept(name: string, otherwise: string): string {
  try {
    return sessionStorage.getItem(name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether the deal that was played is the one that was sealed, and by those who sat there when the game began; null if
 * this can't be found out here. */
export async function matchesSeal(table: api.Table): Promise<boolean | null> {
  if (table.opened === null || !globalThis.crypto?.subtle) return null;
  const record = await api.record(table.id).catch(() => null);
  if (!record) return null;
  const { salt } = table.opened;
  if ((await sha256(sealed(record, salt))) !== kept(key(table.id), table.commitment)) return false;
  if (!table.seal || (record["players"] as string[]).includes(DELETED)) return true; // a name is gone, and with it its seal
  return (await sha256(sealed(record, salt, true))) === kept(seatsKey(table.id), table.seal);
}

/** What is sealed of a game: the deal, and in the second seal who sat where. */
export function sealed(record: Record<string, unknown>, salt: string, withPlayers = false): string {
  const { game, rules, setup, players } = record;
  const told = { version: VERSION, game, rules: rules ?? {}, seats: (players as unknown[]).length, setup, salt };
  return sorted(withPlayers ? { ...told, version: VERSION_OF_SEAL, players } : told);
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
