import { createDeclarationApi } from "./declarationApi";
import type { DeclarationError } from "./DeclarationError";

const order = { kind: "cancel", entries: { name: "Anna Ott" } } as const;
const receipt = {
  receiptNumber: "K-1",
  receivedAt: "2026-11-21T12:00:00Z",
  declaration: { name: "Anna Ott" },
};
const signal = () => new AbortController().signal;

async function failureFrom(answer: () => Promise<Response>, isOnline = true) {
  const api = createDeclarationApi(answer, () => isOnline);
  const error: unknown = await api(order, signal()).catch((thrown: unknown) => thrown);
  return (error as DeclarationError).failure;
}
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

it("posts the entries and reads the receipt", async () => {
  const asked: [unknown, RequestInit | undefined][] = [];
  const api = createDeclarationApi((address, init) => {
    asked.push([address, init]);
    return json(201, receipt)();
  });
  await expect(api(order, signal())).resolves.toEqual(receipt);
  expect(asked.map(([address, init]) => [address, init?.method, init?.body, init?.headers])).toEqual([
    [
      ...["/api/contracts/cancel", "POST", '{"name":"Anna Ott"}'],
      { "content-type": "application/json", accept: "application/json" },
    ],
  ]);
});

it.each<[string, () => Promise<Response>, object]>([
  [
    "issues",
    json(422, { detail: "x", issues: [{ parameter: "email", message: "Fehlt." }, { parameter: 7 }] }),
    { reason: "invalid", issues: [{ field: "email", message: "Fehlt." }] },
  ],
  ["too many", json(429, { detail: "Später." }), { reason: "tooMany", detail: "Später." }],
  ["away", json(503, { detail: "Gleich." }), { reason: "unavailable", detail: "Gleich." }],
  ["a page", () => Promise.resolve(new Response("<!doctype html>")), { reason: "unavailable", detail: null }],
  ["no receipt", json(201, {}), { reason: "unavailable", detail: null }],
  ["no answer", () => Promise.reject(new TypeError("x")), { reason: "unavailable", detail: null }],
])("%s is a failure with its reason", async (_what, answer, failure) => {
  expect(await failureFrom(answer)).toEqual(failure);
});

it("tells a lost connection from a server that is away, and leaves an abort alone", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await failureFrom(lost, false)).toEqual({ reason: "offline", detail: null });
  const controller = new AbortController();
  controller.abort();
  const abort = new DOMException("aborted", "AbortError");
  const api = createDeclarationApi(
    () => Promise.reject(abort),
    () => true,
  );
  await expect(api(order, controller.signal)).rejects.toBe(abort);
});
