import { SignInRefusal } from "./refusal";
import { createAccountBench } from "./testing";

const ORIGIN = "http://hiking.localhost:8000";
const ADDRESS = "198.51.100.7";
const PASSWORD = "Bergschuh-2027";
const person = { password: PASSWORD, firstName: "Anna", lastName: "Ott", origin: ORIGIN };

let bench: Awaited<ReturnType<typeof createAccountBench>>;
afterEach(() => bench.close());

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined && !(error instanceof SignInRefusal)) throw error as Error;
  return error?.code;
}

/** Accounts that are confirmed, by their number. */
async function accounts(emails: readonly string[], limits = {}): Promise<number[]> {
  bench = await createAccountBench(limits);
  const ids = [];
  for (const email of emails) {
    await bench.accounts.register({ ...person, email }, ADDRESS);
    const token = await bench.token("account-confirm");
    await bench.accounts.confirm({ token, password: PASSWORD, origin: ORIGIN }, ADDRESS);
    ids.push(Number((await bench.user(email))?.id));
  }
  return ids;
}

const two = ["anna@post.example", "eva@post.example"] as const;

describe.each([
  [
    "a change of the password",
    (userId: number, currentPassword: string, address: string) =>
      codeOf(
        bench.accounts.changePassword(
          { userId, currentPassword, password: "Gamaschen-2027", origin: ORIGIN },
          address,
        ),
      ),
  ],
  [
    "a proof by the password",
    async (userId: number, password: string, clientAddress: string) => {
      try {
        return (await bench.accounts.checkPassword(userId, password, { clientAddress }))
          ? undefined
          : "password-wrong";
      } catch (error) {
        return (error as SignInRefusal).code;
      }
    },
  ],
])("guesses at %s", (_what, guess) => {
  it("lock the account that they are at, and no other", async () => {
    const [anna = 0, eva = 0] = await accounts(two, { failuresPerAccount: 2 });
    for (const address of ["203.0.113.1", "203.0.113.2"])
      expect(await guess(anna, "geraten", address)).toBe("password-wrong");
    expect(await guess(anna, PASSWORD, "203.0.113.3")).toBe("limited");
    expect(await guess(eva, PASSWORD, "203.0.113.3")).toBeUndefined();
  });

  it("lock the address that they come from, whatever the account", async () => {
    const [anna = 0, eva = 0] = await accounts(two, { failuresPerAddress: 2 });
    for (const id of [anna, eva]) expect(await guess(id, "geraten", "203.0.113.1")).toBe("password-wrong");
    expect(await guess(eva, PASSWORD, "203.0.113.1")).toBe("limited");
    expect(await guess(eva, PASSWORD, "198.51.100.1")).toBeUndefined();
  });

  it("are none where nobody could look", async () => {
    const [anna = 0] = await accounts(two, { failuresPerAccount: 2 });
    bench.overload(true);
    for (let time = 0; time < 3; time += 1) expect(await guess(anna, PASSWORD, ADDRESS)).toBe("busy");
    bench.overload(false);
    expect(await guess(anna, PASSWORD, ADDRESS)).toBeUndefined();
  });

  it("find no account that there is none of", async () => {
    await accounts(two);
    expect(await guess(99, PASSWORD, ADDRESS)).toBe("password-wrong");
  });
});

it("whose password changes while they sign in does not come in by the old one", async () => {
  const [id = 0] = await accounts(two);
  const change = () => bench.database("up_users").where({ id }).update({ password: "hash of another" });
  const order = { email: two[0], password: PASSWORD };
  const [code] = await Promise.all([
    codeOf(bench.accounts.signIn(order, { address: ADDRESS, device: null })),
    change(),
  ]);
  expect(code).toBe("credentials");
});

it("nobody is vouched for who is gone, blocked, or goes at this moment", async () => {
  const [anna = 0, eva = 0] = await accounts(two);
  expect(await codeOf(bench.accounts.vouched(99))).toBe("credentials");
  expect(await bench.accounts.vouched(eva)).toMatchObject({ userId: eva, email: two[1] });
  await bench.database("up_users").where({ id: eva }).update({ blocked: true });
  expect(await codeOf(bench.accounts.vouched(eva))).toBe("blocked");
  const going = bench.accounts.vouched(anna);
  const [code] = await Promise.all([codeOf(going), bench.database("up_users").where({ id: anna }).delete()]);
  expect(code).toBe("credentials");
});

it("nobody is signed in who signs in by a provider alone", async () => {
  const [id = 0] = await accounts(two);
  await bench.database("up_users").where({ id }).update({ password: null });
  const order = { email: two[0], password: PASSWORD };
  expect(await codeOf(bench.accounts.signIn(order, { address: ADDRESS, device: null }))).toBe("credentials");
});

it("mails say whose they are, where the person was, and when", async () => {
  const [id = 0] = await accounts([two[0]]);
  const user = (await bench.user(two[0]))?.document_id;
  const order = { userId: id, currentPassword: PASSWORD, password: "Gamaschen-2027", origin: ORIGIN };
  await bench.accounts.changePassword(order, ADDRESS);
  const mails = (await bench.mails()).map(({ kind, to, data }) => [kind, to, data]);
  const at = "2027-01-10T09:00:00.000Z";
  const about = { user, origin: ORIGIN, at };
  expect(mails).toEqual([
    [
      "account-confirm",
      two[0],
      { ...about, link: expect.objectContaining({ purpose: "confirm" }) as object },
    ],
    ["account-welcome", two[0], { ...about, link: null }],
    ["account-password-changed", two[0], { ...about, link: null }],
  ]);
});

it("an invitation's mail leads to a first password, by the portal's name where that is known", async () => {
  const [id = 0] = await accounts([two[0]]);
  await bench.database("up_users").update({ password: null });
  await bench.accounts.queueInvitation(id, { origin: ORIGIN, portalName: "Mein Portal" });
  await bench.accounts.queueInvitation(id);
  const [named, plain] = (await bench.mails()).slice(-2).map(({ data }) => data);
  expect(named).toMatchObject({ origin: ORIGIN, portalName: "Mein Portal", link: { purpose: "invitation" } });
  expect(plain).toMatchObject({ origin: "http://portal.example", link: { purpose: "invitation" } });
  expect(plain).not.toHaveProperty("portalName");
});

it("a confirmed address with a tag has an hour of its own, as the plain one has", async () => {
  const tagged = "anna+berg@post.example";
  await accounts([tagged]);
  bench.advance(2 * 60 * 60_000);
  const ask = (email: string) => bench.accounts.askAgain("reset", { email, origin: ORIGIN }, ADDRESS);
  for (let tag = 0; tag < 8; tag += 1) {
    await bench.accounts.register({ ...person, email: `anna+${tag}@post.example` }, ADDRESS);
    await ask(`anna+${tag}@post.example`);
  }
  const before = (await bench.mails()).length;
  await ask(tagged);
  expect((await bench.mails()).slice(before)).toMatchObject([{ kind: "account-reset", to: tagged }]);
});

describe("what happens to one account", () => {
  it("leaves the other's sessions and password alone", async () => {
    const [anna = 0] = await accounts(two);
    const caller = { address: ADDRESS, device: null };
    for (const email of two) await bench.accounts.signIn({ email, password: PASSWORD }, caller);
    const before = await bench.user(two[1]);
    expect(before?.credential_stamp).not.toBeNull();
    await bench.accounts.endSessions(anna);
    const order = { userId: anna, currentPassword: PASSWORD, password: "Gamaschen-2027", origin: ORIGIN };
    await bench.accounts.changePassword(order, ADDRESS);
    await bench.accounts.askAgain("reset", { email: two[0], origin: ORIGIN }, ADDRESS);
    expect(await bench.user(two[1])).toEqual(before);
    expect((await bench.user(two[0]))?.password).toBe("hash of Gamaschen-2027");
  });
});
