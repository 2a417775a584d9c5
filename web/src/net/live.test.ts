// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type Connection, type Listener } from "./live";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made[FakeSocket.made.length - 1]!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  says(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

const MOVE = { type: "move", seat: 0, move: { seat: 0, do: "discard", card: "altar" } } as const;
const FIRST_PAUSE = 500;

let heard: { connections: Connection[]; tables: unknown[]; states: number[]; hellos: unknown[] };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard = { connections: [], tables: [], states: [], hellos: [] };
  const listener: Listener = {
    hello: (table, person, now) => heard.hellos.push([table, person, now]),
    table: (table) => heard.tables.push(table),
    state: (state) => heard.states.push(state.serial),
    connection: (now) => heard.connections.push(now),
  };
  live = new Live("abc", listener);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("connecting", () => {
  test("the address names the table, and at first no serial", () => {
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/live$/);
  });

  test("what the server says reaches the listener", () => {
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: "hello", table: { id: "abc" }, person: null, now: 7 });
    FakeSocket.last.says({ type: "table", table: { id: "abc", ply: 1 } });
    FakeSocket.last.says({ type: "state", serial: 4 });
    expect(heard).toEqual({
      connections: ["open"],
      hellos: [[{ id: "abc" }, null, 7]],
      tables: [{ id: "abc", ply: 1 }],
      states: [4],
    });
  });

  test("a ping goes out as long as the socket is open", () => {
    FakeSocket.last.opens();
    vi.advanceTimersByTime(45_000);
    expect(FakeSocket.last.sent).toEqual([{ type: "ping" }, { type: "ping" }]);
  });
});

describe("a lost connection", () => {
  test("is told, and another one asks for what happened since", () => {
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: "state", serial: 9 });
    FakeSocket.last.close();
    expect(heard.connections).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.url).toMatch(/live\?since=9$/);
  });

  test("is tried again after longer and longer pauses, up to ten seconds", () => {
    const pauses = [500, 1000, 2000, 4000, 8000, 10_000, 10_000];
    for (const [n, pause] of pauses.entries()) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made).toHaveLength(n + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(n + 2);
    }
  });

  test("is tried at once when the device is online again", () => {
    FakeSocket.last.close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a server that says goodbye and closes is called again", () => {
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: "goodbye" });
    FakeSocket.last.close();
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("an act", () => {
  test("waits for the socket, goes out once, and is settled by its acknowledgement", async () => {
    const done = live.act(MOVE, 3);
    FakeSocket.last.opens();
    const [frame] = FakeSocket.last.sent;
    expect(frame).toMatchObject({ ...MOVE, seen: 3 });
    FakeSocket.last.says({ type: "ack", id: frame!["id"], serial: 4, ply: 2 });
    await expect(done).resolves.toMatchObject({ serial: 4, ply: 2 });
  });

  test("that got no answer before a break is sent again, the same; one that was answered is not", async () => {
    FakeSocket.last.opens();
    const answered = live.act(MOVE, 3);
    const open = live.act({ type: "undo", seat: 0 }, 4);
    const [first, second] = FakeSocket.last.sent;
    FakeSocket.last.says({ type: "ack", id: first!["id"], serial: 4, ply: 2 });
    FakeSocket.last.close();
    vi.advanceTimersByTime(FIRST_PAUSE);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([second]);
    FakeSocket.last.says({ type: "ack", id: second!["id"], serial: 5, ply: 1 });
    await expect(Promise.all([answered, open])).resolves.toHaveLength(2);
  });

  test("that is refused says why", async () => {
    FakeSocket.last.opens();
    const refused = live.act(MOVE, 3);
    const id = FakeSocket.last.sent[0]!["id"];
    FakeSocket.last.says({ type: "refusal", id, code: "not_your_turn", sentence: "Wait for your turn." });
    await expect(refused).rejects.toMatchObject({ code: "not_your_turn", sentence: "Wait for your turn." });
  });

  test("an answer to something else changes nothing", () => {
    FakeSocket.last.opens();
    let settled = false;
    void live.act(MOVE, 3).finally(() => (settled = true));
    FakeSocket.last.says({ type: "ack", id: "another", serial: 4, ply: 2 });
    expect(settled).toBe(false);
  });
});

test("whoever takes a name connects anew, with everything from the beginning", () => {
  const old = FakeSocket.last;
  old.opens();
  old.says({ type: "state", serial: 9 });
  live.again();
  expect(FakeSocket.last.url).toMatch(/live$/);
  expect(old.readyState).toBe(3);
  expect(heard.connections).toEqual(["open"]);
});

test("after closing nothing is tried again", () => {
  FakeSocket.last.opens();
  live.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(1);
});
