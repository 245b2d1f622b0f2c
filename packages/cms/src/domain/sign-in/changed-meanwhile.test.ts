import type { SignInRefusal } from "./refusal";
import { newStampOnEdit } from "./stamp-on-edit";
import { knexAccountStore } from "./store";
import { createAccountBench } from "./testing";

const ORIGIN = "http://hiking.localhost:8000";
const ADDRESS = "198.51.100.7";
const anna = {
  email: "anna@post.example",
  password: "Bergschuh-2027",
  firstName: "Anna",
  lastName: "Ott",
  origin: ORIGIN,
};
const signIn = () =>
  bench.accounts.signIn({ email: anna.email, password: anna.password }, { address: ADDRESS, device: null });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as SignInRefusal).code,
  );

let bench: Awaited<ReturnType<typeof createAccountBench>>;
let userId = 0;
beforeEach(async () => {
  bench = await createAccountBench();
  await bench.accounts.register(anna, ADDRESS);
  const { password } = anna;
  const token = await bench.token("account-confirm");
  await bench.accounts.confirm({ token, password, origin: ORIGIN }, ADDRESS);
  userId = Number((await bench.user(anna.email))?.id);
});
afterEach(() => bench.close());

it("of two changes of a password at once, both right, one counts", async () => {
  const change = (password: string) =>
    codeOf(
      bench.accounts.changePassword(
        { userId, currentPassword: anna.password, password, origin: ORIGIN },
        ADDRESS,
      ),
    );
  const codes = await Promise.all([change("Gamaschen-2027"), change("Steigeisen-2027")]);
  expect(codes.sort()).toEqual(["password-wrong", undefined]);
});

it("a password that was changed while it was compared opens no session", async () => {
  const store = knexAccountStore({
    knex: bench.database as never,
    createDocumentId: () => "doc",
    mailHost: "gratweg.example",
  });
  const now = { stamp: "new", at: new Date(0) };
  expect(await store.signedIn(userId, { ...now, passwordHash: "hash of another" })).toBeUndefined();
  expect(await store.signedIn(userId, { ...now, passwordHash: `hash of ${anna.password}` })).toBeDefined();
});

it("a provider's word opens nothing for who is blocked or gone", async () => {
  expect(await bench.accounts.vouched(userId)).toMatchObject({ userId, email: anna.email });
  await bench.database("up_users").update({ blocked: true });
  expect(await codeOf(bench.accounts.vouched(userId))).toBe("blocked");
  expect(await codeOf(bench.accounts.vouched(userId + 1))).toBe("credentials");
});

it("an address without an account, or without a password, costs a real comparison", async () => {
  const unknown = () =>
    bench.accounts.signIn(
      { email: "nobody@post.example", password: "x" },
      { address: ADDRESS, device: null },
    );
  expect((await bench.cost(unknown)).hashes).toEqual(["compare"]);
  await bench.database("up_users").update({ password: null });
  expect((await bench.cost(signIn)).hashes).toEqual(["compare"]);
});

it("who was turned away because the queue was full has guessed nothing", async () => {
  bench.overload(true);
  for (let time = 0; time < 60; time += 1) expect(await codeOf(signIn())).toBe("busy");
  bench.overload(false);
  expect(await codeOf(signIn())).toBeUndefined();
});

it("whoever was invited is not forgotten as somebody who never confirmed", async () => {
  const later = new Date("2027-03-01T00:00:00Z");
  await bench.database("up_users").update({ confirmed: false, last_sign_in_at: null, invited_at: later });
  expect(await bench.accounts.forgetUnconfirmed(later)).toBe(0);
  await bench.database("up_users").update({ invited_at: null });
  expect(await bench.accounts.forgetUnconfirmed(later)).toBe(1);
});

describe("an editor's change in Strapi", () => {
  interface Subscriber {
    beforeCreate(event: object): void;
    beforeUpdate(event: object): void;
    beforeUpdateMany(event: object): void;
  }
  let subscriber: Subscriber | undefined;
  beforeEach(() =>
    newStampOnEdit({
      db: { lifecycles: { subscribe: (one: Subscriber) => void (subscriber = one) } },
    } as never),
  );
  const stampAfter = (data: Record<string, unknown>, moment: keyof Subscriber = "beforeUpdate") => {
    subscriber?.[moment]({ params: { data } });
    return data.credentialStamp;
  };

  it.each([{ blocked: true }, { password: "hash" }, { blocked: true, firstName: "Anna" }])(
    "%j ends the sessions",
    (data) => {
      expect(stampAfter({ ...data })).toMatch(/^[\w-]{22}$/);
      expect(stampAfter({ ...data }, "beforeUpdateMany")).toMatch(/^[\w-]{22}$/);
      expect(stampAfter({ ...data, credentialStamp: "given" })).toBe("given");
    },
  );

  it.each([{ firstName: "Anna" }, { blocked: false }, { password: null }])("%j does not", (data) => {
    expect(stampAfter({ ...data })).toBeUndefined();
  });

  it("begins an account with a stamp", () => {
    expect(stampAfter({}, "beforeCreate")).toMatch(/^[\w-]{22}$/);
  });
});
