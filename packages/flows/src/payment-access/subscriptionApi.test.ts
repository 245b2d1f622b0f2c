import { createSubscriptionApi } from "./subscriptionApi";

const answering = (body: unknown, status = 200) => {
  const request = jest.fn((_address: string | URL | Request, _init?: RequestInit) =>
    Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status })),
  );
  return { request, ask: () => createSubscriptionApi(request, () => "t0ken")(new AbortController().signal) };
};

it("asks with the bearer token, and reads whose subscription it is [3.9]", async () => {
  const { request, ask } = answering({ success: true, data: { customer: { email: "anna@example.org" } } });
  expect(await ask()).toEqual({ outcome: "customer", email: "anna@example.org" });
  const [address, init] = request.mock.calls[0] ?? [];
  expect([address, init?.headers]).toEqual([
    "/api/user-subscription",
    { authorization: "Bearer t0ken", accept: "application/json" },
  ]);
});

it.each([401, 403, 500])("a status %i is a refusal", async (status) => {
  expect(await answering({ success: false }, status).ask()).toEqual({ outcome: "refused", status });
});

it.each([
  ["no success", { success: false, data: { customer: { email: "anna@example.org" } } }],
  ["no customer", { success: true, data: {} }],
  ["no address", { success: true, data: { customer: { email: 7 } } }],
  ["no JSON", "<html>"],
])("rejects an answer with %s", async (_name, body) => {
  await expect(answering(body).ask()).rejects.toThrow();
});
