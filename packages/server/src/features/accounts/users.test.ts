import { problem, userAnswer, usersAnswer } from "@gratweg/contracts";
import type { ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import { contract, FakeMembershipEnd, FakeUsers, managed } from "../../testing/accounts";
import { signedInUser } from "../../testing/fakes";
import { askAs, testServers } from "../../testing/testServers";
import type { UserRefusal } from "./userSource";

const serve = testServers();
let managedUsers: FakeUsers;
let membershipEnd: FakeMembershipEnd;

beforeEach(() => {
  managedUsers = new FakeUsers();
  membershipEnd = new FakeMembershipEnd();
});

async function start(more: Partial<ServerOptions> = {}) {
  return askAs(
    await serve({
      managedUsers,
      membershipEnd,
      sessions: { user: () => Promise.resolve(signedInUser({ role: "manager" })) },
      ...more,
    }),
  );
}
const problemOf = ({ status, json }: { status: number; json: unknown }) => [status, problem.parse(json).type];
const PERSON = { email: "Neu@POST.example", firstName: " Nora ", lastName: "Neu", role: "manager" };

it("the list hands on what was asked, with 25 a page unless told", async () => {
  const ask = await start();
  const { json, sent } = await ask(
    "GET",
    "/api/users?q=M%C3%BCller&role=manager&state=blocked&page=2&pageSize=10",
  );
  expect(usersAnswer.parse(json)).toEqual({
    data: [managed],
    meta: { pagination: { page: 2, pageSize: 10, pageCount: 6, total: 51 } },
  });
  expect(sent["cache-control"]).toBe("private, no-store");
  await ask("GET", "/api/users");
  expect(managedUsers.calls).toEqual([
    ["list", { q: "Müller", role: "manager", state: "blocked", page: 2, pageSize: 10 }],
    ["list", { q: "", role: null, state: null, page: 1, pageSize: 25 }],
  ]);
});

it.each([
  ["page=0", "page"],
  ["page=99999999999999999999", "page"],
  ["pageSize=101", "pageSize"],
  ["role=admin", "role"],
  ["state=toString", "state"],
  ["unbekannt=1", "unbekannt"],
  ["q=a&q=b", "q"],
  ["q=%00", "q"],
  [`q=${"a".repeat(201)}`, "q"],
])("the list refuses %s, names the parameter, and asks nobody", async (query, parameter) => {
  const answer = await (await start())("GET", `/api/users?${query}`);
  expect([answer.status, problem.parse(answer.json).issues?.map((issue) => issue.parameter)]).toEqual([
    400,
    [parameter],
  ]);
  expect(managedUsers.calls).toEqual([]);
});

it("an invitation is tidied, and its mail leads to the site on which the manager is", async () => {
  const ask = await start();
  const answer = await ask("POST", "/api/users", PERSON);
  expect([answer.status, userAnswer.parse(answer.json).data]).toEqual([201, managed]);
  expect(managedUsers.calls).toEqual([
    [
      "invite",
      {
        actor: 7,
        email: "neu@post.example",
        firstName: "Nora",
        lastName: "Neu",
        role: "manager",
        origin: "http://localhost:8000",
        portalName: expect.stringMatching(/\S/) as string,
      },
    ],
  ]);
});

it("invitations of one manager are so many an hour, the first and the repeated ones", async () => {
  const ask = await start({ limits: { invitations: createRequestLimit({ most: 2, windowMs: 3_600_000 }) } });
  expect((await ask("POST", "/api/users", PERSON)).status).toBe(201);
  expect((await ask("POST", "/api/users/8/invitation")).status).toBe(202);
  const refused = [await ask("POST", "/api/users", PERSON), await ask("POST", "/api/users/8/invitation")];
  for (const answer of refused) {
    expect(problemOf(answer)).toEqual([429, "/probleme/zu-viele-anfragen"]);
    expect(Number(answer.sent["retry-after"])).toBeGreaterThan(3_500);
  }
  expect(managedUsers.calls).toHaveLength(2);
});

it.each<[UserRefusal, number, string]>([
  ["forbidden", 403, "/probleme/kein-zugriff"],
  ["unknown-user", 404, "/probleme/nicht-gefunden"],
  ["own-account", 409, "/probleme/eigenes-konto"],
  ["last-manager", 409, "/probleme/letzte-verwaltung"],
  ["not-invited", 422, "/probleme/angaben-pruefen"],
])("what the content system refuses as %s is told as %i", async (refusal, status, type) => {
  const ask = await start();
  managedUsers.refusal = refusal;
  const answers = [await ask("POST", "/api/users/8/invitation")];
  if (refusal !== "not-invited")
    answers.push(await ask("PATCH", "/api/users/8", { blocked: true }), await ask("DELETE", "/api/users/8"));
  for (const answer of answers) expect(problemOf(answer)).toEqual([status, type]);
});

it("a known address is told as such, beside its field", async () => {
  const ask = await start();
  managedUsers.refusal = "email-taken";
  const answer = await ask("POST", "/api/users", PERSON);
  expect(problemOf(answer)).toEqual([409, "/probleme/adresse-schon-vergeben"]);
  expect(problem.parse(answer.json).issues?.map(({ parameter }) => parameter)).toEqual(["email"]);
});

it("a deletion ends what is paid first, and waits while that is not possible", async () => {
  managedUsers.contracts = [contract];
  membershipEnd.isAway = true;
  const ask = await start();
  expect(problemOf(await ask("DELETE", "/api/users/8"))).toEqual([503, "/probleme/zahlung-nicht-erreichbar"]);
  membershipEnd.isAway = false;
  managedUsers.removal = "membership-runs";
  expect(problemOf(await ask("DELETE", "/api/users/8"))).toEqual([503, "/probleme/zahlung-nicht-erreichbar"]);
  managedUsers.removal = "deleted";
  expect((await ask("DELETE", "/api/users/8")).status).toBe(204);
  expect(managedUsers.calls.slice(3)).toEqual([
    ["check", 8],
    ["remove", 8, { actor: 7, membershipEnded: true }],
  ]);
});

it.each([
  ["POST", "/api/users", "{}"],
  ["POST", "/api/users", '{"email":{"length":{"toString":null}},"firstName":1}'],
  ["POST", "/api/users", '{"email":"a@b.example","firstName":"A","lastName":"B","role":"admin"}'],
  ["POST", "/api/users", "null"],
  ["PATCH", "/api/users/8", "{}"],
  ["PATCH", "/api/users/8", '{"role":"admin"}'],
  ["PATCH", "/api/users/8", '{"blocked":{"length":{"toString":null}}}'],
  ["PATCH", "/api/users/0", '{"blocked":true}'],
  ["PATCH", "/api/users/9999999999", '{"blocked":true}'],
] as const)("%s %s %s asks nobody and is a problem", async (method, url, body) => {
  const ask = await start();
  const answer = await ask(method, url, body);
  expect([400, 404, 422]).toContain(answer.status);
  expect(problem.parse(answer.json).detail).toMatch(/\S/);
  expect(managedUsers.calls).toEqual([]);
});
