import type { ApiFailure } from "./ApiFailure";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readFile, readList, readNothing, readObject } from "./readAnswer";

interface Asked {
  input: string;
  init: RequestInit;
}

function apiWith(answer: (asked: Asked) => Promise<Response>, options: Partial<ApiOptions> = {}) {
  const asked: Asked[] = [];
  const call = createCall({
    fetch: (input, init = {}) => {
      const one = { input: input as string, init };
      asked.push(one);
      return answer(one);
    },
    isOnline: () => true,
    ...options,
  });
  return { call, asked };
}

const json = (body: unknown, init?: ResponseInit) => () => Promise.resolve(Response.json(body, init));
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiFailure,
  );
/** Never answers by itself, as a browser's fetch does: it rejects when it is aborted. */
const silent = ({ init: { signal } }: Asked) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );

afterEach(() => jest.useRealTimers());

it("asks with the bearer that there is at the moment, without a cache, and in JSON", async () => {
  let token: string | null = "t1";
  const { call, asked } = apiWith(json({ a: 1 }), { baseUrl: "https://x.example", token: () => token });
  expect(await call("/api/a", readObject, { method: "PATCH", body: { b: 2 } })).toEqual({ a: 1 });
  token = null;
  await call("/api/a", readObject);
  await call("/api/a", readObject, { token: "other" });
  expect(
    asked.map(({ input, init: { method, cache, headers, body } }) => [input, method, cache, headers, body]),
  ).toEqual([
    [
      "https://x.example/api/a",
      "PATCH",
      "no-store",
      { accept: "application/json", "content-type": "application/json", authorization: "Bearer t1" },
      '{"b":2}',
    ],
    ["https://x.example/api/a", "GET", "no-store", { accept: "application/json" }, undefined],
    [
      "https://x.example/api/a",
      "GET",
      "no-store",
      { accept: "application/json", authorization: "Bearer other" },
      undefined,
    ],
  ]);
});

it("reads a problem document with its issues and the time to wait", async () => {
  const problem = {
    type: "/probleme/angaben-pruefen",
    title: "Invalid",
    status: 422,
    detail: "Bitte prüfen Sie Ihre Angaben.",
    issues: [{ parameter: "phone", message: "Zu kurz." }, { message: "ohne Feld" }, null],
  };
  const { call } = apiWith(json(problem, { status: 422, headers: { "retry-after": "30" } }));
  expect(await failureOf(call("/api/account", readObject))).toMatchObject({
    ...{ kind: "refused", status: 422, code: null, type: problem.type, detail: problem.detail },
    issues: [{ field: "phone", message: "Zu kurz." }],
    retryAfterSeconds: 30,
  });
});

it("reads the content system's code, and nothing of its English words", async () => {
  const error = {
    status: 400,
    name: "ValidationError",
    message: "Invalid",
    details: { code: "credentials" },
  };
  const { call } = apiWith(json({ data: null, error }, { status: 400 }));
  expect(await failureOf(call("/api/auth/local", readObject))).toMatchObject({
    ...{ kind: "refused", status: 400, code: "credentials", type: null, detail: null, issues: [] },
  });
});

it.each([
  ["<html>", 502, {}],
  ["", 503, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }],
  ["[]", 500, { "retry-after": "-1" }],
])("a refusal of %j says only its status", async (text, status, headers) => {
  const { call } = apiWith(() => Promise.resolve(new Response(text, { status, headers })));
  expect(await failureOf(call("/api/a", readObject))).toMatchObject({
    ...{ kind: "refused", status, type: null, code: null, detail: null, issues: [], retryAfterSeconds: null },
  });
});

it.each([
  ["no JSON", "<html>", readObject],
  ["a list for an object", "[]", readObject],
  ["nothing in data", "{}", readData],
  ["null in data", '{"data":null}', readData],
  ["a text in data", '{"data":"x"}', readData],
  ["an object for a list", '{"data":{}}', readList],
])("an answer that is well and cannot be read: %s", async (_name, text, read) => {
  const { call } = apiWith(() => Promise.resolve(new Response(text)));
  expect(await failureOf(call<unknown>("/api/a", read))).toMatchObject({ kind: "unreadable", status: 200 });
});

it.each([
  ["Application/GPX+xml ; charset=utf-8", true],
  ["application/gpx+xml", true],
  ["application/xml", false],
  ["", false],
])("a file of the type %j is the one that was asked for: %s", async (type, isIt) => {
  const { call } = apiWith(() => Promise.resolve(new Response("…", { headers: { "content-type": type } })));
  const answer = call("/a", readFile("application/gpx+xml"));
  expect(await failureOf(answer)).toEqual(isIt ? null : expect.objectContaining({ kind: "unreadable" }));
});

it("reads what is there, and nothing where nothing is said", async () => {
  expect(await apiWith(json({ data: [1] })).call("/a", readList)).toEqual([1]);
  expect(await apiWith(json({ data: { a: 1 } })).call("/a", readData)).toEqual({ a: 1 });
  const empty = () => Promise.resolve(new Response(null, { status: 204 }));
  expect(await apiWith(empty).call("/a", readNothing)).toBeUndefined();
  const accepted = () => Promise.resolve(new Response("", { status: 202 }));
  expect(await apiWith(accepted).call("/a", readNothing)).toBeUndefined();
});

it.each([
  ["a page of somebody else under 200", new Response("<html>Wartung</html>")],
  ["the same under 202", new Response("<html>Wartung</html>", { status: 202 })],
  ["an empty page", new Response("")],
  ["an object", Response.json({ data: {} })],
])("%s is no yes where nothing should be said", async (_name, response) => {
  const { call } = apiWith(() => Promise.resolve(response.clone()));
  expect(await failureOf(call("/a", readNothing, { method: "DELETE" }))).toMatchObject({
    kind: "unreadable",
    status: response.status,
  });
});

it("leaves a 401 to a caller who judges it, and tells of every other", async () => {
  const onUnauthorized = jest.fn();
  const { call } = apiWith(json({}, { status: 401 }), { token: () => "t1", onUnauthorized });
  expect(await failureOf(call("/a", readObject, { judges401: true }))).toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await failureOf(call("/a", readObject));
  expect(onUnauthorized.mock.calls).toEqual([["t1"]]);
});

it("gives up after its time limit, ten seconds unless told", async () => {
  jest.useFakeTimers();
  const { call, asked } = apiWith(silent);
  const slow = failureOf(call("/a", readObject));
  const short = failureOf(call("/b", readObject, { limitMs: 2_000 }));
  jest.advanceTimersByTime(1_999);
  expect(asked.map(({ init }) => init.signal?.aborted)).toEqual([false, false]);
  jest.advanceTimersByTime(1);
  expect(await short).toMatchObject({ kind: "timeout", status: 0 });
  jest.advanceTimersByTime(7_999);
  expect(asked[0]?.init.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await slow).toMatchObject({ kind: "timeout" });
});

it("the limit holds for the body too, and leaves no timer behind", async () => {
  jest.useFakeTimers();
  const { call } = apiWith(({ init: { signal } }) => {
    const body = new ReadableStream({
      start: (controller) => signal?.addEventListener("abort", () => controller.error(new Error("aborted"))),
    });
    return Promise.resolve(new Response(body));
  });
  const failure = failureOf(call("/a", readObject));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ kind: "timeout" });
  await apiWith(json({})).call("/a", readObject);
  expect(jest.getTimerCount()).toBe(0);
});

it("an abort by the caller stays an abort", async () => {
  const { call } = apiWith(silent);
  const controller = new AbortController();
  const failure = failureOf(call("/a", readObject, { signal: controller.signal }));
  controller.abort();
  expect(await failure).toMatchObject({ name: "AbortError" });
  const { call: again, asked } = apiWith(({ init: { signal } }) =>
    signal?.aborted
      ? Promise.reject(new DOMException("aborted", "AbortError"))
      : Promise.resolve(Response.json({})),
  );
  expect(await failureOf(again("/a", readObject, { signal: controller.signal }))).toMatchObject({
    name: "AbortError",
  });
  expect(asked.length).toBe(1);
});

it.each([
  [true, "unreachable"],
  [false, "offline"],
])("a connection that fails while the browser is online (%s) is %s", async (isOnline, kind) => {
  const { call } = apiWith(() => Promise.reject(new TypeError("Failed to fetch")), {
    isOnline: () => isOnline,
  });
  expect(await failureOf(call("/a", readObject))).toMatchObject({ kind, status: 0 });
});

it("tells of a 401 with the token that was sent, and only when one was", async () => {
  const onUnauthorized = jest.fn();
  const { call } = apiWith(json({}, { status: 401 }), { token: () => "t1", onUnauthorized });
  await failureOf(call("/a", readObject));
  await failureOf(call("/a", readObject, { token: null }));
  expect(onUnauthorized.mock.calls).toEqual([["t1"]]);
});
