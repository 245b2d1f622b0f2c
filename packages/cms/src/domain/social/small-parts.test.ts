import { returnAddress, withAnswer } from "./addresses";
import { decideJoining } from "./join";
import { failureOf } from "./openid";
import { keepPending, PENDING_MS, takePending, type Cookies, type Pending } from "./pending";
import { profileOf } from "./profile";
import { socialProviders } from "./providers";

const SITES = {
  origins: ["https://wandern.gratweg.example", "http://localhost:8000"],
  portalUrl: "https://portal.gratweg.example",
};
const LOGIN = "https://wandern.gratweg.example/de/portal/user/login";

describe("configuration", () => {
  const google = { GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "id", GRATWEG_SOCIAL_GOOGLE_CLIENT_SECRET: "secret" };

  it("knows Google's issuer and asks it to let people choose their account", () => {
    expect(socialProviders({ ...google, GRATWEG_SOCIAL_PROVIDERS: " google, " })).toEqual([
      {
        name: "google",
        issuer: "https://accounts.google.com",
        clientId: "id",
        clientSecret: "secret",
        parameters: { prompt: "select_account" },
      },
    ]);
    expect(socialProviders(google)).toEqual([]);
  });

  it.each([
    [
      "a secret that is missing",
      { GRATWEG_SOCIAL_PROVIDERS: "google", GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "id" },
    ],
    ["an issuer that is missing", { GRATWEG_SOCIAL_PROVIDERS: "haus" }],
    ["a name that would leave the address", { GRATWEG_SOCIAL_PROVIDERS: "../local" }],
    [
      "an issuer elsewhere without TLS",
      {
        ...google,
        GRATWEG_SOCIAL_PROVIDERS: "google",
        GRATWEG_SOCIAL_GOOGLE_ISSUER: "http://accounts.example",
      },
    ],
  ])("does not start with %s", (_what, environment) => {
    expect(() => socialProviders(environment)).toThrow();
  });
});

describe("where the browser returns to", () => {
  it("is a sign-in page of ours with its own query, without what only the answer may say", () => {
    expect(returnAddress(undefined, SITES)).toBe("https://portal.gratweg.example/de/portal/user/login");
    expect(returnAddress(`${LOGIN}?plan=jahr&access_token=x&error=y#z`, SITES)).toBe(`${LOGIN}?plan=jahr`);
    expect(withAnswer(`${LOGIN}?plan=jahr`, { provider: "demo", error: "failed" })).toBe(
      `${LOGIN}?plan=jahr&provider=demo&error=failed`,
    );
  });

  it.each([
    "https://evil.example/de/portal/user/login",
    "https://wandern.gratweg.example.evil.example/de/portal/user/login",
    "http://wandern.gratweg.example/de/portal/user/login",
    "https://nutzer@wandern.gratweg.example/de/portal/user/login",
    "https://wandern.gratweg.example/de/portal",
    "https://wandern.gratweg.example/de/portal/user/login/../../../magazin",
    "/de/portal/user/login",
    `${LOGIN}?${"x".repeat(500)}`,
    ["https://wandern.gratweg.example/de/portal/user/login"],
  ])("is never %s", (address) => {
    expect(returnAddress(address, SITES)).toBeNull();
  });
});

describe("what a provider says about somebody", () => {
  it("becomes one spelling", () => {
    expect(
      profileOf("demo", {
        sub: "7",
        email: " Rosa.Kamm@Demo.example ",
        email_verified: "true",
        given_name: "Rosa  Maria",
        family_name: "Kamm",
      }),
    ).toEqual({
      provider: "demo",
      subject: "7",
      email: "rosa.kamm@demo.example",
      isVerified: true,
      firstName: "Rosa Maria",
      lastName: "Kamm",
    });
  });

  it("takes a whole name apart where there is nothing better, and drops what is none", () => {
    const names = (claims: object) => {
      const { firstName, lastName } = profileOf("demo", { sub: "7", ...claims });
      return [firstName, lastName];
    };
    expect(names({ name: "Rosa Maria Kamm" })).toEqual(["Rosa Maria", "Kamm"]);
    expect(names({ name: "Rosa" })).toEqual(["Rosa", ""]);
    expect(names({ given_name: "<b>Rosa</b>", family_name: "www.evil.example" })).toEqual(["", ""]);
  });

  it("is no address where it is none, and nobody without a subject", () => {
    expect(profileOf("demo", { sub: "7", email: "rosa", email_verified: true })).toMatchObject({ email: "" });
    expect(profileOf("demo", { sub: "7", email: "r@demo.example" })).toMatchObject({ isVerified: false });
    expect(() => profileOf("demo", { email: "r@demo.example" })).toThrow("failed");
  });
});

describe("whose account it is", () => {
  const verified = { email: "r@demo.example", isVerified: true };
  it("goes by an address that is proven on both sides", () => {
    expect(decideJoining(verified, undefined)).toBe("create");
    expect(decideJoining(verified, { confirmed: true, blocked: false })).toBe("join");
    expect(decideJoining(verified, { confirmed: false, blocked: false })).toBe("takeOver");
  });
  it.each([
    ["unverified", { ...verified, isVerified: false }, undefined],
    ["unverified", { ...verified, email: "" }, undefined],
    ["unverified", { ...verified, isVerified: false }, { confirmed: false, blocked: false }],
    ["blocked", verified, { confirmed: true, blocked: true }],
    ["blocked", verified, { confirmed: false, blocked: true }],
  ])("is refused as %s", (code, profile, account) => {
    expect(() => decideJoining(profile, account)).toThrow(expect.objectContaining({ code }) as Error);
  });
});

describe("a sign-in under way", () => {
  const at = 1_800_000_000_000;
  const about = { isSecure: true, path: "/api/connect", header: "" };
  const pending: Pending = {
    provider: "demo",
    checks: { state: "A".repeat(43), nonce: "n", codeVerifier: "c" },
    returnAddress: LOGIN,
    verifierHash: "h",
    startedAt: at,
  };
  function jar(): Cookies & { all: Map<string, string>; options: Record<string, unknown>[] } {
    const all = new Map<string, string>();
    const options: Record<string, unknown>[] = [];
    return {
      all,
      options,
      secure: false,
      get: (name) => all.get(name),
      set(name, value, given) {
        options.push(given);
        if (value === null) all.delete(name);
        else all.set(name, value);
      },
    };
  }

  it("is kept by the browser alone, and read once", () => {
    const cookies = jar();
    keepPending(cookies, pending, about);
    expect(cookies.secure).toBe(true);
    expect(cookies.options[0]).toMatchObject({
      signed: true,
      httpOnly: true,
      sameSite: "lax",
      secure: true,
      path: "/",
      maxAge: PENDING_MS,
    });
    expect([...cookies.all.keys()]).toEqual(["__Host-gratweg_social_AAAAAAAAAAAA"]);
    expect(takePending(cookies, pending.checks.state, { ...about, now: at + 1000 })).toEqual(pending);
    expect(takePending(cookies, pending.checks.state, { ...about, now: at + 1000 })).toBeNull();
  });

  it("is one of three in a browser, whoever opens how many: the oldest go", () => {
    const cookies = jar();
    for (const letter of ["B", "C", "D", "E", "F"]) {
      const pairs = [...cookies.all.keys()].flatMap((name) => [`${name}=x`, `${name}.sig=y`]);
      const header = ["theme=dark", ...pairs].join("; ");
      const checks = { ...pending.checks, state: letter.repeat(43) };
      keepPending(cookies, { ...pending, checks }, { ...about, header });
    }
    expect([...cookies.all.keys()]).toEqual(
      ["D", "E", "F"].map((letter) => `__Host-gratweg_social_${letter.repeat(12)}`),
    );
  });

  it("without TLS has the plain name, which means less, and the ways of a provider alone", () => {
    const cookies = jar();
    const plain = { ...about, isSecure: false };
    keepPending(cookies, pending, plain);
    expect([[...cookies.all.keys()], cookies.options[0]?.path]).toEqual([
      ["gratweg_social_AAAAAAAAAAAA"],
      "/api/connect",
    ]);
    expect(takePending(cookies, pending.checks.state, { ...about, now: at + 1000 })).toBeNull();
    expect(takePending(cookies, pending.checks.state, { ...plain, now: at + 1000 })).toEqual(pending);
  });

  it("is none after ten minutes, from the future, for another state, or when it is rubbish", () => {
    const take = (state: unknown, now: number, change?: (cookies: ReturnType<typeof jar>) => void) => {
      const cookies = jar();
      keepPending(cookies, pending, about);
      change?.(cookies);
      return takePending(cookies, state, { ...about, now });
    };
    const { state } = pending.checks;
    expect(take(state, at + PENDING_MS)).toBeNull();
    expect(take(state, at - 1)).toBeNull();
    // The cookie's name holds the state's beginning only.
    expect(take(`${state.slice(0, 42)}B`, at)).toBeNull();
    expect(take(undefined, at)).toBeNull();
    const spoil = (cookies: ReturnType<typeof jar>) =>
      cookies.all.forEach((_value, name) => cookies.all.set(name, "xx"));
    expect(take(state, at, spoil)).toBeNull();
  });
});

it.each([
  ["cancelled", { code: "OAUTH_AUTHORIZATION_RESPONSE_ERROR", error: "access_denied" }],
  ["unavailable", { code: "OAUTH_AUTHORIZATION_RESPONSE_ERROR", error: "temporarily_unavailable" }],
  ["unavailable", new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })],
  ["unavailable", { code: "OAUTH_TIMEOUT" }],
  ["unavailable", { code: "OAUTH_RESPONSE_IS_NOT_JSON" }],
  ["unavailable", { code: "OAUTH_RESPONSE_BODY_ERROR", error: "invalid_client", status: 401 }],
  ["unavailable", { code: "OAUTH_RESPONSE_IS_NOT_CONFORM", status: 503 }],
  ["failed", { code: "OAUTH_RESPONSE_BODY_ERROR", error: "invalid_grant", status: 400 }],
  ["failed", { code: "OAUTH_JWT_CLAIM_COMPARISON_FAILED" }],
  ["failed", undefined],
])("tells people „%s“ of a provider's failure", (code, error) => {
  expect(failureOf(error).code).toBe(code);
});
