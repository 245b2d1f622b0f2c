import Fastify from "fastify";
import { answerFailure } from "../../http/failures";
import type { SessionSource } from "../../ports";
import { silent, signedInUser } from "../../testing/fakes";
import { createUserGuard } from "./requireUser";

async function ask(user: SessionSource["user"], headers: Record<string, string> = {}) {
  const guard = createUserGuard({ user });
  const app = Fastify({ loggerInstance: silent });
  app.setErrorHandler(answerFailure);
  app.get("/user", async (request) => guard.requireUser(request));
  app.get("/manager", async (request) => guard.requireManager(request));
  app.get("/anybody", async (request) => ({ user: (await guard.optionalUser(request)) ?? null }));
  const answers = await Promise.all(
    ["/user", "/manager", "/anybody"].map((url) =>
      app.inject({ url, headers: { host: "localhost", authorization: "Bearer abc", ...headers } }),
    ),
  );
  await app.close();
  return answers.map(({ statusCode, headers: sent, json }) => ({
    statusCode,
    sent,
    body: json<unknown>(),
  }));
}
const statuses = async (...parameters: Parameters<typeof ask>) =>
  (await ask(...parameters)).map(({ statusCode }) => statusCode);

it("tells a traveller from a manager, and asks each time", async () => {
  const user = jest.fn(() => Promise.resolve(signedInUser()));
  const [own, manager, anybody] = await ask(user);
  expect([own?.statusCode, own?.body]).toEqual([200, signedInUser()]);
  expect([manager?.statusCode, manager?.body]).toEqual([
    403,
    expect.objectContaining({ detail: "Diese Seite ist der Verwaltung vorbehalten." }),
  ]);
  expect(anybody?.body).toEqual({ user: signedInUser() });
  expect(user).toHaveBeenCalledTimes(3);
  expect(await statuses(() => Promise.resolve(signedInUser({ role: "manager" })))).toEqual([200, 200, 200]);
});

it("asks whoever proves nothing to sign in, and goes on without them where that is possible", async () => {
  const [own, manager, anybody] = await ask(() => Promise.resolve(undefined));
  for (const answer of [own, manager]) {
    expect(answer?.body).toMatchObject({ status: 401, type: "/probleme/nicht-angemeldet" });
    expect(answer?.sent["www-authenticate"]).toBe('Bearer realm="gratweg"');
  }
  expect(anybody?.body).toEqual({ user: null });
  const asked = jest.fn();
  expect(await statuses(asked, { authorization: "Basic abc" })).toEqual([401, 401, 200]);
  expect(asked).not.toHaveBeenCalled();
});

it("takes a blocked account for none", async () => {
  expect(await statuses(() => Promise.resolve(signedInUser({ blocked: true, role: "manager" })))).toEqual([
    401, 401, 200,
  ]);
});

it("never takes a content system that fails, or ignores the time limit, for an answer", async () => {
  expect(await statuses(() => Promise.reject(new Error("away")))).toEqual([503, 503, 503]);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  expect(await statuses(() => new Promise(() => undefined))).toEqual([503, 503, 503]);
  expect(timeout.mock.calls).toEqual([[5_000], [5_000], [5_000]]);
  timeout.mockRestore();
});

it("knows foreign hosts", async () => {
  expect(await statuses(() => Promise.resolve(signedInUser()), { host: "evil.example" })).toEqual([
    421, 421, 421,
  ]);
});
