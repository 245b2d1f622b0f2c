import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { address, anna, main, openPortal, portal, refusal } from "../../testing/openPortal";

const LOGIN = "/de/portal/user/login";
const SIGN_IN = "POST /api/auth/local";
const ME = "GET /api/users/me";
const session = { jwt: "jwt", user: anna };

const email = () => screen.getByRole("textbox", { name: "E-Mail-Adresse" });

async function enter(password = "Gipfelglück") {
  await userEvent.type(await main().findByRole("textbox", { name: "E-Mail-Adresse" }), anna.email);
  await userEvent.type(main().getByLabelText("Passwort"), password);
}
const submit = () => userEvent.click(main().getByRole("button", { name: "Anmelden" }));

it("signs in once for a double click, keeps the session and goes on to where one wanted to go [2.26]", async () => {
  await openPortal(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`, {
    [SIGN_IN]: () => session,
    [ME]: () => anna,
  });
  await enter();
  expect(main().getByText(/Danach geht es dort weiter/)).toBeInTheDocument();
  await userEvent.dblClick(main().getByRole("button", { name: "Anmelden" }));
  await waitFor(() => expect(address()).toBe("/de/portal/settings"));
  expect(portal.asked.filter(({ call }) => call === SIGN_IN)).toEqual([
    { call: SIGN_IN, body: { identifier: anna.email, password: "Gipfelglück" }, token: null },
  ]);
  expect(window.localStorage.getItem("gratweg_token")).toBe("jwt");
});

it("has nothing to complain of for a screen reader, and says what password managers want to know", async () => {
  await openPortal(LOGIN);
  await main().findByRole("textbox", { name: "E-Mail-Adresse" });
  expect(email()).toHaveAttribute("autocomplete", "username");
  expect(main().getByLabelText("Passwort")).toHaveAttribute("autocomplete", "current-password");
  expect(document.title).toBe("Anmelden – Gratweg Wandern");
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("names what is missing before it asks anybody [5.7]", async () => {
  await openPortal(LOGIN, {});
  await main().findByRole("textbox", { name: "E-Mail-Adresse" });
  await submit();
  const summary = screen.getByRole("alert");
  expect(summary.closest("[tabindex]")).toHaveFocus();
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    "Bitte geben Sie Ihr Passwort ein.",
  ]);
  expect(portal.asked.some(({ call }) => call === SIGN_IN)).toBe(false);
});

it.each([
  [400, "credentials", "E-Mail-Adresse oder Passwort stimmen nicht."],
  [403, "blocked", "Dieses Konto ist gesperrt."],
  [
    429,
    "limited",
    "Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal. Frühestens geht das in 2 Minuten.",
  ],
  [503, "busy", "Bitte versuchen Sie es gleich noch einmal."],
  [500, "kaputt", "Unser Dienst antwortet im Moment nicht."],
])("status %d %s is said in German, and what was typed stays", async (status, code, words) => {
  const headers: Record<string, string> = status === 429 ? { "retry-after": "120" } : {};
  await openPortal(LOGIN, { [SIGN_IN]: () => refusal(status, code, headers) });
  await enter();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("alert").closest("[tabindex]")).toHaveFocus();
  expect(
    [email(), main().getByLabelText("Passwort")].map((field) => (field as HTMLInputElement).value),
  ).toEqual([anna.email, "Gipfelglück"]);
});

it("whoever has just registered gets the confirmation mail once more from here, whether there is an account or not", async () => {
  const MAIL = "POST /api/auth/send-email-confirmation";
  await openPortal(LOGIN, { [SIGN_IN]: () => refusal(400, "credentials"), [MAIL]: () => ({ sent: true }) });
  await enter();
  expect(screen.queryByRole("button", { name: /Bestätigungs-E-Mail/ })).toBeNull();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(/Falls Sie sich gerade registriert haben/);
  await userEvent.click(screen.getByRole("button", { name: "Bestätigungs-E-Mail noch einmal senden" }));
  await userEvent.click(await screen.findByRole("button", { name: "Neue E-Mail senden" }));
  expect(await screen.findByText(/kommt gleich eine E-Mail mit einem neuen Link/)).toBeInTheDocument();
  expect(portal.asked.find(({ call }) => call === MAIL)?.body).toEqual({
    email: anna.email,
    origin: "http://eigen.test",
  });
});

it("greets whoever comes from the confirmation mail; an old link offers a new mail", async () => {
  await openPortal(`${LOGIN}?confirm=1`);
  expect(await screen.findByText("E-Mail bestätigt")).toBeInTheDocument();
  await openPortal(`${LOGIN}?confirm=abgelaufen`);
  expect(await screen.findByText("Dieser Link gilt nicht mehr")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Neue E-Mail senden" })).toBeInTheDocument();
});

describe("somebody with a stored token", () => {
  beforeEach(() => {
    window.localStorage.setItem("gratweg_token", "alt");
    window.localStorage.setItem("gratweg_user", JSON.stringify(anna));
  });

  it.each(["login", "register", "login-checkout", "register-checkout", "reset-password", "set-new-password"])(
    "is led from %s to the portal, and does not see the form meanwhile",
    async (screenName) => {
      await openPortal(`/de/portal/user/${screenName}`, { [ME]: () => anna });
      expect(main().queryByRole("button")).toBeNull();
      await waitFor(() => expect(address()).toBe("/de/portal"));
    },
  );

  it("stays with confirm in the address [3.4]", async () => {
    await openPortal(`${LOGIN}?confirm=1`, { [ME]: () => anna });
    expect(await screen.findByText("E-Mail bestätigt")).toBeInTheDocument();
    expect(await screen.findByText("Sie sind schon angemeldet.")).toBeInTheDocument();
    expect(address()).toBe(`${LOGIN}?confirm=1`);
  });

  it.each([
    ["/de/portal/user/reset-password/geheim", "/de/portal/user/reset-password/aus-der-e-mail"],
    ["/de/portal/user/set-new-password?token=geheim", "/de/portal/user/set-new-password"],
  ])("stays with a mail's token in %s, and with that screen alone [3.4]", async (path, shown) => {
    await openPortal(path, { [ME]: () => anna });
    expect(await main().findByLabelText("Neues Passwort", { selector: "input" })).toBeInTheDocument();
    expect(address()).toBe(shown);
    act(() => portal.services.navigate("/de/portal/user/register"));
    await waitFor(() => expect(address()).toBe("/de/portal"));
  });

  it.each([
    ["/de/portal/settings?a=1", "/de/portal/settings?a=1"],
    ["/de/portal/reise/1001/karwendel", "/de/portal/reise/1001/karwendel"],
    // No guard sends anybody away from these.
    ["/de/portal/angebot", "/de/portal"],
    ["/de/magazin", "/de/portal"],
    ["//boese.example", "/de/portal"],
  ])("is led on to the portal, unless a guarded screen was wanted: %s [4.2]", async (wanted, expected) => {
    const query = new URLSearchParams({ weiter: wanted }).toString();
    await openPortal(`${LOGIN}?${query}`, { [ME]: () => anna });
    await waitFor(() => expect(address()).toBe(expected));
  });

  it("stays on the way to paying by a confirmation's link, and goes on by a button", async () => {
    const path = "/de/portal/user/login-checkout?confirm=1&plan=jahr";
    await openPortal(path, {
      [ME]: () => anna,
      "POST /api/checkout": () => ({ url: "http://zahlung.test/1" }),
    });
    expect(await screen.findByText("E-Mail bestätigt")).toBeInTheDocument();
    expect([address(), portal.left]).toEqual([path, []]);
    await userEvent.dblClick(await screen.findByRole("button", { name: "Weiter zur Zahlung" }));
    await waitFor(() => expect(portal.left).toEqual(["http://zahlung.test/1"]));
    expect(portal.asked.filter(({ call }) => call === "POST /api/checkout").map(({ body }) => body)).toEqual([
      { plan: "jahr" },
    ]);
  });

  it("is cleared without a word when nobody knows the token", async () => {
    await openPortal(LOGIN, { [ME]: () => refusal(401, "unauthorized") });
    expect(await main().findByRole("textbox", { name: "E-Mail-Adresse" })).toBeInTheDocument();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

it("goes to a provider once for a double click, and what was stored goes first", async () => {
  await openPortal(LOGIN);
  window.localStorage.setItem("gratweg_token", "alt");
  await userEvent.dblClick(await screen.findByRole("button", { name: "Mit Demo anmelden" }));
  expect(portal.left).toHaveLength(1);
  expect(portal.left[0]).toMatch(
    /^http:\/\/inhalte\.test\/api\/connect\/demo\?callback=http%3A%2F%2Feigen\.test/,
  );
  expect(window.localStorage.getItem("gratweg_token")).toBeNull();
});

it("a shared computer: leaving the page signs out", async () => {
  await openPortal(LOGIN, { [SIGN_IN]: () => session, [ME]: () => anna });
  await enter();
  await userEvent.click(main().getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }));
  await submit();
  await waitFor(() => expect(address()).toBe("/de/portal"));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(address()).toBe(LOGIN));
  expect(portal.asked.map(({ call }) => call)).toContain("POST /api/auth/logout");
  expect(window.localStorage.getItem("gratweg_token")).toBeNull();
  expect(await main().findByRole("switch")).toBeChecked();
  expect(main().getByText(/Der Schalter ist noch an/)).toBeInTheDocument();
});

it.each([
  [false, "nobody needs a grace time"],
  [true, "whoever pays on a shared computer is still signed in when they come back"],
])("on the way to the payment page the plan goes on after signing in; shared: %j, %s", async (isShared) => {
  const CHECKOUT = "POST /api/checkout";
  await openPortal("/de/portal/user/login-checkout?plan=jahr", {
    [SIGN_IN]: () => session,
    [ME]: () => anna,
    [CHECKOUT]: () => ({ url: "http://zahlung.test/1" }),
  });
  await enter();
  if (isShared)
    await userEvent.click(main().getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }));
  await submit();
  await waitFor(() => expect(portal.left).toEqual(["http://zahlung.test/1"]));
  expect(portal.asked.find(({ call }) => call === CHECKOUT)).toEqual({
    call: CHECKOUT,
    body: { plan: "jahr" },
    token: "jwt",
  });
  const until = window.sessionStorage.getItem("temporary_session_grace_until");
  expect(until === null ? null : Number(until) > Date.now()).toBe(isShared ? true : null);
});

it("the token's cookie has the name that the site's configuration gives it [3.3]", async () => {
  await openPortal(LOGIN, { [SIGN_IN]: () => session, [ME]: () => anna }, { tokenCookie: "anderswie" });
  await enter();
  await submit();
  await waitFor(() => expect(address()).toBe("/de/portal"));
  expect(document.cookie.split("; ").sort()).toEqual(["anderswie=jwt", "gratweg_signed_in=1"]);
  document.cookie = "anderswie=; Max-Age=0; Path=/";
});

it.each([
  ["jahr", "jahr"],
  ["%2F%2Fboese.example", undefined],
])("a confirmation that came too late: of %j the new mail knows %j", async (plan, sent) => {
  const MAIL = "POST /api/auth/send-email-confirmation";
  await openPortal(`/de/portal/user/login-checkout?confirm=abgelaufen&plan=${plan}`, {
    [MAIL]: () => ({ email: anna.email, sent: true }),
  });
  const button = await screen.findByRole("button", { name: "Neue E-Mail senden" });
  await userEvent.type(
    within(button.closest("form") as HTMLElement).getByRole("textbox", { name: "E-Mail-Adresse" }),
    anna.email,
  );
  await userEvent.click(button);
  await waitFor(() => expect(portal.asked.map(({ call }) => call)).toContain(MAIL));
  const asked = portal.asked.find(({ call }) => call === MAIL);
  expect((asked?.body as { plan?: string }).plan).toBe(sent);
});

it("a plan that only this browser remembers goes along to a provider, a new password and a registration", async () => {
  window.sessionStorage.setItem("gratweg_checkout_plan", JSON.stringify({ plan: "jahr", at: Date.now() }));
  await openPortal("/de/portal/user/login-checkout");
  expect(await main().findByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute(
    "href",
    "/de/portal/user/reset-password?plan=jahr",
  );
  expect(main().getByRole("link", { name: "Konto anlegen" })).toHaveAttribute(
    "href",
    "/de/portal/user/register-checkout?plan=jahr",
  );
  await userEvent.click(main().getByRole("button", { name: /Demo/ }));
  await waitFor(() => expect(portal.left).toHaveLength(1));
  expect(new URL(portal.left[0] ?? "").searchParams.get("callback")).toMatch(
    /\/de\/portal\/user\/login-checkout\?plan=jahr$/,
  );
});
