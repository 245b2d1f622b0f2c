import { returnAddressOf } from "./connect-action";
import { socialErrorOf } from "./openid";
import { profileOf } from "./profile";
import { socialProviders } from "./providers";

describe("configuration", () => {
  const secrets = { GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "id", GRATWEG_SOCIAL_GOOGLE_CLIENT_SECRET: "secret" };

  it("knows Google's issuer and asks it to let people choose their account", () => {
    expect(socialProviders({ GRATWEG_SOCIAL_PROVIDERS: " google ,", ...secrets })).toEqual([
      {
        ...{ name: "google", issuer: "https://accounts.google.com" },
        ...{ clientId: "id", clientSecret: "secret", parameters: { prompt: "select_account" } },
      },
    ]);
    expect(socialProviders({})).toEqual([]);
  });

  it.each([
    ["a name that is none", { GRATWEG_SOCIAL_PROVIDERS: "Goo gle" }, /is not a name/],
    [
      "a missing secret",
      { GRATWEG_SOCIAL_PROVIDERS: "google", GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "a" },
      /SECRET/,
    ],
    [
      "an issuer without TLS",
      { GRATWEG_SOCIAL_PROVIDERS: "google", ...secrets, GRATWEG_SOCIAL_GOOGLE_ISSUER: "http://a.example" },
      /https is needed/,
    ],
  ])("stops the start for %s", (_what, environment, message) => {
    expect(() => socialProviders(environment)).toThrow(message);
  });
});

describe("the address to return to", () => {
  const ORIGIN = "https://rad.gratweg.example";
  const LOGIN = `${ORIGIN}/de/portal/user/login`;

  it("is a sign-in page of the same site with its own query, without the parameters of an answer", () => {
    expect(returnAddressOf(`${LOGIN}-checkout?plan=jahr&access_token=x&provider=y&error=z#a`, ORIGIN)).toBe(
      `${LOGIN}-checkout?plan=jahr`,
    );
  });

  it.each([
    ...["https://evil.example/de/portal/user/login", `${ORIGIN}.evil.example/de/portal/user/login`],
    ...[`${ORIGIN}/de/magazin`, "javascript:alert(1)", "/de/portal/user/login", 7],
    ...["https://a:b@rad.gratweg.example/de/portal/user/login", `${LOGIN}?x=${"a".repeat(500)}`],
  ])("is not %s", (value) => {
    expect(returnAddressOf(value, ORIGIN)).toBeNull();
  });
});

describe("what a provider says about a person", () => {
  it("is folded and trimmed", () => {
    const claims = { sub: "1", email: " Rosa@DEMO.example ", email_verified: "true" };
    expect(profileOf("demo", { ...claims, given_name: " Rosa ", family_name: "Kamm" })).toEqual({
      ...{ provider: "demo", subject: "1", email: "rosa@demo.example", isVerified: true },
      ...{ firstName: "Rosa", lastName: "Kamm" },
    });
  });

  it("loses unfit names and addresses; a whole name is split", () => {
    const split = profileOf("demo", { sub: "1", name: "Rosa Maria Kamm" });
    expect([split.firstName, split.lastName]).toEqual(["Rosa Maria", "Kamm"]);
    const unfit = profileOf("demo", { sub: "1", email: "a@b.example,c", given_name: "<b>", name: "x" });
    expect([unfit.email, unfit.isVerified, unfit.firstName]).toEqual(["", false, ""]);
    expect(() => profileOf("demo", { sub: "" })).toThrow("failed");
  });
});

it.each([
  [{ error: "access_denied" }, "cancelled"],
  [{ error: "invalid_grant" }, "failed"],
  [{ error: "server_error" }, "unavailable"],
  [{ code: "OAUTH_INVALID_RESPONSE" }, "unavailable"],
  [new TypeError("fetch failed"), "unavailable"],
])("%j is „%s“", (error, code) => {
  expect(socialErrorOf(error).code).toBe(code);
});
