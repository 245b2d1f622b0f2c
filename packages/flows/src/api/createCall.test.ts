import { withNavigator } from "../testing/withNavigator";
import type { ApiFailure } from "./ApiFailure";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readFile, readList, readNamedFile, readNothing, readObject } from "./readAnswer";

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

it.each<[string | null, number | null]>([
  [null, null],
  ["0", 0],
  ["999999", 999_999],
  ["1000000", null],
  ["12s", null],
  ["s12", null],
  ["", null],
])("the time to wait %j is %j seconds", async (text, seconds) => {
  const headers: Record<string, string> = text === null ? {} : { "retry-after": text };
  const { call } = apiWith(json({}, { status: 503, headers }));
  expect(await failureOf(call("/a", readObject))).toMatchObject({ retryAfterSeconds: seconds });
});

it("an issue needs a field and words, by either name of the field; what is empty is missing", async () => {
  const issues = [
    { parameter: "a", message: "x" },
    { field: "b", message: "y" },
    { field: "c" },
    { message: "z" },
    { field: "", message: "z" },
    { field: 7, message: "z" },
    "a",
  ];
  const { call } = apiWith(json({ type: "", detail: 7, issues }, { status: 422 }));
  expect(await failureOf(call("/a", readObject))).toMatchObject({
    ...{ type: null, detail: null },
    issues: [
      { field: "a", message: "x" },
      { field: "b", message: "y" },
    ],
  });
  const error = { details: { issues: [{ field: "d", message: "v" }] } };
  const other = apiWith(json({ error }, { status: 400 }));
  expect(await failureOf(other.call("/a", readObject))).toMatchObject({
    issues: [{ field: "d", message: "v" }],
  });
  const none = apiWith(json({ issues: { 0: issues[0] } }, { status: 400 }));
  expect(await failureOf(none.call("/a", readObject))).toMatchObject({ issues: [] });
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

it.each([
  ['attachment; filename="x.ics"', true],
  ["inline;filename=x.ics", true],
  ["inline", false],
  [null, false],
])("a file by the words %j has a name: %s", async (words, isIt) => {
  const headers: Record<string, string> = words === null ? {} : { "content-disposition": words };
  const { call } = apiWith(() => Promise.resolve(new Response("…", { headers })));
  expect(await failureOf(call("/a", readNamedFile))).toEqual(
    isIt ? null : expect.objectContaining({ kind: "unreadable" }),
  );
});

it("what brought a failure about is kept with it", async () => {
  const cause = new TypeError("Failed to fetch");
  const lost = await failureOf(apiWith(() => Promise.reject(cause)).call("/a", readObject));
  expect(lost?.cause).toBe(cause);
  const odd = await failureOf(apiWith(json({})).call("/a", () => Promise.reject(cause)));
  expect([odd?.kind, odd?.cause]).toEqual(["unreadable", cause]);
});

it.each([200, 400, 403])("the status %s is no refused token", async (status) => {
  const onUnauthorized = jest.fn();
  const { call } = apiWith(json({}, { status }), { token: () => "t1", onUnauthorized });
  await failureOf(call("/a", readObject));
  expect(onUnauthorized).not.toHaveBeenCalled();
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

it("without another word the browser says whether there is a connection", async () => {
  const failed = () =>
    failureOf(createCall({ fetch: () => Promise.reject(new TypeError("?")) })("/a", readObject));
  expect(await withNavigator({ onLine: false }, failed)).toMatchObject({ kind: "offline" });
  for (const navigator of [{ onLine: true }, undefined])
    expect(await withNavigator(navigator, failed)).toMatchObject({ kind: "unreachable" });
});

it("without a base, a token and anybody who hears of refusals a call goes to the own server as it is", async () => {
  const asked: unknown[] = [];
  const call = createCall({
    fetch: (input, init) => {
      asked.push([input, init?.headers]);
      return Promise.resolve(Response.json({}, { status: 401 }));
    },
  });
  expect(await failureOf(call("/a", readObject, { token: "t" }))).toMatchObject({
    kind: "refused",
    status: 401,
  });
  await failureOf(call("/a", readObject, { headers: { "x-own": "1", accept: "text/html" } }));
  expect(asked).toEqual([
    ["/a", { accept: "application/json", authorization: "Bearer t" }],
    ["/a", { "x-own": "1", accept: "application/json" }],
  ]);
});

it("a caller's signal that lives on holds nothing of a call that is over", async () => {
  const { signal } = new AbortController();
  const heard = jest.spyOn(signal, "addEventListener");
  const left = jest.spyOn(signal, "removeEventListener");
  await apiWith(json({})).call("/a", readObject, { signal });
  await failureOf(apiWith(json({}, { status: 500 })).call("/a", readObject, { signal }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(left.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    heard.mock.calls.map(([type, listener]) => [type, listener]),
  );
});

it("the caller's reason is the one by which its call ends, also while the answer is read", async () => {
  const reason = new Error("another screen");
  const ended = new AbortController();
  ended.abort(reason);
  const { call, asked } = apiWith(({ init }) => Promise.reject(init.signal?.reason as Error));
  expect(await failureOf(call("/a", readObject, { signal: ended.signal }))).toBe(reason);
  expect(asked[0]?.init.signal?.aborted).toBe(true);

  const controller = new AbortController();
  const reading = apiWith(() => Promise.resolve(new Response("{}"))).call(
    "/a",
    () => {
      controller.abort(reason);
      return Promise.reject(reason);
    },
    { signal: controller.signal },
  );
  expect(await failureOf(reading)).toBe(reason);
});

it("tells of a 401 with the token that was sent, and only when one was", async () => {
  const onUnauthorized = jest.fn();
  const { call } = apiWith(json({}, { status: 401 }), { token: () => "t1", onUnauthorized });
  await failureOf(call("/a", readObject));
  await failureOf(call("/a", readObject, { token: null }));
  expect(onUnauthorized.mock.calls).toEqual([["t1"]]);
});
