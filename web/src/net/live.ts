/** The socket of one table: connects, connects again, and keeps acts until they are answered. */
import type { Move } from "../data/types";
import type * as wire from "../wire/server";
import { Refusal, refusal, type Person, type State, type Table } from "./api";

export type Connection = "connecting" | "open" | "lost";
/** What a player does, a move as the page knows it; the socket adds the id, and what was seen. */
type Bare<A> = A extends { move: unknown } ? Omit<A, "id" | "seen" | "move"> & { move: Move } : Omit<A, "id" | "seen">;
export type Act = Bare<wire.Act>;

export interface Listener {
  hello(table: Table, person: Person | null, now: number): void;
  table(table: Table): void;
  state(state: State<unknown>): void;
  connection(now: Connection): void;
}

interface Waiting {
  frame: string;
  settle: (answer: { serial: number; ply: number }) => void;
  refuse: (refused: Refusal) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 20_000;

/** What the server says at a table. */
type Said = wire.Hello | wire.TableNews | State<unknown> | wire.Ack | wire.RefusalMessage | wire.Pong | wire.Goodbye;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #serial: number | null = null;
  #pause = FIRST_PAUSE;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  /** Do something at the table. The promise is kept until the server has answered, over lost connections too. */
  act(act: Act, seen: number): Promise<{ serial: number; ply: number }> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const frame = JSON.stringify({ ...act, id, seen });
    return new Promise((settle, refuse) => {
      this.#waiting.set(id, { frame, settle, refuse });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** Connect anew, because I am somebody else now: the server knows a socket by who opened it. */
  again(): void {
    const old = this.#socket;
    this.#serial = null;
    clearTimeout(this.#timer);
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.#serial === null ? "" : `?since=${this.#serial}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Said);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE;
    this.listener.connection("open");
    for (const { frame } of this.#waiting.values()) socket.send(frame);
    clearInterval(this.#heart);
    this.#heart = setInterval(() => socket.send('{"type":"ping"}'), HEARTBEAT);
  }

  #lost(): void {
    clearInterval(this.#heart);
    if (this.#closed) return;
    this.listener.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(said: Said): void {
    if (said.type === "hello") this.listener.hello(said.table, said.person, said.now);
    else if (said.type === "table") this.listener.table(said.table);
    else if (said.type === "state") this.#heardState(said);
    else if (said.type === "ack") this.#answered(said.id)?.settle(said);
    else if (said.type === "refusal") this.#answered(said.id ?? "")?.refuse(refusal(said));
  }

  #heardState(state: State<unknown>): void {
    this.#serial = state.serial;
    this.listener.state(state);
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
