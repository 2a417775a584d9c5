// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../language/index.svelte";
import * as api from "./api";

const answers = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
const answer = (content: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(status === 204 ? null : JSON.stringify(content), { status }));

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  answers.mockReset();
  vi.unstubAllGlobals();
});

describe("a question", () => {
  test("goes to the API with a body, if it has one", async () => {
    answers.mockImplementation(() => answer({ id: "p" }));
    expect(await api.becomeGuest("Ann")).toEqual({ id: "p" });
    const [path, request] = answers.mock.calls[0]!;
    expect([path, request.method, request.body]).toEqual(["/api/guests", "POST", '{"name":"Ann"}']);
  });

  test("leaves out what nobody wished", async () => {
    answers.mockImplementation(() => answer({ tables: [], next: null }));
    await api.games({ player: "Ann B", game: "", by: "science" });
    await api.state("t", null);
    await api.ply("t", 3, 1);
    expect(answers.mock.calls.map(([path]) => path)).toEqual([
      "/api/games?player=Ann+B&by=science",
      "/api/tables/t/state",
      "/api/tables/t/plies/3?seat=1",
    ]);
  });

  test("may have no answer but that it is done", async () => {
    answers.mockImplementation(() => answer(null, 204));
    expect(await api.logout()).toBeUndefined();
  });
});

describe("a refusal", () => {
  const refused = async (): Promise<api.Refusal> => {
    const caught: unknown = await api.lobby().catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(api.Refusal);
    return caught as api.Refusal;
  };

  test("has the server's code and sentence, in the chosen language if the code is known", async () => {
    answers.mockImplementation(() => answer({ code: "no_such_code", sentence: "Not today." }, 400));
    expect(await refused()).toMatchObject({ code: "no_such_code", words: "Not today." });
    answers.mockImplementation(() => answer({ code: "seat_taken", sentence: "x" }, 409));
    expect((await refused()).words).not.toBe("x");
  });

  test("is made of anything that the server says", async () => {
    answers.mockImplementation(() => Promise.resolve(new Response("<html>", { status: 502 })));
    expect((await refused()).code).toBe("server_gone");
    answers.mockImplementation(() => Promise.reject(new Error("no network")));
    expect((await refused()).code).toBe("offline");
  });
});
