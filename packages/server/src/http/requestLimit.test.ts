import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestLimit } from "../limits/requestLimit";
import { testServers } from "../testing/testServers";

const serve = testServers();
/** Stands still, so that every wait is a whole minute. */
const now = () => 0;
const headers = { host: "localhost:8000" };

it("one address asks the API so often in a minute, whatever it asks for; pages and search go on", async () => {
  const app = await serve({
    limits: { requests: createRequestLimit({ most: 3, windowMs: 60_000, now }) },
    trustProxy: true,
  });
  const ask = (url: string, address = "192.0.2.1") =>
    app.inject({ url, headers: { ...headers, "x-forwarded-for": address } });
  for (const url of ["/api/trips/5000001/departures", "/api/users/me", "/api/nothing"])
    expect((await ask(url)).statusCode).not.toBe(429);
  const refused = await ask("/api/trips/5000002/departures");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect(refused.json()).toMatchObject({
    type: "/probleme/zu-viele-anfragen",
    detail: "Von hier kamen gerade sehr viele Anfragen. Bitte warten Sie eine Minute.",
  });
  expect((await ask("/api/trips/search?q=h")).statusCode).not.toBe(429);
  expect((await ask("/de")).statusCode).toBe(200);
  expect((await ask("/api/users/me", "192.0.2.2")).statusCode).not.toBe(429);
});

it("one network asks the API so often in a minute, however many addresses it has", async () => {
  const app = await serve({
    limits: {
      requests: createRequestLimit({ most: 2, windowMs: 60_000, now }),
      requestsOfNetwork: createRequestLimit({ most: 3, windowMs: 60_000, now }),
    },
    trustProxy: true,
  });
  const ask = async (address: string) =>
    (await app.inject({ url: "/api/users/me", headers: { ...headers, "x-forwarded-for": address } }))
      .statusCode;
  const of = (host: number) => `2001:db8:77:${host}::1`;
  expect([await ask(of(1)), await ask(of(2)), await ask(of(3)), await ask(of(4))]).toEqual([
    401, 401, 401, 429,
  ]);
  expect(await ask("2001:db8:78::1")).toBe(401);
});

it.each([
  ["an encoded letter", "/%61pi/users/me"],
  ["a target with a host", "http://localhost:8000/api/users/me"],
])("is passed by no other spelling of the address: %s", async (_spelling, url) => {
  const app = await serve({ limits: { requests: createRequestLimit({ most: 2, windowMs: 60_000, now }) } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      // As it stands, without a client that tidies it.
      const sent = request({ port, path: url, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on("error", reject).end();
    });
  expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
});

it.each([
  ["pictures", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
  ["frames", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
  ["calls", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", origin: "https://fremd.example" }],
])("is used up by no %s of a foreign page; who is led here by one is answered", async (_, fetched) => {
  const limit = () => createRequestLimit({ most: 1, windowMs: 60_000, now });
  const app = await serve({ limits: { requests: limit(), searches: limit(), suggestions: limit() } });
  const urls = ["/api/plans", "/api/trips/search?q=h", "/api/trips/suggest?q=h"];
  const ask = async (url: string, more: object) =>
    (await app.inject({ url, headers: { ...headers, "sec-fetch-site": "cross-site", ...more } })).statusCode;
  for (const url of urls) expect([await ask(url, fetched), await ask(url, fetched)]).toEqual([403, 403]);
  const led = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const url of urls) expect([403, 429]).not.toContain(await ask(url, led));
  for (const url of urls) expect(await ask(url, led)).toBe(429);
});

it("searches have a limit of their own", async () => {
  const app = await serve({ limits: { searches: createRequestLimit({ most: 2, windowMs: 60_000, now }) } });
  const search = () => app.inject({ url: "/api/trips/search?q=h", headers });
  const answers = [await search(), await search(), await search()];
  expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true]);
  expect(answers[2]?.headers["retry-after"]).toBe("60");
  expect((await app.inject({ url: "/api/users/me", headers })).statusCode).toBe(401);
});
