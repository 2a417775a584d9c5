/** The server over HTTP. Every refusal becomes a Refusal with a code and a sentence. */
import { knows, say } from "../language/index.svelte";
import type { GameName, Move, Result } from "../data/types";
import type * as wire from "../wire/server";
import type { Found, Person, Profile, Ranked } from "../wire/server";

export type { Clocks, Found, Person, Profile, Ranked, Rating } from "../wire/server";
export type Seat = wire.SeatInfo;
export type Time = wire.TimeControl;
export type Outcome = wire.OutcomeInfo;
export type Table = wire.TableInfo;
export type NewTable = Omit<wire.NewTable, "boards"> & { boards?: { wonder: string; side: string }[] };
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}
/** One seat's sight of the game: `view` is of that game. */
export type State<View> = Omit<wire.State, "view" | "news" | "result"> & {
  view: View;
  news: GameEvent[];
  result: Result | null;
};

/** The server said no, or could not be reached (code `offline`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly legal: Move[] = [],
  ) {
    super(sentence);
  }

  /** In the chosen language if we know the code, else as the server wrote it. */
  get words(): string {
    const key = `error-${this.code.replaceAll("_", "-")}`;
    return knows(key) ? say(key) : this.sentence;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<Answer>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const request: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal("offline", "The server can't be reached.");
  }
  if (answer.status === 204) return undefined as Answer;
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as Answer;
  throw refusal(content);
}

export function refusal(content: unknown): Refusal {
  const { code, sentence, legal } = (content ?? {}) as Partial<{ code: string; sentence: string; legal: Move[] }>;
  return new Refusal(code ?? "server_gone", sentence ?? "The server did not answer as expected.", legal);
}

const get = <Answer>(path: string): Promise<Answer> => ask<Answer>("GET", path);
const query = (wishes: Record<string, string | number | null | undefined>): string => {
  const filled = Object.entries(wishes).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return filled.length ? `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}` : "";
};

export const me = () => get<wire.Me>("/me");
export const becomeGuest = (name: string) => ask<Person>("POST", "/guests", { name });
export const rename = (name: string) => ask<Person>("PATCH", "/me", { name });
export const register = (name: string, password: string) => ask<Person>("POST", "/accounts", { name, password });
export const login = (name: string, password: string) => ask<Person>("POST", "/login", { name, password });
export const logout = () => ask<void>("POST", "/logout");
export const logoutEverywhere = () => ask<void>("POST", "/logout/everywhere");
export const changePassword = (old: string, fresh: string) => ask<Person>("POST", "/me/password", { old, new: fresh });
export const resetPassword = (name: string, code: string, password: string) =>
  ask<Person>("POST", "/password-reset", { name, code, password });
/** Be nobody, for good; an account says its password. */
export const deleteMe = (password?: string) => ask<void>("POST", "/me/delete", password ? { password } : {});
export const myGames = () => get<{ tables: Table[] }>("/me/games");
export const lobby = () => get<wire.Lobby>("/lobby");
export const makeTable = (wish: NewTable) => ask<Table>("POST", "/tables", wish);
/** Go on with a lesson of mine, or begin it. */
export const lesson = (name: string, anew: boolean) => ask<Table>("POST", `/lessons/${name}`, { anew });
export const table = (id: string) => get<Table>(`/tables/${id}`);
export const closeTable = (id: string) => ask<Table>("DELETE", `/tables/${id}`);
export const sit = (id: string, seat: number) => ask<Table>("POST", `/tables/${id}/seats/${seat}`);
export const stand = (id: string, seat: number) => ask<Table>("DELETE", `/tables/${id}/seats/${seat}`);
export const setSeat = (id: string, seat: number, who: { kind: "bot"; level: number } | { kind: "open" }) =>
  ask<Table>("PUT", `/tables/${id}/seats/${seat}`, who);
export const rematch = (id: string) => ask<Table>("POST", `/tables/${id}/rematch`);
export const record = (id: string) => get<Record<string, unknown>>(`/tables/${id}/record`);
export const state = <View>(id: string, seat: number | null) =>
  get<State<View>>(`/tables/${id}/state${query({ seat })}`);
export const ply = <View>(id: string, at: number, seat: number | null) =>
  get<State<View>>(`/tables/${id}/plies/${at}${query({ seat })}`);
export const position = <View>(record: unknown, ply: number, seat: number | null) =>
  ask<State<View>>("POST", "/positions", { record, ply, seat });
/** How good a move of a finished game was. */
export type Option = Omit<wire.Option, "move" | "then"> & { move: Move; then: Move[] };
export type Judged = Omit<wire.Judged, "move" | "best" | "options"> & { move: Move; best: Move; options: Option[] };
export const judged = (id: string, ply: number) => get<Judged>(`/tables/${id}/analysis/${ply}`);
export const judgedRecord = (record: unknown, ply: number) => ask<Judged>("POST", "/analysis", { record, ply });
/** A position of a study, and what the engine thinks of it. */
export interface StudyPosition<View> {
  state: State<View>;
  legal: Move[];
}
export type Looked = Omit<wire.Looked, "lines"> & { lines: Option[] };
export type NewLook = wire.NewLook;
export const studyPosition = <View>(record: unknown, ply: number, seat: number | null) =>
  ask<StudyPosition<View>>("POST", "/study/position", { record, ply, seat });
export const look = (wish: NewLook, signal: AbortSignal) => ask<Looked>("POST", "/study/look", wish, signal);
export const games = (wishes: { player?: string; person?: string; game?: string; by?: string; before?: string }) =>
  get<{ tables: Table[]; next: string | null }>(`/games${query(wishes)}`);
export const levels = () => get<Record<GameName, number[]>>("/levels");
export const ratings = (game: GameName) => get<{ people: Ranked[] }>(`/ratings/${game}`);
export const peopleNamed = (name: string) => get<{ people: Found[] }>(`/people${query({ name })}`);
export const profile = (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`);
export const tokens = () => get<{ tokens: { id: string; label: string }[] }>("/me/tokens");
