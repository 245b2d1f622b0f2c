import { filledRegistration } from "../registration/fixtures";
import { createAccountApi } from "./accountApi";
import type { ApiFailure } from "./ApiFailure";
import { createAuthApi } from "./authApi";
import { createCheckoutApi } from "./checkoutApi";
import { createMemberApi } from "./memberApi";
import { createUsersApi, writeUserQuery } from "./usersApi";

const signal = new AbortController().signal;

function server(answers: Readonly<Record<string, () => Response>>) {
  const asked: unknown[][] = [];
  const onUnauthorized = jest.fn();
  const options = {
    fetch: (input: RequestInfo | URL, { method = "GET", headers, body }: RequestInit = {}) => {
      const { authorization = null } = headers as Record<string, string>;
      const path = input as string;
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
  return { asked, options, onUnauthorized };
}

const file = (type: string) => () =>
  new Response("…", { headers: { "content-type": type, "content-disposition": 'inline; filename="x"' } });
const ok = (body: unknown) => () => Response.json(body);
const refuse =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ data: null, error: { status, details: { code } } }, { status, headers });
const silent = () => new Response(null, { status: 204 });
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as object,
  );

describe("the content system", () => {
  const cms = "https://cms.example";
  const origin = "https://hiking.example";
  const anna = { id: 7, email: "annegret@postfach.example" };
  const password = { kind: "password", identifier: anna.email, password: "gipfelglück" } as const;
  const setUp = (answers: Parameters<typeof server>[0]) => {
    const { asked, options } = server(answers);
    return { asked, auth: createAuthApi({ ...options, baseUrl: cms, origin }) };
  };

  it("signs in without what is stored, and fetches the user with the new token", async () => {
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

  it("signs in by what a provider has answered, with the secret of this tab", async () => {
    const path = `${cms}/api/auth/demo/callback`;
    const { asked, auth } = setUp({ [path]: ok({ jwt: "new", user: { ...anna, role: {} } }) });
    const provider = { kind: "provider", provider: "demo", accessToken: "a b" } as const;
    await auth.signIn(provider);
    await auth.signIn({ ...provider, verifier: "s" });
    expect(asked.map(([method, address, bearer]) => [method, address, bearer])).toEqual([
      ["GET", `${path}?access_token=a+b`, null],
      ["GET", `${path}?access_token=a+b&verifier=s`, null],
    ]);
  });

  it.each([
    ["credentials", refuse(400, "credentials"), null],
    ["credentials", refuse(400, "invalid"), null],
    ["unconfirmed", refuse(400, "unconfirmed"), null],
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

  it("registers, confirms, recovers, sets and changes, each where it belongs", async () => {
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
  )(
    "takes what somebody else says under a good status for no answer: %s, %s",
    async (name, _what, rubbish) => {
      const { auth } = setUp({
        [`${cms}/api/auth/local/register`]: rubbish,
        [`${cms}/api/auth/send-email-confirmation`]: rubbish,
        [`${cms}/api/auth/forgot-password`]: rubbish,
      });
      const { email } = filledRegistration;
      const asked = name === "register" ? auth.register(filledRegistration) : auth[name](email);
      expect(await reasonOf(asked)).toMatchObject({ kind: "unreadable" });
    },
  );

  it("takes an answer without an id for no user", async () => {
    const { auth } = setUp({ [`${cms}/api/users/me`]: ok({ email: "x" }) });
    expect(await reasonOf(auth.fetchUser("t"))).toMatchObject({ kind: "unreadable" });
  });
});

describe("the own server", () => {
  it("checks a token by the presence of an id", async () => {
    const { asked, options } = server({ "/api/users/me": ok({ id: 7 }) });
    await createAccountApi(options).checkToken("t1");
    expect(asked).toEqual([["GET", "/api/users/me", "Bearer t1", null]]);
    const without = server({ "/api/users/me": ok({ id: "" }) });
    expect(await reasonOf(createAccountApi(without.options).checkToken("t1"))).toMatchObject({
      kind: "unreadable",
    });
  });

  it("gives the session check two seconds", async () => {
    jest.useFakeTimers();
    const silent = ((_: unknown, { signal: limit }: RequestInit) =>
      new Promise((_resolve, reject) =>
        limit?.addEventListener("abort", () => reject(new Error("aborted"))),
      )) as typeof fetch;
    const checked = reasonOf(createAccountApi({ fetch: silent, isOnline: () => true }).checkToken("t1"));
    jest.advanceTimersByTime(2_000);
    expect(await checked).toMatchObject({ kind: "timeout" });
    jest.useRealTimers();
  });

  it("asks for the account, its membership and its saved trips", async () => {
    const { asked, options } = server({
      "/api/account": ok({ data: { deletedAt: "2026-11-22T12:00:00Z" } }),
      "/api/account/saved-trips": ok({ data: [] }),
      "/api/account/saved-trips/7": silent,
    });
    const account = createAccountApi(options);
    await account.read();
    await account.change({ newsletter: true });
    await account.remove({ password: "p" });
    await account.changeMembership("cancel");
    expect(await account.savedTrips()).toEqual([]);
    await account.saveTrip(7);
    await account.forgetTrip(7);
    expect(await (await account.exportData()).text()).toBe('{"data":{}}');
    expect(asked.map(([method, path, , body]) => [method, path, body])).toEqual([
      ["GET", "/api/account", null],
      ["PATCH", "/api/account", { newsletter: true }],
      ["DELETE", "/api/account", { password: "p" }],
      ["POST", "/api/account/membership/cancel", null],
      ["GET", "/api/account/saved-trips", null],
      ["PUT", "/api/account/saved-trips/7", null],
      ["DELETE", "/api/account/saved-trips/7", null],
      ["GET", "/api/account/export", null],
    ]);
  });

  it("takes a page under 200 for no yes to any change, and for no file", async () => {
    const page = () =>
      Promise.resolve(new Response("<html>Wartung</html>", { headers: { "content-type": "text/html" } }));
    const options = { fetch: page, isOnline: () => true };
    const account = createAccountApi(options);
    const users = createUsersApi(options);
    const member = createMemberApi(options);
    const asked = [
      account.change({ newsletter: true }),
      account.remove({ password: "p" }),
      account.changeMembership("cancel"),
      account.openPayments(),
      account.saveTrip(7),
      account.forgetTrip(7),
      account.exportData(),
      users.invite({} as Parameters<typeof users.invite>[0]),
      users.change(7, { blocked: true }),
      users.remove(7),
      users.inviteAgain(7),
      member.document({ number: 100017, kind: "confirmation" }),
      member.track(7),
    ];
    const kinds = (await Promise.all(asked.map(reasonOf))).map((error) => (error as ApiFailure).kind);
    expect(kinds).toEqual(asked.map(() => "unreadable"));
  });

  it("takes an object that names no moment for no deletion, and a 401 to it for nobody's session", async () => {
    const other = server({ "/api/account": ok({ data: { email: "x" } }) });
    expect(await reasonOf(createAccountApi(other.options).remove({ password: "p" }))).toMatchObject({
      kind: "unreadable",
    });
    const gone = server({ "/api/account": () => new Response("{}", { status: 401 }) });
    expect(await reasonOf(createAccountApi(gone.options).remove({ password: "p" }))).toMatchObject({
      status: 401,
    });
    expect(gone.onUnauthorized).not.toHaveBeenCalled();
  });

  it("sends a deletion's key, by which the server knows it again", async () => {
    const keys: (string | null)[] = [];
    const { remove } = createAccountApi({
      fetch: (_url, init) => {
        keys.push(new Headers(init?.headers).get("idempotency-key"));
        return Promise.resolve(Response.json({ data: { deletedAt: "2026-11-22T12:00:00Z" } }));
      },
    });
    await remove({ password: "p" }, signal, "schluessel-von-dieser-loeschung");
    await remove({ password: "p" });
    expect(keys).toEqual(["schluessel-von-dieser-loeschung", null]);
  });

  it("asks for an address to pay at, and takes no other than a web address", async () => {
    const url = "https://zahlung.example/1";
    const { asked, options } = server({ "/api/checkout": ok({ url }) });
    expect(await createCheckoutApi(options).createCheckout("jahr")).toEqual({ url });
    expect(asked).toEqual([["POST", "/api/checkout", "Bearer stored", { plan: "jahr" }]]);
    const bad = server({ "/api/checkout": ok({ url: "javascript:alert(1)" }) });
    expect(await reasonOf(createCheckoutApi(bad.options).createCheckout("jahr"))).toMatchObject({
      kind: "unreadable",
    });
  });

  it("a subscription that is refused with 401 ends the session, one with 403 does not", async () => {
    for (const [status, times] of [
      [401, 1],
      [403, 0],
    ] as const) {
      const { options, onUnauthorized } = server({
        "/api/user-subscription": () => new Response("{}", { status }),
      });
      expect(await createCheckoutApi(options).fetchSubscription(signal)).toEqual({
        outcome: "refused",
        status,
      });
      expect(onUnauthorized.mock.calls).toEqual(times === 1 ? [["stored"]] : []);
    }
  });

  it("manages users by what is asked for only", async () => {
    const { asked, options } = server({ "/api/users/7": silent, "/api/users/7/invitation": silent });
    const users = createUsersApi(options);
    await users.list({ q: " Öl & Berg ", role: "manager", state: "blocked", page: 2 });
    await users.list({ q: "", role: null, state: null, page: 1 });
    await users.remove(7);
    await users.change(8, { blocked: true });
    await users.inviteAgain(7);
    await users.audit({ page: 1 });
    expect(asked.map(([method, path, , body]) => [method, path, body])).toEqual([
      ["GET", "/api/users?q=%C3%96l+%26+Berg&role=manager&state=blocked&page=2", null],
      ["GET", "/api/users", null],
      ["DELETE", "/api/users/7", null],
      ["PATCH", "/api/users/8", { blocked: true }],
      ["POST", "/api/users/7/invitation", null],
      ["GET", "/api/users/audit?page=1", null],
    ]);
    expect(writeUserQuery({ q: "  ", role: null, state: null, page: 1 }).toString()).toBe("");
  });

  it("asks for bookings, papers, member trips and offers", async () => {
    const { asked, options } = server({
      "/api/bookings": ok({ data: [] }),
      "/api/bookings/100017/documents/calendar": file("text/calendar"),
      "/api/trips/7/track.gpx": file("application/gpx+xml"),
      "/api/offers": ok({ data: [], meta: {} }),
    });
    const member = createMemberApi(options);
    await member.bookings();
    await member.booking(100017);
    await member.document({ number: 100017, kind: "calendar" });
    await member.memberTrip(7);
    await member.track(7);
    expect(await member.offers()).toEqual({ data: [], meta: {} });
    expect(asked.map(([method, path, bearer]) => [method, path, bearer])).toEqual(
      [
        "/api/bookings",
        "/api/bookings/100017",
        "/api/bookings/100017/documents/calendar",
        "/api/trips/7/member",
        "/api/trips/7/track.gpx",
        "/api/offers",
      ].map((path) => ["GET", path, "Bearer stored"]),
    );
  });
});
