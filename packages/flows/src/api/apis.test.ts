import { createAccountApi } from "./accountApi";
import { createCheckoutApi } from "./checkoutApi";
import { createMemberApi } from "./memberApi";
import { createPortalContentApi } from "./portalContentApi";
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
const silent = () => new Response(null, { status: 204 });
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as object,
  );

it("a session is ended with the password where one is asked for", async () => {
  const { asked, options } = server({ "/api/account/sessions": silent, "/api/account/sessions/s1": silent });
  const account = createAccountApi(options);
  await account.endSession("s1", signal, { password: "p" });
  await account.endOtherSessions(signal, { password: "p" });
  await account.endOtherSessions(signal);
  expect(asked.map(([method, path, , body]) => [method, path, body])).toEqual([
    ["DELETE", "/api/account/sessions/s1", { password: "p" }],
    ["DELETE", "/api/account/sessions", { password: "p" }],
    ["DELETE", "/api/account/sessions", null],
  ]);
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
    await reasonOf(account.read());
    await reasonOf(account.change({ newsletter: true }));
    await account.remove({ password: "p" });
    await reasonOf(account.changeMembership("cancel"));
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
    for (const bad of [
      "javascript:alert(1)",
      "httpx://zahlung.example",
      "see https://zahlung.example",
      7,
      null,
    ]) {
      const { options: answering } = server({ "/api/checkout": ok({ url: bad }) });
      const refused = await reasonOf(createCheckoutApi(answering).createCheckout("jahr"));
      expect(refused).toMatchObject({ kind: "unreadable" });
    }
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
    await reasonOf(users.list({ q: " Öl & Berg ", role: "manager", state: "blocked", page: 2 }));
    await reasonOf(users.list({ q: "", role: null, state: null, page: 1 }));
    await users.remove(7);
    await users.change(8, { blocked: true });
    await users.inviteAgain(7);
    await reasonOf(users.audit({ page: 1 }));
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

  it("asks for what everybody may read without saying who asks", async () => {
    const { asked, options } = server({ "/api/plans": ok({ data: [] }), "/api/frame": ok({ data: {} }) });
    const content = createPortalContentApi(options);
    expect([await content.plans(), await content.frame()]).toEqual([[], {}]);
    expect(asked).toEqual([
      ["GET", "/api/plans", null, null],
      ["GET", "/api/frame", null, null],
    ]);
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
    await reasonOf(member.booking(100017));
    await member.document({ number: 100017, kind: "calendar" });
    await reasonOf(member.memberTrip(7));
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
