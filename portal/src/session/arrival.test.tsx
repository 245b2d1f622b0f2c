import { takeArrival } from "./arrival";
import { createSocialSignIn, SOCIAL_KEY, type SocialPorts } from "./socialSignIn";

const left: string[] = [];
const ports: SocialPorts = {
  contentOrigin: "https://inhalte.example",
  origin: "https://wandern.example",
  storage: () => window.sessionStorage,
  forgetSession: jest.fn(),
  rememberProvider: jest.fn(),
  leave: (href) => left.push(href),
  randomBytes: (length) => new Uint8Array(length).fill(255),
};
const social = createSocialSignIn(ports);

function arriveAt(address: string) {
  window.history.replaceState({ key: "k" }, "", address);
  return takeArrival(window, social);
}
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.sessionStorage.clear();
  left.length = 0;
});

it("a mail's token leaves query and path at once; what is no secret stays [3.4]", () => {
  expect(arriveAt("/de/portal/user/set-new-password?token=geheim&x=1#a")).toMatchObject({
    path: "/de/portal/user/set-new-password",
    token: "geheim",
    isSuspended: true,
  });
  expect([address(), window.history.state]).toEqual(["/de/portal/user/set-new-password?x=1#a", { key: "k" }]);
  expect(arriveAt("/de/portal/user/reset-password/ge%20heim")).toMatchObject({
    path: "/de/portal/user/reset-password/aus-der-e-mail",
    token: "ge heim",
    isSuspended: true,
  });
  expect(address()).toBe("/de/portal/user/reset-password/aus-der-e-mail");
});

it("loaded anew, there is no token any more", () => {
  expect(arriveAt("/de/portal/user/reset-password/aus-der-e-mail")).toMatchObject({ token: null });
});

it.each([
  ["/de/portal/user/login?confirm=1", true],
  ["/de/portal/user/login?confirm=", false],
  ["/de/portal/user/login?token=", false],
  ["/de/portal/user/login", false],
])("%s suspends the way on: %s", (from, isSuspended) => {
  expect(arriveAt(from).isSuspended).toBe(isSuspended);
});

it("goes to the provider with a secret of this tab, the way back kept and the earlier session forgotten", () => {
  social.begin("demo", "/de/portal/user/login?weiter=%2Fde%2Fportal");
  const url = new URL(left[0] ?? "");
  const verifier = "_".repeat(42) + "8";
  expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    "https://inhalte.example/api/connect/demo",
    { callback: "https://wandern.example/de/portal/user/login?weiter=%2Fde%2Fportal", verifier },
  ]);
  expect(JSON.parse(window.sessionStorage.getItem(SOCIAL_KEY) ?? "")).toEqual({ provider: "demo", verifier });
  expect(ports.forgetSession).toHaveBeenCalledTimes(1);
  expect(ports.rememberProvider).toHaveBeenCalledWith("demo");
});

it("takes the ticket with the tab's secret, once, and out of the address", () => {
  window.sessionStorage.setItem(SOCIAL_KEY, JSON.stringify({ provider: "demo", verifier: "v" }));
  const arrival = arriveAt("/de/portal/user/login?provider=demo&access_token=t&weiter=%2Fde%2Fportal");
  expect([arrival.isSocial, address()]).toEqual([true, "/de/portal/user/login?weiter=%2Fde%2Fportal"]);
  expect(arrival.takeSocial()).toEqual({ kind: "ticket", provider: "demo", ticket: "t", verifier: "v" });
  expect([arrival.takeSocial(), window.sessionStorage.getItem(SOCIAL_KEY)]).toEqual([null, null]);
});

it.each([
  ["nothing was asked", null],
  ["another provider was asked", '{"provider":"google","verifier":"v"}'],
  ["what is stored makes no sense", '{"provider":7}'],
  ["what is stored is no JSON", "{"],
])("a ticket opens nothing when %s", (_, stored) => {
  if (stored !== null) window.sessionStorage.setItem(SOCIAL_KEY, stored);
  const { takeSocial } = arriveAt("/de/portal/user/login?provider=demo&access_token=t");
  expect(takeSocial()).toEqual({ kind: "failed", provider: "demo", reason: "failed" });
});

it.each([
  ["cancelled", "cancelled"],
  ["unverified", "unverified"],
  ["irgendwas", "failed"],
])("the provider's %s is %s", (error, reason) => {
  expect(arriveAt(`/de/portal/user/login?provider=demo&error=${error}`).takeSocial()).toEqual({
    kind: "failed",
    provider: "demo",
    reason,
  });
});

it("what no provider has sent is no answer, and the tab keeps its secret for the one that comes", () => {
  const stored = JSON.stringify({ provider: "demo", verifier: "v" });
  window.sessionStorage.setItem(SOCIAL_KEY, stored);
  for (const query of [
    "",
    "provider=demo",
    "access_token=t",
    "error=cancelled",
    "provider=&access_token=t",
  ]) {
    const arrival = arriveAt(`/de/portal/user/login?${query}`);
    expect([query, arrival.isSocial, arrival.social()]).toEqual([query, false, null]);
  }
  expect(window.sessionStorage.getItem(SOCIAL_KEY)).toBe(stored);
});

it("the secret is random, of 32 bytes, and made of signs that no address changes", () => {
  const lengths: number[] = [];
  const bytes = [0xfb, 0xef, 0xbe, 0xff, 0xff, 0xff, 0];
  createSocialSignIn({
    ...ports,
    randomBytes: (length) => {
      lengths.push(length);
      return Uint8Array.from(bytes);
    },
  }).begin("demo", "/");
  expect([lengths, new URL(left[0] ?? "").searchParams.get("verifier")]).toEqual([[32], "----____AA"]);
});
