import { SignInRefusal } from "./refusal";
import { createAccountBench } from "./testing";
import { hashToken } from "./tokens";

const HOUR = 60 * 60 * 1000;
const ORIGIN = "http://hiking.localhost:8000";
const HERE = { address: "198.51.100.7", device: null };
const ADDRESS = HERE.address;
const anna = {
  email: "anna@post.example",
  password: "Bergschuh-2027",
  firstName: "Anna",
  lastName: "Ott",
  origin: ORIGIN,
};
const credentials = { email: anna.email, password: anna.password };

let bench: Awaited<ReturnType<typeof createAccountBench>>;
beforeEach(async () => {
  bench = await createAccountBench();
});
afterEach(() => bench.close());

async function confirmed(): Promise<void> {
  await bench.accounts.register(anna, ADDRESS);
  expect(await confirm(await bench.token("account-confirm"))).toBe("confirmed");
}

const confirm = (token: string, password = anna.password, address = ADDRESS) =>
  bench.accounts.confirm({ token, password, origin: ORIGIN }, address);

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined && !(error instanceof SignInRefusal)) throw error as Error;
  return error?.code;
}

describe("registering", () => {
  it("keeps the membership that was chosen for the mail's link, also when the mail is asked for again", async () => {
    await bench.accounts.register({ ...anna, plan: "gratweg-plus" }, ADDRESS);
    bench.advance(2 * 60_000);
    const again = { email: anna.email, origin: ORIGIN, plan: "gratweg-plus" };
    await bench.accounts.askAgain("confirmation", again, ADDRESS);
    bench.advance(2 * 60_000);
    await bench.accounts.askAgain("confirmation", { ...again, plan: null }, ADDRESS);
    expect((await bench.mails()).map(({ kind, data }) => [kind, data.plan])).toEqual([
      ["account-confirm", "gratweg-plus"],
      ["account-confirm", "gratweg-plus"],
      ["account-confirm", undefined],
    ]);
  });

  it("keeps it on the way by a first and by a forgotten password, too", async () => {
    await bench.accounts.register(anna, ADDRESS);
    bench.advance(2 * 60_000);
    await bench.accounts.register({ ...anna, plan: "gratweg-plus" }, ADDRESS);
    bench.advance(2 * 60_000);
    const again = { email: anna.email, origin: ORIGIN, plan: "gratweg-plus" };
    await bench.accounts.askAgain("confirmation", again, ADDRESS);
    bench.advance(2 * 60_000);
    await bench.accounts.askAgain("reset", again, ADDRESS);
    expect((await bench.mails()).map(({ kind, data }) => [kind, data.plan])).toEqual([
      ["account-confirm", undefined],
      ["account-first-password", "gratweg-plus"],
      ["account-first-password", "gratweg-plus"],
      ["account-first-password", "gratweg-plus"],
    ]);
  });

  it("makes an account that waits for its mail's link, with the role of travellers and nothing readable", async () => {
    await bench.accounts.register(anna, ADDRESS);
    expect(await bench.user(anna.email)).toMatchObject({
      username: anna.email,
      provider: "local",
      password: "hash of Bergschuh-2027",
      first_name: "Anna",
      last_name: "Ott",
      confirmed: 0,
      blocked: 0,
    });
    expect(await bench.database("up_users_role_lnk")).toMatchObject([{ user_id: 1, role_id: 2 }]);
    const token = await bench.token("account-confirm");
    const stored = JSON.stringify([await bench.user(anna.email), await bench.mails()]);
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token);
    expect(await codeOf(bench.accounts.signIn(credentials, HERE))).toBe("credentials");
  });

  it("the link works once, for seven days; then the person is welcomed and signs in", async () => {
    await bench.accounts.register(anna, ADDRESS);
    const token = await bench.token("account-confirm");
    bench.advance(7 * 24 * HOUR - 1);
    const outcomes = await Promise.all([1, 2].map(() => confirm(token)));
    expect(outcomes.sort()).toEqual(["confirmed", "unknown"]);
    expect((await bench.mails()).map(({ kind }) => kind)).toEqual(["account-confirm", "account-welcome"]);
    const session = await bench.accounts.signIn(credentials, HERE);
    expect(await bench.isStamp(session.userId, session.stamp)).toBe(true);
    expect((await bench.user(anna.email))?.last_sign_in_at).not.toBeNull();
  });

  it("after seven days the link is none; asking again replaces it", async () => {
    await bench.accounts.register(anna, ADDRESS);
    const first = await bench.token("account-confirm");
    bench.advance(7 * 24 * HOUR);
    expect(await confirm(first)).toBe("unknown");
    await bench.accounts.askAgain("confirmation", { email: anna.email, origin: ORIGIN }, ADDRESS);
    const second = await bench.token("account-confirm");
    expect(second).not.toBe(first);
    expect(await confirm(second)).toBe("confirmed");
  });

  it("a known address is told so by mail, and nothing of the account changes", async () => {
    await confirmed();
    const before = await bench.user(anna.email);
    await bench.accounts.register({ ...anna, password: "Wanderstock-9", firstName: "Eva" }, ADDRESS);
    expect(await bench.user(anna.email)).toEqual(before);
    expect((await bench.mails()).at(-1)).toMatchObject({ kind: "account-known", to: anna.email });
  });

  it("who registers somebody's address first has nothing of it: the owner of the mailbox chooses the password", async () => {
    await bench.accounts.register({ ...anna, password: "des Fremden Wort" }, ADDRESS);
    const strangers = await bench.token("account-confirm");
    await bench.accounts.register(anna, ADDRESS);
    expect(await confirm(strangers, "des Fremden Wort")).toBe("unknown");
    const code = await bench.token("account-first-password");
    await bench.accounts.reset({ code, password: anna.password, origin: ORIGIN }, ADDRESS);
    const stranger = { email: anna.email, password: "des Fremden Wort" };
    expect(await codeOf(bench.accounts.signIn(stranger, HERE))).toBe("credentials");
    expect((await bench.accounts.signIn(credentials, HERE)).userId).toBe(1);
  });

  it("a stranger who registers first has nothing of it when the owner of the mailbox presses the mail's button", async () => {
    await bench.accounts.register({ ...anna, password: "des Fremden Wort" }, ADDRESS);
    const token = await bench.token("account-confirm");
    for (const password of ["", anna.password, "des fremden Wort"])
      expect(await confirm(token, password)).toBe("wrong-password");
    expect((await bench.user(anna.email))?.confirmed).toBe(0);
    const stranger = { email: anna.email, password: "des Fremden Wort" };
    expect(await codeOf(bench.accounts.signIn(stranger, HERE))).toBe("credentials");

    await bench.accounts.askAgain("reset", { email: anna.email, origin: ORIGIN }, ADDRESS);
    expect(await confirm(token, "des Fremden Wort")).toBe("unknown");
    const code = await bench.token("account-first-password");
    await bench.accounts.reset({ code, password: anna.password, origin: ORIGIN }, ADDRESS);
    expect(await codeOf(bench.accounts.signIn(stranger, HERE))).toBe("credentials");
    expect((await bench.accounts.signIn(credentials, HERE)).userId).toBe(1);
  });

  it("confirming costs one comparison whether the link is known or not, and guesses are counted", async () => {
    await bench.accounts.register(anna, ADDRESS);
    const token = await bench.token("account-confirm");
    const wrong = await bench.cost(() => confirm(token, "geraten"));
    expect(await bench.cost(() => confirm("x".repeat(43), "geraten"))).toEqual(wrong);
    expect(wrong).toEqual({ hashes: ["compare"], statements: ["select up_users"] });
    for (let time = 1; time < 10; time += 1)
      expect(await confirm(token, "geraten", `203.0.113.${time}`)).toBe("wrong-password");
    expect(await codeOf(confirm(token, anna.password, "203.0.113.99"))).toBe("limited");
    bench.advance(15 * 60_000);
    for (let time = 0; time < 49; time += 1) await confirm(String(time), "geraten");
    bench.overload(true);
    expect(await codeOf(confirm(token))).toBe("busy");
    bench.overload(false);
    expect(await confirm(token)).toBe("confirmed");
    await confirm(token, "geraten");
    expect(await codeOf(confirm(token))).toBe("limited");
  });

  it("nobody who is blocked, or whose password was changed meanwhile, is confirmed", async () => {
    await bench.accounts.register(anna, ADDRESS);
    const token = await bench.token("account-confirm");
    await bench.database("up_users").update({ blocked: true });
    expect(await confirm(token)).toBe("unknown");
    await bench.database("up_users").update({ blocked: false });
    const [outcome] = await Promise.all([confirm(token), bench.accounts.register(anna, ADDRESS)]);
    expect([outcome, (await bench.user(anna.email))?.confirmed]).toEqual(["unknown", 0]);
  });

  it("refuses passwords that are short, long, common or the person's own name", async () => {
    const refusals = ["kurz", "ü".repeat(129), "Password1", "anna@post.example", "Anna Ott"].map((password) =>
      codeOf(bench.accounts.register({ ...anna, password }, ADDRESS)),
    );
    expect(await Promise.all(refusals)).toEqual([
      "password-short",
      "password-long",
      ...["password-common", "password-common", "password-common"],
    ]);
    expect(await bench.user(anna.email)).toBeUndefined();
  });
});

describe("says and does the same for known and unknown addresses", () => {
  const outboxWrites = (statements: string[]) => statements.filter((it) => it === "insert outbox_mails");

  it("sign-in: one comparison, the same statements", async () => {
    await confirmed();
    const wrong = (email: string) => () =>
      bench.accounts.signIn({ email, password: "ein falsches Wort" }, HERE);
    const known = await bench.cost(wrong(anna.email));
    const unknown = await bench.cost(wrong("niemand@post.example"));
    expect(unknown).toEqual(known);
    expect(known).toEqual({ hashes: ["compare"], statements: ["select up_users"] });
    expect(await codeOf(wrong("niemand@post.example")())).toBe(await codeOf(wrong(anna.email)()));
  });

  it("registration: one hash and one outbox write, the same statements", async () => {
    await confirmed();
    const register = (email: string) => () => bench.accounts.register({ ...anna, email }, ADDRESS);
    const unknown = await bench.cost(register("neu@post.example"));
    const known = await bench.cost(register(anna.email));
    await bench.database("up_users").where({ email: anna.email }).update({ blocked: true });
    const blocked = await bench.cost(register(anna.email));
    const waiting = await bench.cost(register("neu@post.example"));
    for (const cost of [known, blocked, waiting]) expect(cost).toEqual(unknown);
    expect(unknown.hashes).toEqual(["hash"]);
    expect(outboxWrites(unknown.statements)).toHaveLength(1);
  });

  it.each(["reset", "confirmation"] as const)(
    "asking for a mail (%s): one hash and one outbox write, the same statements",
    async (what) => {
      await confirmed();
      await bench.accounts.register({ ...anna, email: "wartet@post.example" }, ADDRESS);
      const ask = (email: string) => () => bench.accounts.askAgain(what, { email, origin: ORIGIN }, ADDRESS);
      const costs = [
        await bench.cost(ask(anna.email)),
        await bench.cost(ask("wartet@post.example")),
        await bench.cost(ask("niemand@post.example")),
      ];
      expect(new Set(costs.map((cost) => JSON.stringify(cost))).size).toBe(1);
      expect(costs[0]?.hashes).toEqual(["compare"]);
      expect(outboxWrites(costs[0]?.statements ?? [])).toHaveLength(1);
      expect((await bench.mails()).filter(({ to }) => to === "niemand@post.example")).toEqual([]);
    },
  );

  it("five mails of a kind an hour; those that are held back leave the last link as it is", async () => {
    await confirmed();
    const ask = () => bench.accounts.askAgain("reset", { email: anna.email, origin: ORIGIN }, ADDRESS);
    for (let time = 0; time < 7; time += 1) await ask();
    expect((await bench.mails()).filter(({ kind }) => kind === "account-reset")).toHaveLength(5);
    const code = await bench.token("account-reset");
    const session = await bench.accounts.reset({ code, password: "Gamaschen-2027", origin: ORIGIN }, ADDRESS);
    expect(session.email).toBe(anna.email);
    bench.advance(HOUR);
    await ask();
    expect((await bench.mails()).filter(({ kind }) => kind === "account-reset")).toHaveLength(6);
  });

  it("strangers' requests all day long: the last link leads in at any time, and mails are one an hour at most", async () => {
    await confirmed();
    const ask = () => bench.accounts.askAgain("reset", { email: anna.email, origin: ORIGIN }, ADDRESS);
    const resets = async () => (await bench.mails()).filter(({ kind }) => kind === "account-reset").length;
    const mailed = [];
    for (let hour = 0; hour < 48; hour += 1) {
      const before = await resets();
      for (let time = 0; time < 6; time += 1) await ask();
      mailed.push((await resets()) - before);
      bench.advance(HOUR - 1);
      await ask();
      const { reset_password_token: last } = (await bench.user(anna.email)) ?? {};
      expect(last).toBe(hashToken(await bench.token("account-reset")));
      bench.advance(1);
    }
    // The confirmation's mail and the welcome are two of the first fifteen.
    expect(mailed).toEqual([5, 5, 3, ...Array<number>(45).fill(1)]);
    await ask();
    const code = await bench.token("account-reset");
    bench.advance(HOUR - 1);
    const session = await bench.accounts.reset({ code, password: "Gamaschen-2027", origin: ORIGIN }, ADDRESS);
    expect(session.email).toBe(anna.email);
  });

  it("tags of one mailbox share its mails, and take none from the plain address", async () => {
    const register = (email: string) => bench.accounts.register({ ...anna, email }, ADDRESS);
    const tagged = (tag: number) => anna.email.replace("@", `+${tag}@`);
    for (let tag = 0; tag < 40; tag += 1) await register(tagged(tag));
    for (let tag = 0; tag < 40; tag += 1)
      await bench.accounts.askAgain("confirmation", { email: tagged(tag), origin: ORIGIN }, ADDRESS);
    expect(await bench.mails()).toHaveLength(5);
    await register(anna.email);
    expect((await bench.mails()).map(({ to }) => to)).toEqual([...[0, 1, 2, 3, 4].map(tagged), anna.email]);
  });

  it("before confirmation: the own password, right or wrong, costs and counts what any does", async () => {
    await bench.accounts.register(anna, ADDRESS);
    const guess = (email: string, password: string) =>
      bench.accounts.signIn({ email, password }, { address: "203.0.113.9", device: null });
    const tries = [
      ["niemand@post.example", anna.password],
      [anna.email, anna.password],
      [anna.email, "ein falsches Wort"],
    ] as const;
    const seen = [];
    for (const [email, password] of tries) {
      const refusal = (await guess(email, password).catch((error: unknown) => error)) as SignInRefusal;
      const cost = await bench.cost(() => guess(email, password));
      seen.push({ ...cost, body: refusal.toBody(), status: refusal.status, wait: refusal.retryAfter });
    }
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    for (let time = 0; time < 6; time += 1) await codeOf(guess(anna.email, anna.password));
    expect(await codeOf(guess(anna.email, anna.password))).toBe("limited");
  });

  it("counts them for an account that an editor has written in capitals, too", async () => {
    await confirmed();
    await bench.database("up_users").update({ email: "Anna@Post.example" });
    const ask = () => bench.accounts.askAgain("reset", { email: anna.email, origin: ORIGIN }, ADDRESS);
    for (let time = 0; time < 7; time += 1) await ask();
    expect((await bench.mails()).filter(({ kind }) => kind === "account-reset")).toHaveLength(5);
  });
});

describe("a hash of before", () => {
  const keep = (password: string) => bench.database("up_users").update({ password });
  const kept = async () => (await bench.user(anna.email))?.password;

  it("opens the account, and is made anew by that", async () => {
    await confirmed();
    await keep("old hash of Bergschuh-2027");
    await bench.accounts.signIn(credentials, HERE);
    expect(await kept()).toBe("hash of Bergschuh-2027");
    await bench.accounts.signIn(credentials, HERE);
  });

  it("stays as it is for who does not know the password", async () => {
    await confirmed();
    await keep("old hash of Bergschuh-2027");
    expect(await codeOf(bench.accounts.signIn({ ...credentials, password: "geraten" }, HERE))).toBe(
      "credentials",
    );
    expect(await kept()).toBe("old hash of Bergschuh-2027");
  });
});

describe("a forgotten password", () => {
  const ask = () => bench.accounts.askAgain("reset", { email: anna.email, origin: ORIGIN }, ADDRESS);
  const reset = (code: string, password = "Gamaschen-2027") =>
    bench.accounts.reset({ code, password, origin: ORIGIN }, ADDRESS);

  it("the link works once and for an hour; a newer one replaces it", async () => {
    await confirmed();
    await ask();
    const first = await bench.token("account-reset");
    await ask();
    const second = await bench.token("account-reset");
    expect(await codeOf(reset(first))).toBe("token-unknown");
    bench.advance(HOUR);
    expect(await codeOf(reset(second))).toBe("token-unknown");
    await ask();
    const third = await bench.token("account-reset");
    bench.advance(HOUR - 1);
    const codes = await Promise.all([1, 2].map(() => codeOf(reset(third))));
    expect(codes.sort()).toEqual(["token-unknown", undefined]);
  });

  it("ends every session, tells by mail, and a link of another purpose opens nothing", async () => {
    await confirmed();
    const before = await bench.accounts.signIn(credentials, HERE);
    await ask();
    const code = await bench.token("account-reset");
    expect(await confirm(code)).toBe("unknown");
    const after = await reset(code);
    expect(await bench.isStamp(before.userId, before.stamp)).toBe(false);
    expect(await bench.isStamp(after.userId, after.stamp)).toBe(true);
    expect((await bench.mails()).at(-1)?.kind).toBe("account-password-changed");
    expect(await codeOf(bench.accounts.signIn(credentials, HERE))).toBe("credentials");
  });

  it("a password that is refused leaves the link usable", async () => {
    await confirmed();
    await ask();
    const code = await bench.token("account-reset");
    for (const password of ["kurz", "12345678", "Anna Ott"]) await codeOf(reset(code, password));
    expect(await codeOf(reset(code))).toBeUndefined();
  });

  it("nobody who is blocked comes in by it", async () => {
    await confirmed();
    await ask();
    await bench.database("up_users").update({ blocked: true });
    expect(await codeOf(reset(await bench.token("account-reset")))).toBe("token-unknown");
    expect(await codeOf(bench.accounts.signIn(credentials, HERE))).toBe("blocked");
  });
});

describe("changing the password", () => {
  it("needs the present one, ends the other sessions and says so by mail", async () => {
    await confirmed();
    const { userId, stamp } = await bench.accounts.signIn(credentials, HERE);
    const change = (currentPassword: string, password: string) =>
      bench.accounts.changePassword({ userId, currentPassword, password, origin: ORIGIN }, ADDRESS);
    expect(await codeOf(change("ein falsches Wort", "Gamaschen-2027"))).toBe("password-wrong");
    expect(await codeOf(change(anna.password, "Gratweg2027!"))).toBe("password-common");
    expect(await bench.isStamp(userId, stamp)).toBe(true);
    const next = await change(anna.password, "Gamaschen-2027");
    expect(await bench.isStamp(userId, stamp)).toBe(false);
    expect(await bench.isStamp(userId, next.stamp)).toBe(true);
    expect((await bench.mails()).at(-1)?.kind).toBe("account-password-changed");
  });
});

describe("invitations and sessions, for the rest of the content system", () => {
  it("an invitation holds for seven days, a newer one replaces it, and the first password confirms", async () => {
    await bench
      .database("up_users")
      .insert({ document_id: "doc-i", email: "eva@post.example", confirmed: false, blocked: false });
    const about = { origin: ORIGIN, portalName: "Gratweg Radreisen" };
    expect([await bench.accounts.queueInvitation(1, about), await bench.accounts.queueInvitation(9)]).toEqual(
      [true, false],
    );
    const first = await bench.token("account-invitation");
    await bench.accounts.queueInvitation(1);
    expect((await bench.mails()).map(({ data }) => data.origin)).toEqual([ORIGIN, "http://portal.example"]);
    const second = await bench.token("account-invitation");
    const set = (code: string) =>
      bench.accounts.reset({ code, password: "Gamaschen-2027", origin: ORIGIN }, ADDRESS);
    expect(await codeOf(set(first))).toBe("token-unknown");
    bench.advance(7 * 24 * HOUR - 1);
    expect((await set(second)).userId).toBe(1);
    expect(await bench.user("eva@post.example")).toMatchObject({
      confirmed: 1,
      invited_at: expect.anything() as unknown,
    });
    expect((await bench.mails()).at(-1)?.kind).toBe("account-welcome");
    expect(await bench.accounts.queueInvitation(1)).toBe(false);
  });

  it("sessions end on request; a password is checked without signing in", async () => {
    await confirmed();
    const { userId, stamp } = await bench.accounts.signIn(credentials, HERE);
    const who = { clientAddress: ADDRESS };
    expect(await bench.accounts.checkPassword(userId, anna.password, who)).toBe(true);
    expect(await bench.accounts.checkPassword(userId, "ein falsches Wort", who)).toBe(false);
    expect(await bench.isStamp(userId, stamp)).toBe(true);
    await bench.accounts.endSessions(userId);
    expect(await bench.isStamp(userId, stamp)).toBe(false);
  });

  it("forgets who never confirmed, and nobody else", async () => {
    await confirmed();
    await bench.accounts.register({ ...anna, email: "nie@post.example" }, ADDRESS);
    const in31Days = new Date(Date.parse("2027-02-10T09:00:00Z"));
    expect(await bench.accounts.forgetUnconfirmed(in31Days)).toBe(1);
    expect((await bench.database("up_users").select("email")) as unknown).toEqual([{ email: anna.email }]);
    expect(await bench.database("up_users_role_lnk")).toHaveLength(1);
  });
});

describe("guessing", () => {
  const guess = (email: string, caller: { address: string; device: string | null } = HERE) =>
    codeOf(bench.accounts.signIn({ email, password: "geraten" }, caller));
  const from = (address: string, device: string | null = null) => ({ address, device });

  it("is held after ten wrong passwords for an account, from wherever; a device that signed in before goes on", async () => {
    await confirmed();
    for (let time = 0; time < 10; time += 1)
      expect(await guess(anna.email, from(`203.0.113.${time}`))).toBe("credentials");
    expect(await guess(anna.email, from("203.0.113.99"))).toBe("limited");
    expect(await codeOf(bench.accounts.signIn(credentials, from("192.0.2.1")))).toBe("limited");
    expect((await bench.accounts.signIn(credentials, from("192.0.2.1", "laptop"))).email).toBe(anna.email);
    bench.advance(15 * 60_000);
    expect(await codeOf(bench.accounts.signIn(credentials, from("192.0.2.1")))).toBeUndefined();
  });

  it("is held on a known device too, by itself", async () => {
    await confirmed();
    for (let time = 0; time < 10; time += 1) await guess(anna.email, from(ADDRESS, "laptop"));
    expect(await guess(anna.email, from(ADDRESS, "laptop"))).toBe("limited");
    expect((await bench.accounts.signIn(credentials, from(ADDRESS, "telefon"))).email).toBe(anna.email);
  });

  it("of strangers at the owner's own address locks nobody out who signed in before", async () => {
    await confirmed();
    for (let time = 0; time < 50; time += 1) await guess(`nobody-${time}@post.example`);
    expect(await guess("nobody@post.example")).toBe("limited");
    expect((await bench.accounts.signIn(credentials, from(ADDRESS, "laptop"))).email).toBe(anna.email);
    // What a known device gets wrong or right changes nothing for the address.
    for (let time = 0; time < 3; time += 1) await guess(anna.email, from("192.0.2.9", "laptop"));
    for (let time = 0; time < 49; time += 1) await guess(`nobody-${time}@post.example`, from("192.0.2.9"));
    await bench.accounts.signIn(credentials, from("192.0.2.9", "laptop"));
    expect(await guess("nobody@post.example", from("192.0.2.9"))).toBe("credentials");
    expect(await guess("nobody@post.example", from("192.0.2.9"))).toBe("limited");
  });

  it("is held by the address, whatever the account; right passwords do not count", async () => {
    await confirmed();
    for (let time = 0; time < 60; time += 1) await bench.accounts.signIn(credentials, HERE);
    for (let time = 0; time < 50; time += 1)
      expect(await guess(`person-${time}@post.example`)).toBe("credentials");
    expect(await guess("noch-eine@post.example")).toBe("limited");
    expect(await guess("noch-eine@post.example", from("192.0.2.2"))).toBe("credentials");
  });

  it("counts a thousand guesses at once as a thousand", async () => {
    await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        guess(anna.email, from(`10.0.${index >> 8}.${index & 255}`)),
      ),
    );
    expect(answers.filter((code) => code === "credentials")).toHaveLength(10);
    expect(answers.filter((code) => code === "limited")).toHaveLength(990);
  });
});
