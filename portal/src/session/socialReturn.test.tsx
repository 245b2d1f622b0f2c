import { screen, waitFor } from "@testing-library/react";
import { accountMicrocopy } from "../../../packages/design-system/src/microcopy/accountMicrocopy";
import { anna, main, openPortal, portal, refusal, type Answers } from "../testing/openPortal";
import { authTexts } from "../texts/auth";

const LOGIN = "/de/portal/user/login";
const CALLBACK = "GET /api/auth/demo/callback";
const { failures, working } = authTexts.social;

const open = (query: string, answers?: Answers) => openPortal(`${LOGIN}?${query}`, answers);

beforeEach(() =>
  window.sessionStorage.setItem("gratweg_social", JSON.stringify({ provider: "demo", verifier: "v" })),
);
afterEach(() => jest.restoreAllMocks());

it("while the ticket is exchanged the provider is named, and there is neither form nor another way in", async () => {
  // Nobody answers the exchange.
  await open("provider=demo&access_token=t");
  expect(await screen.findByRole("heading", { name: working("Demo") })).toBeInTheDocument();
  expect([main().queryByLabelText("Passwort"), main().queryByRole("button")]).toEqual([null, null]);
  expect(portal.asked.filter(({ call }) => call === CALLBACK)).toHaveLength(1);
});

it.each([
  ["blocked", 403, "blocked", failures.blocked()],
  ["a service that is away", 500, "kaputt", failures.unavailable("Demo")],
  ["a ticket that is worth nothing", 400, "credentials", failures.failed()],
])("an exchange that fails says why: %s", async (_why, status, code, words) => {
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  await open("provider=demo&access_token=t", { [CALLBACK]: () => refusal(status, code) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await main().findByLabelText("Passwort")).toBeInTheDocument();
});

it.each([
  ["demo", "cancelled", failures.cancelled("Demo")],
  ["demo", "unverified", failures.unverified("Demo")],
  ["demo", "blocked", failures.blocked()],
  // A provider that this site does not have is called as it calls itself.
  ["wolke", "unavailable", failures.unavailable("wolke")],
])("what the provider %s answers in place of a ticket is said: %s", async (provider, error, words) => {
  await open(`provider=${provider}&error=${error}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(portal.asked.map(({ call }) => call)).not.toContain(CALLBACK);
});

it.each([
  [true, "true"],
  [false, undefined],
])(
  "on a shared computer (%s) the session of a provider's ticket is a short one: %s",
  async (isShared, sent) => {
    if (isShared) window.sessionStorage.setItem("temporary_session", "true");
    await open("provider=demo&access_token=t", {
      [CALLBACK]: () => ({ jwt: "jwt", user: anna }),
      "GET /api/users/me": () => anna,
    });
    await waitFor(() => expect(portal.asked.map(({ call }) => call)).toContain(CALLBACK));
    const asked = portal.asked.find(({ call }) => call === CALLBACK);
    expect(asked?.body).toEqual({ access_token: "t", verifier: "v", ...(sent && { sharedComputer: sent }) });
  },
);

it("the way that was taken last is marked, and it alone", async () => {
  window.localStorage.setItem("gratweg_provider", "wolke");
  const providers = ["demo", "wolke"].map((key) => ({ key, label: key }));
  await openPortal(LOGIN, {}, { providers });
  const buttons = await main().findAllByRole("button", { name: /^Mit/ });
  const marked = buttons.map((button) => button.textContent?.includes(accountMicrocopy.social.lastUsed));
  expect(marked).toEqual([false, true]);
});
