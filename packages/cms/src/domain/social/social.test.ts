import { hashToken } from "../sign-in/tokens";
import type { OpenId } from "./openid";
import { SocialFailure, type SocialProfile } from "./outcome";
import { createSocial, type SocialParts } from "./social";
import type { SocialStore, Ticket } from "./store";

const VERIFIER = "v".repeat(43);
const LOGIN = "https://rad.gratweg.example/de/portal/user/login";
const START = Date.parse("2027-05-01T10:00:00Z");
const rosa: SocialProfile = {
  provider: "demo",
  subject: "s",
  email: "rosa@demo.example",
  isVerified: true,
  firstName: "Rosa",
  lastName: "Kamm",
};

function setUp(change: { openId?: Partial<OpenId>; store?: Partial<SocialStore>; isOn?: boolean } = {}) {
  let time = START;
  const kept = new Map<string, Ticket & { userId: number; expiresAt: Date }>();
  const warnings: string[] = [];
  const origins: string[] = [];
  const store: SocialStore = {
    userOf: (_profile, { origin }) => {
      origins.push(origin);
      return Promise.resolve(7);
    },
    keepTicket: (ticket) => Promise.resolve(void kept.set(ticket.hash, ticket)),
    takeTicket({ hash, provider, verifierHash }, at) {
      const ticket = kept.get(hash);
      const isIt =
        ticket?.provider === provider && ticket.verifierHash === verifierHash && ticket.expiresAt > at;
      if (isIt) kept.delete(hash);
      return Promise.resolve(isIt ? ticket.userId : undefined);
    },
    forgetLost: () => Promise.resolve(),
    ...change.store,
  };
  const parts: SocialParts = {
    providers: [
      { name: "demo", issuer: "http://localhost:1090", clientId: "c", clientSecret: "s", parameters: {} },
    ],
    openId: {
      begin: (_provider, redirectUri) =>
        Promise.resolve({
          url: `http://localhost:1090/auth?redirect_uri=${redirectUri}`,
          checks: { state: "s", nonce: "n", codeVerifier: "c" },
        }),
      finish: () => Promise.resolve(rosa),
      ...change.openId,
    },
    store,
    sites: { origins: ["https://rad.gratweg.example"], portalUrl: "https://portal.gratweg.example" },
    connectUrl: "https://cms.gratweg.example/api/connect",
    isOn: () => Promise.resolve(change.isOn ?? true),
    now: () => new Date(time),
    warn: (text) => warnings.push(text),
  };
  const social = createSocial(parts);
  const begun = () => social.begin("demo", { callback: LOGIN, verifier: VERIFIER });
  const through = async () => {
    const next = await begun();
    const back = await social.finish("demo", "?code=c&state=s", next?.pending ?? null);
    return new URL(back?.location ?? "about:blank");
  };
  return { social, begun, through, warnings, kept, origins, wait: (ms: number) => (time += ms) };
}

it("leads out with its own address, and keeps the page's secret as a hash alone", async () => {
  const { begun } = setUp();
  const next = await begun();
  expect(next?.location).toContain("redirect_uri=https://cms.gratweg.example/api/connect/demo/callback");
  expect(next?.pending).toMatchObject({ returnAddress: LOGIN, verifierHash: hashToken(VERIFIER) });
  expect(JSON.stringify(next)).not.toContain(VERIFIER);
});

it("comes back with a ticket that counts for a minute, once", async () => {
  const { social, through, kept, origins, wait } = setUp();
  const first = (await through()).searchParams.get("access_token");
  const second = (await through()).searchParams.get("access_token");
  expect(origins).toEqual(["https://rad.gratweg.example", "https://rad.gratweg.example"]);
  expect([...kept.keys()]).toEqual([hashToken(first ?? ""), hashToken(second ?? "")]);

  wait(59_999);
  await expect(social.redeem("demo", { access_token: first, verifier: VERIFIER })).resolves.toBe(7);
  const unknown = expect.objectContaining({ code: "token-unknown" }) as Error;
  await expect(social.redeem("demo", { access_token: first, verifier: VERIFIER })).rejects.toEqual(unknown);
  wait(1);
  await expect(social.redeem("demo", { access_token: second, verifier: VERIFIER })).rejects.toEqual(unknown);
});

it("takes a ticket of another provider, with another secret, or of another shape for none", async () => {
  const { social, through } = setUp();
  const ticket = (await through()).searchParams.get("access_token");
  const unknown = expect.objectContaining({ code: "token-unknown" }) as Error;
  for (const [name, query] of [
    ["google", { access_token: ticket, verifier: VERIFIER }],
    ["demo", { access_token: ticket, verifier: "w".repeat(43) }],
    ["demo", { access_token: ticket }],
    ["demo", { access_token: [ticket], verifier: VERIFIER }],
    ["demo", {}],
  ] as const)
    await expect(social.redeem(name, query)).rejects.toEqual(unknown);
  await expect(social.redeem("demo", { access_token: ticket, verifier: VERIFIER })).resolves.toBe(7);
});

it.each(["cancelled", "unavailable", "unverified", "blocked"] as const)(
  "brings the browser back with „%s“, and leaves no person in the log",
  async (code) => {
    const { through, kept, warnings } = setUp({
      openId: { finish: () => Promise.reject(new SocialFailure(code)) },
    });
    const back = await through();
    expect(Object.fromEntries(back.searchParams)).toEqual({ provider: "demo", error: code });
    expect(kept.size).toBe(0);
    expect(warnings).toEqual([`Social sign-in: ${code}`]);
  },
);

it("says „failed“ of a database's error, whose text would quote the address", async () => {
  const broken = Object.assign(new Error("duplicate key (rosa@demo.example)"), { code: "23505" });
  const { through, warnings } = setUp({ store: { userOf: () => Promise.reject(broken) } });
  expect((await through()).searchParams.get("error")).toBe("failed");
  expect(warnings).toEqual(["Social sign-in: failed (23505)"]);
});

it("answers on the page when the provider is away from the beginning", async () => {
  const away = () => Promise.reject(new SocialFailure("unavailable"));
  const { begun } = setUp({ openId: { begin: away } });
  expect(await begun()).toEqual({ location: `${LOGIN}?provider=demo&error=unavailable` });
});

it("returns to the portal when nothing is under way, or something of another provider", async () => {
  const { social, begun } = setUp();
  const home = "https://portal.gratweg.example/de/portal/user/login?provider=demo&error=failed";
  expect(await social.finish("demo", "?code=c", null)).toEqual({ location: home });
  const pending = (await begun())?.pending;
  const other = pending ? { ...pending, provider: "google" } : null;
  expect(await social.finish("demo", "?code=c", other)).toEqual({ location: home });
});

it("knows neither a provider that is switched off nor one that is not configured", async () => {
  const off = setUp({ isOn: false });
  expect([await off.begun(), await off.social.finish("demo", "", null)]).toEqual([null, null]);
  const { social } = setUp();
  expect(await social.begin("google", { callback: LOGIN, verifier: VERIFIER })).toBeNull();
});
