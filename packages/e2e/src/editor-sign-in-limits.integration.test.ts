import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInAsEditor } from "./support/cms-admin";
import { formBrowser } from "./support/form-browser";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";

let strapi: RunningStrapi;
beforeAll(async () => {
  strapi = await startStrapi({
    seed: "none",
    env: { GRATWEG_TRUST_PROXY: "loopback", GRATWEG_ADMIN_SECOND_FACTOR: "optional" },
  });
});
afterAll(() => strapi?.stop());

/** One try at a password, as the proxy hands it on. */
async function guess(email: string, forwardedFor: string, path = "login"): Promise<Response> {
  return fetch(`${strapi.url}/admin/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
    body: JSON.stringify({ email, password: "Ein-falsches-Wort-1" }),
  });
}

async function statuses(count: number, send: (number: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push((await send(number)).status);
  return all;
}

const tally = (all: number[]) => [
  all.filter((status) => status === 400).length,
  all.filter((status) => status === 429).length,
];

it("where the second factor is optional, the password opens, and setting up can wait", async () => {
  const browser = formBrowser(strapi.url);
  expect((await browser.send("/admin/anmelden", strapi.admin)).location).toBe("/admin/anmelden/einrichten");
  expect((await browser.send("/admin/anmelden/einrichten", { later: "1" })).location).toBe("/admin");
  expect((await browser.send("/admin/access-token", {})).status).toBe(200);
});

it("thirty guesses from thirty addresses at one editor are ten", async () => {
  const known = await statuses(30, (number) => guess(strapi.admin.email, `198.51.100.${number}`));
  const unknown = await statuses(30, (number) => guess("niemand@gratweg.example", `198.51.101.${number}`));
  expect([tally(known), tally(unknown)]).toEqual([
    [10, 20],
    [10, 20],
  ]);
});

it("capitals, the form's own address and a trailing slash count for the same editor", async () => {
  const spellings = ["login", "LOGIN", "login/"];
  const all = await statuses(12, (number) =>
    guess("Kim.Grat@Gratweg.example", `198.51.102.${number}`, spellings[number % 3]),
  );
  expect(tally(all)).toEqual([10, 2]);
});

it("thirty accounts tried from one address are the last", async () => {
  const all = await statuses(33, (number) => guess(`spray${number}@gratweg.example`, "203.0.113.5"));
  expect(tally(all)).toEqual([30, 3]);
});

it("what a caller writes into X-Forwarded-For before the proxy's own entry makes nobody else of them", async () => {
  const all = await statuses(33, (number) =>
    guess(`forged${number}@gratweg.example`, `10.9.8.${number}, 203.0.113.6`),
  );
  expect(tally(all)).toEqual([30, 3]);
});

it("answers a known and an unknown editor alike", async () => {
  const answers = await Promise.all(
    ["anna@gratweg.example", strapi.admin.email].map(async (email) => {
      const answer = await fetch(`${strapi.url}/admin/forgot-password`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
        body: JSON.stringify({ email }),
      });
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

it("asking for the mail of a forgotten password counts by account and by address", async () => {
  const ask = (email: string, address: string) => guess(email, address, "forgot-password");
  const account = await statuses(12, (number) => ask("eva@gratweg.example", `198.51.103.${number}`));
  const address = await statuses(33, (number) => ask(`eva${number}@gratweg.example`, "203.0.113.8"));
  expect([
    account.filter((status) => status === 429).length,
    address.filter((status) => status === 429).length,
  ]).toEqual([2, 3]);
});

it("nobody makes the first account over the network, and nobody guesses at links without end", async () => {
  const first = await guess("neu@gratweg.example", "203.0.113.9", "register-admin");
  expect(first.status).toBe(403);
  const reset = await statuses(33, () =>
    fetch(`${strapi.url}/admin/reset-password`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.10" },
      body: JSON.stringify({ resetPasswordToken: "x".repeat(40), password: "Gamaschen-2027" }),
    }),
  );
  expect(tally(reset)).toEqual([30, 3]);
});

it("an admin token of before is gone with the first start that may need a second factor", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "gratweg-admin-tokens-"));
  const statuses: number[] = [];
  let accessKey = "";
  try {
    for (const mode of ["off", "required"]) {
      const system = await startStrapi({
        seed: "none",
        dataFolder,
        env: { GRATWEG_ADMIN_SECOND_FACTOR: mode },
      });
      try {
        if (mode === "off") {
          const made = await (
            await signInAsEditor(system)
          ).call<{ data: { accessKey: string } }>("POST", "/admin/admin-tokens", {
            ...{ name: "Von früher", description: "", lifespan: null },
            adminPermissions: [{ action: "admin::users.read", actionParameters: {}, conditions: [] }],
          });
          accessKey = made.body.data.accessKey;
        }
        const headers = { authorization: `Bearer ${accessKey}` };
        statuses.push((await fetch(`${system.url}/admin/users`, { headers })).status);
      } finally {
        await system.stop();
      }
    }
  } finally {
    await removeData(dataFolder);
  }
  expect(statuses).toEqual([200, 401]);
});
