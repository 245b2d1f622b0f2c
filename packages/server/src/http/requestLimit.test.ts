import { createRequestLimit } from "../limits/requestLimit";
import { testServers } from "../testing/testServers";

const serve = testServers();
const headers = { host: "localhost:8000" };

it("one address asks the API so often in a minute, whatever it asks for; pages and search go on", async () => {
  const app = await serve({
    requestLimit: createRequestLimit({ most: 3, windowMs: 60_000 }),
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
