import { ACCOUNT_ENVIRONMENT, SITE, signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";

const AT_ONCE = 60;
const from = (index: number) => ({ address: `10.0.${index}.1` });
let strapi: RunningStrapi;

beforeAll(async () => {
  strapi = await startStrapi({
    seed: "none",
    env: {
      ...ACCOUNT_ENVIRONMENT,
      GRATWEG_HASH_WORKERS: "1",
      GRATWEG_SIGN_INS_WAITING: "3",
      GRATWEG_TRUST_PROXY: "loopback",
      GRATWEG_SIGN_IN_FAILURES_PER_ADDRESS: "0",
    },
  });
});
afterAll(() => strapi?.stop());

it("sixty sign-ins at once, four places: the rest is told at once when to come again, and everything else goes on", async () => {
  const auth = signInOf(strapi);
  const order: string[] = [];
  const signIns = Array.from({ length: AT_ONCE }, (_, index) =>
    // One address alone would get a quarter of the places, one network half of them.
    auth.signIn(`person-${index}@post.example`, "ein falsches Wort", from(index)).then((answer) => {
      order.push(answer.code ?? "");
      return answer;
    }),
  );
  const health = fetch(`${strapi.url}/_health`).then(({ status }) => order.push(`health ${status}`));
  const answers = await Promise.all(signIns);
  await health;
  const busy = answers.filter(({ code }) => code === "busy");
  const looked = answers.filter(({ code }) => code === "credentials");
  expect(busy.length + looked.length).toBe(AT_ONCE);
  // One of the four is for browsers that have signed in before.
  expect(looked.length).toBeGreaterThanOrEqual(3);
  expect(busy.length).toBeGreaterThan(AT_ONCE / 2);
  expect(busy.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(busy.map(() => [503, 1]));
  // Whoever is turned away hears it before the last one who waits, and health before that too.
  expect(order.at(-1)).toBe("credentials");

  const refused = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${strapi.url}/api/auth/forgot-password`, {
        method: "POST",
        headers: { origin: SITE, "content-type": "application/json" },
        body: JSON.stringify({ email: "niemand@post.example" }),
      }),
    ),
  );
  const away = refused.find(({ status }) => status === 503);
  expect([
    away?.headers.get("access-control-allow-origin"),
    away?.headers.get("access-control-expose-headers"),
  ]).toEqual([SITE, "Retry-After"]);
  expect((await auth.signIn("person@post.example", "ein falsches Wort")).code).toBe("credentials");
});
