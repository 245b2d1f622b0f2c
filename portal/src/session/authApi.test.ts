import type { RegistrationEntries } from "@gratweg/contracts/account-rules";
import { createAuthApi } from "./authApi";

const signal = new AbortController().signal;
const filledRegistration: RegistrationEntries = {
  ...{ firstName: "Annegret", lastName: "Talwang", email: "annegret@postfach.example" },
  ...{ password: "gipfelglück im nebel", terms: true },
};

beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function server(answers: Readonly<Record<string, () => Response>>) {
  const asked: unknown[][] = [];
  const inits: RequestInit[] = [];
  const onUnauthorized = jest.fn();
  const options = {
    fetch: (input: RequestInfo | URL, init: RequestInit = {}) => {
      const { method = "GET", headers, body } = init;
      const { authorization = null } = headers as Record<string, string>;
      const path = input as string;
      inits.push(init);
      asked.push([
        method,
        path,
        authorization,
        typeof body === "string" ? (JSON.parse(body) as unknown) : null,
      ]);
      return Promise.resolve(answers[path.split("?")[0] ?? ""]?.() ?? Response.json({ data: {} }));
    },
    token: () => "stored",
    isOnline: () => true,
    onUnauthorized,
  };
  return { asked, inits, options, onUnauthorized };
}

const ok = (body: unknown) => () => Response.json(body);
const refuse =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json(
      { data: null, error: { status, name: "ApplicationError", message: code, details: { code } } },
      { status, headers },
    );
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as object,
  );

const cms = "https://cms.example";
const origin = "https://hiking.example";
const anna = { id: 7, email: "annegret@postfach.example" };
const password = { kind: "password", identifier: anna.email, password: "gipfelglück" } as const;
const setUp = (answers: Parameters<typeof server>[0], more: object = {}) => {
  const { options, ...rest } = server(answers);
  return {
    ...rest,
    auth: createAuthApi({ ...options, contentOrigin: cms, origin, userPopulate: "role", ...more }),
  };
};

it("signs in without what is stored, and fetches the user with the new token [7.3]", async () => {
  const { asked, auth } = setUp({
    [`${cms}/api/auth/local`]: ok({ jwt: "new", user: anna }),
    [`${cms}/api/users/me`]: ok({ ...anna, role: { type: "manager" } }),
  });
  expect(await auth.signIn(password, signal)).toEqual({
    token: "new",
    user: { ...anna, role: { type: "manager" } },
  });
  expect(asked).toEqual([
    ["POST", `${cms}/api/auth/local`, null, { identifier: anna.email, password: "gipfelglück" }],
    ["GET", `${cms}/api/users/me?populate=role`, "Bearer new", null],
  ]);
});

it("a user that cannot be fetched does not undo the sign-in; one that is complete is not fetched again", async () => {
  const without = setUp({
    [`${cms}/api/auth/local`]: ok({ jwt: "new", user: anna }),
    [`${cms}/api/users/me`]: refuse(503, "busy"),
  });
  expect(await without.auth.signIn(password)).toEqual({ token: "new", user: anna });
  const whole = setUp({ [`${cms}/api/auth/local`]: ok({ jwt: "new", user: { ...anna, role: {} } }) });
  expect(await whole.auth.signIn(password)).toEqual({ token: "new", user: { ...anna, role: {} } });
  expect(whole.asked.length).toBe(1);
});

it("signs in by what a provider has answered, with the secret of this tab [7.9]", async () => {
  const path = `${cms}/api/auth/demo/callback`;
  const { asked, auth } = setUp({ [path]: ok({ jwt: "new", user: { ...anna, role: {} } }) });
  const provider = { kind: "provider", provider: "demo", accessToken: "a b" } as const;
  await auth.signIn(provider);
  await auth.signIn({ ...provider, verifier: "s" });
  expect(asked.map(([method, address, bearer]) => [method, address, bearer])).toEqual([
    ["GET", `${path}?access_token=a%20b`, null],
    ["GET", `${path}?access_token=a%20b&verifier=s`, null],
  ]);
});

it("on a shared computer it asks for a short session, by whichever way", async () => {
  const path = `${cms}/api/auth/demo/callback`;
  const answer = ok({ jwt: "new", user: { ...anna, role: {} } });
  const { asked, auth } = setUp({ [`${cms}/api/auth/local`]: answer, [path]: answer });
  await auth.signIn({ ...password, isShared: true });
  await auth.signIn({ kind: "provider", provider: "demo", accessToken: "a", isShared: true });
  expect(asked.map(([, address, , body]) => [address, body])).toEqual([
    [`${cms}/api/auth/local`, expect.objectContaining({ sharedComputer: true })],
    [`${path}?access_token=a&sharedComputer=true`, null],
  ]);
});

it.each([
  ["credentials", refuse(400, "credentials"), null],
  ["credentials", refuse(400, "invalid"), null],
  ["blocked", refuse(400, "blocked"), null],
  ["limited", refuse(429, "limited", { "retry-after": "60" }), 60],
  ["busy", refuse(503, "busy", { "retry-after": "5" }), 5],
  ["unavailable", () => new Response("<html>", { status: 502 }), null],
  ["unavailable", ok({ user: anna }), null],
])("says %s", async (reason, answer, retryAfterSeconds) => {
  const { auth } = setUp({ [`${cms}/api/auth/local`]: answer });
  expect(await reasonOf(auth.signIn(password))).toMatchObject({
    ...{ name: "SessionError", reason, retryAfterSeconds },
  });
});

it.each([
  ["no token", { user: anna }],
  ["an empty token", { jwt: "", user: anna }],
  ["a token that is no text", { jwt: 7, user: anna }],
  ["a list", [{ jwt: "new" }]],
  ["a text", "new"],
])("an answer that is or has %s signs nobody in", async (_what, answer) => {
  const { auth } = setUp({ [`${cms}/api/auth/reset-password`]: ok(answer) });
  expect(await reasonOf(auth.setPassword({ token: "t", password: "p" }))).toMatchObject({
    kind: "unreadable",
    cause: expect.any(TypeError) as TypeError,
  });
});

it("registers, confirms, recovers, sets and changes, each where it belongs [7.4–7.8]", async () => {
  const credentials = { jwt: "new", user: anna };
  const { asked, auth } = setUp({
    [`${cms}/api/auth/local/register`]: ok({ user: null }),
    [`${cms}/api/auth/send-email-confirmation`]: ok({ email: "x", sent: true }),
    [`${cms}/api/auth/forgot-password`]: ok({ ok: true }),
    [`${cms}/api/auth/reset-password`]: ok(credentials),
    [`${cms}/api/auth/change-password`]: ok(credentials),
  });
  const { email, password: chosen, firstName, lastName } = filledRegistration;
  await auth.register(filledRegistration);
  await auth.requestConfirmation(email);
  await auth.requestRecovery(email);
  expect(await auth.setPassword({ token: "t", password: chosen })).toEqual({ token: "new", user: anna });
  await auth.changePassword({ currentPassword: "alt", password: chosen });
  expect(asked).toEqual([
    [
      "POST",
      `${cms}/api/auth/local/register`,
      null,
      { email, password: chosen, firstName, lastName, origin },
    ],
    ["POST", `${cms}/api/auth/send-email-confirmation`, null, { email, origin }],
    ["POST", `${cms}/api/auth/forgot-password`, null, { email, origin }],
    [
      "POST",
      `${cms}/api/auth/reset-password`,
      null,
      { code: "t", password: chosen, passwordConfirmation: chosen },
    ],
    [
      "POST",
      `${cms}/api/auth/change-password`,
      "Bearer stored",
      {
        currentPassword: "alt",
        password: chosen,
        passwordConfirmation: chosen,
        origin: "https://hiking.example",
      },
    ],
  ]);
});

it("names the membership that was chosen on the way, and nothing where there is none", async () => {
  const { asked, auth } = setUp({
    [`${cms}/api/auth/local/register`]: ok({ user: null }),
    [`${cms}/api/auth/send-email-confirmation`]: ok({ email: "x", sent: true }),
    [`${cms}/api/auth/forgot-password`]: ok({ ok: true }),
  });
  await auth.register(filledRegistration, signal, { plan: "gratweg-plus" });
  await auth.requestConfirmation(anna.email, signal, { plan: "gratweg-plus" });
  await auth.requestConfirmation(anna.email, signal, { plan: null });
  await auth.requestRecovery(anna.email, signal, { plan: "gratweg-plus" });
  await auth.requestRecovery(anna.email, signal, { plan: null });
  expect(asked.map(([, , , body]) => (body as { plan?: string }).plan)).toEqual([
    ...["gratweg-plus", "gratweg-plus", undefined, "gratweg-plus", undefined],
  ]);
});

it.each(
  (["register", "requestConfirmation", "requestRecovery"] as const).flatMap(
    (name) =>
      [
        [name, "a page", () => new Response("<html>Wartung</html>")],
        [name, "an object", ok({ status: "maintenance" })],
      ] as const,
  ),
)("takes what somebody else says under a good status for no answer: %s, %s", async (name, _what, rubbish) => {
  const { auth } = setUp({
    [`${cms}/api/auth/local/register`]: rubbish,
    [`${cms}/api/auth/send-email-confirmation`]: rubbish,
    [`${cms}/api/auth/forgot-password`]: rubbish,
  });
  const { email } = filledRegistration;
  const asked = name === "register" ? auth.register(filledRegistration) : auth[name](email);
  expect(await reasonOf(asked)).toMatchObject({ kind: "unreadable" });
});

it("takes an answer without an id for no user", async () => {
  const { auth } = setUp({ [`${cms}/api/users/me`]: ok({ email: "x" }) });
  expect(await reasonOf(auth.fetchUser("t"))).toMatchObject({ kind: "unreadable" });
});

it("a sign-out outlives its page, goes out with the token that ends, and a refusal ends nothing else [4.25]", async () => {
  const logout = `${cms}/api/auth/logout`;
  const accepted = setUp({ [logout]: ok({ ok: true }) });
  await accepted.auth.signOut("t1");
  expect(accepted.asked).toEqual([["POST", logout, "Bearer t1", {}]]);
  expect(accepted.inits[0]?.keepalive).toBe(true);
  const refused = setUp({ [logout]: refuse(401, "unauthorized") });
  expect(await reasonOf(refused.auth.signOut("t1"))).toMatchObject({ kind: "refused", status: 401 });
  expect(refused.onUnauthorized).not.toHaveBeenCalled();
});

it("every call that may sign in carries the content system's cookie, so that a known device stays unlocked", async () => {
  const credentials = { jwt: "t", user: { id: 1, role: { type: "authenticated" } } };
  const { asked, inits, auth } = setUp({
    [`${cms}/api/auth/local`]: ok(credentials),
    [`${cms}/api/auth/reset-password`]: ok(credentials),
    [`${cms}/api/auth/change-password`]: ok(credentials),
    [`${cms}/api/users/me`]: ok({ id: 1 }),
  });
  await auth.signIn(password);
  await auth.setPassword({ token: "code", password: "Bergschuh-2027" });
  await auth.changePassword({ currentPassword: "Bergschuh-2027", password: "Gamaschen-2027" });
  await auth.fetchUser("t");
  expect(asked.map(([, address], index) => [address, inits[index]?.credentials])).toEqual([
    [`${cms}/api/auth/local`, "include"],
    [`${cms}/api/auth/reset-password`, "include"],
    [`${cms}/api/auth/change-password`, "include"],
    [`${cms}/api/users/me?populate=role`, undefined],
  ]);
});

it("a refused token ends the session that sent it, of a call that has one", async () => {
  const no = refuse(401, "unauthorized");
  const { auth, onUnauthorized } = setUp({
    [`${cms}/api/users/me`]: no,
    [`${cms}/api/auth/change-password`]: no,
    [`${cms}/api/auth/local`]: no,
  });
  await reasonOf(auth.signIn(password));
  expect(onUnauthorized).not.toHaveBeenCalled();
  await reasonOf(auth.fetchUser("t"));
  await reasonOf(auth.changePassword({ currentPassword: "a", password: "b" }));
  expect(onUnauthorized.mock.calls).toEqual([["t"], ["stored"]]);
});

it("an abort by the caller stays one, and ends nothing", async () => {
  const controller = new AbortController();
  const { auth, onUnauthorized } = setUp(
    {},
    {
      fetch: (_: unknown, { signal: sent }: RequestInit) =>
        new Promise((_resolve, reject) =>
          sent?.addEventListener("abort", () => reject(sent.reason as Error)),
        ),
    },
  );
  const asked = reasonOf(auth.fetchUser("t", controller.signal));
  controller.abort();
  expect(await asked).toMatchObject({ name: "UnknownError", cause: { name: "AbortError" } });
  expect(onUnauthorized).not.toHaveBeenCalled();
});
