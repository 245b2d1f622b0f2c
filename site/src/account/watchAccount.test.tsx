import { watchAccount } from "./watchAccount";

const token = "h.e.s";
const request = jest.fn<Promise<unknown>, [string, RequestInit]>(() => Promise.reject(new TypeError("gone")));

const idle: (() => void)[] = [];
const whenIdle = async () => {
  idle.splice(0).forEach((run) => run());
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
};
const answers = (status: number, body: unknown = {}) =>
  request.mockResolvedValueOnce({ status, ok: status < 400, json: () => Promise.resolve(body) });

beforeAll(() => {
  const requestIdleCallback = (run: () => void) => idle.push(run);
  Object.assign(window, { fetch: request, requestIdleCallback });
});
beforeEach(() => {
  window.localStorage.setItem("gratweg_token", token);
  window.localStorage.setItem("gratweg_user", JSON.stringify({ id: 1, email: "anna@x.example" }));
  window.localStorage.setItem("gratweg_provider", "demo");
  window.localStorage.setItem("payment_status_cache:anna@x.example", "{}");
  window.localStorage.setItem("gratweg_theme", "dark");
  window.sessionStorage.setItem("gratweg_booking_draft:1", "{}");
  document.cookie = `gratweg_token=${token}; Path=/`;
  document.cookie = "gratweg_signed_in=1; Path=/";
  idle.length = 0;
  request.mockReset();
  request.mockRejectedValue(new TypeError("gone"));
});
afterEach(() => {
  window.dispatchEvent(new Event("temporary-session:disable"));
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const left = () => ({
  local: Object.keys(window.localStorage),
  tab: Object.keys(window.sessionStorage).sort(),
  cookies: document.cookie,
});
const signedInMark = () => document.documentElement.dataset["signedIn"];

describe("the start of a page with a token", () => {
  beforeEach(() => {
    document.documentElement.dataset["signedIn"] = "false";
    watchAccount();
  });

  it("removes payment entries that are malformed, old or somebody else's [4.18]", () => {
    const entry = JSON.stringify({ hasAccess: true, timestamp: Date.now() });
    window.localStorage.setItem("payment_status_cache:anna@x.example", entry);
    window.localStorage.setItem("payment_status_cache:ben@x.example", entry);
    watchAccount();
    const left = Object.keys(window.localStorage).filter((key) => key.startsWith("payment_status_cache"));
    expect(left).toEqual(["payment_status_cache:anna@x.example"]);
  });

  it("asks nothing before the browser is idle, and then whose the token is [4.4]", async () => {
    expect(request).not.toHaveBeenCalled();
    answers(200, { id: 1 });
    await whenIdle();
    expect(request.mock.calls).toEqual([
      ["/api/users/me", { headers: { authorization: `Bearer ${token}` }, cache: "no-store" }],
    ]);
    expect(signedInMark()).toBe("true");
    expect(window.localStorage.getItem("gratweg_token")).toBe(token);
  });

  it.each([
    ["refused", 401, {}],
    ["answered without an id", 200, { id: null }],
  ])("removes what is %s, silently [4.5]", async (_, status, body) => {
    window.sessionStorage.setItem("gratweg_session_confirmed", "1");
    answers(status, body);
    await whenIdle();
    expect(left()).toEqual({ local: ["gratweg_theme"], tab: ["gratweg_booking_draft:1"], cookies: "" });
    expect(signedInMark()).toBe("false");
  });

  it.each([503, 500, null])(
    "keeps what nobody could be asked about, and claims nothing (%j)",
    async (status) => {
      if (status !== null) answers(status);
      await whenIdle();
      expect([window.localStorage.getItem("gratweg_token"), signedInMark()]).toEqual([token, "false"]);
    },
  );

  it("says nothing about whoever has signed in meanwhile", async () => {
    answers(401);
    idle.splice(0).forEach((run) => run());
    window.localStorage.setItem("gratweg_token", "another");
    await whenIdle();
    expect(window.localStorage.getItem("gratweg_token")).toBe("another");
  });

  it("asks nobody without one", async () => {
    window.localStorage.clear();
    document.cookie = "gratweg_token=; Max-Age=0; Path=/";
    await whenIdle();
    expect(request).not.toHaveBeenCalled();
  });
});

describe("temporary session mode", () => {
  beforeAll(watchAccount);

  it("a page that is left in temporary mode removes everything that is stored, and ends this session at the server", () => {
    window.dispatchEvent(new Event("temporary-session:enable"));
    window.localStorage.setItem("trip_search_recent", '[{"words":"mit Hund","at":1}]');
    document.documentElement.dataset["signedIn"] = "true";
    window.dispatchEvent(new Event("pagehide"));
    expect(left()).toEqual({
      local: ["gratweg_theme"],
      tab: ["gratweg_logged_out", "temporary_session"],
      cookies: "",
    });
    expect(document.documentElement.dataset["signedIn"]).toBe("false");
    expect(request.mock.calls).toEqual([
      [
        "/api/auth/logout",
        {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: "{}",
          keepalive: true,
        },
      ],
    ]);
    // Nobody is there any more.
    window.dispatchEvent(new Event("pagehide"));
    expect(request).toHaveBeenCalledTimes(1);
  });
});
