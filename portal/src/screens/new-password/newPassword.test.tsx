import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { address, anna, main, openPortal, portal, refusal } from "../../testing/openPortal";

const RESET = "POST /api/auth/reset-password";
const FORGOT = "POST /api/auth/forgot-password";

it.each([
  ["/de/portal/user/reset-password/geheim", "/de/portal/user/reset-password/aus-der-e-mail"],
  ["/de/portal/user/set-new-password?token=geheim", "/de/portal/user/set-new-password"],
])("%s sets the password and signs in; the secret is in no address", async (link, shown) => {
  await openPortal(link, { [RESET]: () => ({ jwt: "neu", user: anna }), "GET /api/users/me": () => anna });
  expect(address()).toBe(shown);
  await userEvent.type(
    await main().findByLabelText("Neues Passwort", { selector: "input" }),
    "Latschenkiefer am Grat",
  );
  await userEvent.dblClick(main().getByRole("button", { name: "Passwort speichern" }));
  expect(await screen.findByText("Ihr neues Passwort gilt")).toBeInTheDocument();
  expect(portal.asked.filter(({ call }) => call === RESET).map(({ body }) => body)).toEqual([
    { code: "geheim", password: "Latschenkiefer am Grat", passwordConfirmation: "Latschenkiefer am Grat" },
  ]);
  expect(window.localStorage.getItem("gratweg_token")).toBe("neu");
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("a link that is used up offers a new one", async () => {
  await openPortal("/de/portal/user/reset-password/geheim", { [RESET]: () => refusal(400, "token-unknown") });
  await userEvent.type(
    await main().findByLabelText("Neues Passwort", { selector: "input" }),
    "Latschenkiefer am Grat",
  );
  await userEvent.click(main().getByRole("button", { name: "Passwort speichern" }));
  expect(await screen.findByText("Dieser Link gilt nicht mehr")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Neuen Link anfordern" })).toHaveAttribute(
    "href",
    "/de/portal/user/reset-password",
  );
  // What a new password would have done is of no interest any more.
  expect(main().queryByText(/Danach sind Sie überall abgemeldet/)).toBeNull();
});

it("without the mail's link there is no form, but a way to a new one", async () => {
  await openPortal("/de/portal/user/set-new-password");
  expect(await screen.findByText("Bitte öffnen Sie den Link noch einmal")).toBeInTheDocument();
  expect(main().queryByLabelText("Neues Passwort", { selector: "input" })).toBeNull();
});

it("asking for the mail says the same for any address, and lets one correct it [2.33]", async () => {
  await openPortal("/de/portal/user/reset-password", { [FORGOT]: () => ({ ok: true }) });
  await userEvent.type(await main().findByRole("textbox", { name: "E-Mail-Adresse" }), anna.email);
  await userEvent.click(main().getByRole("button", { name: "Link senden" }));
  expect(
    await screen.findByText(`Wenn es zu ${anna.email} ein Konto gibt`, { exact: false }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Andere Adresse eingeben" }));
  await waitFor(() =>
    expect(main().getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveValue(anna.email),
  );
});

it("a failure of the service keeps the address and offers another try", async () => {
  await openPortal("/de/portal/user/reset-password", {
    [FORGOT]: () => refusal(503, "busy", { "retry-after": "30" }),
  });
  await userEvent.type(await main().findByRole("textbox", { name: "E-Mail-Adresse" }), anna.email);
  await userEvent.click(main().getByRole("button", { name: "Link senden" }));
  expect(await screen.findByText("Der Link konnte nicht gesendet werden")).toBeInTheDocument();
  expect(main().getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveValue(anna.email);
  expect(await axe(portal.container)).toHaveNoViolations();
});

it.each(["reset-password/geheim?plan=jahr", "set-new-password?token=geheim&plan=jahr"])(
  "whoever chose a membership before is led on to it: %s",
  async (link) => {
    await openPortal(`/de/portal/user/${link}`, {
      [RESET]: () => ({ jwt: "neu", user: anna }),
      "GET /api/users/me": () => anna,
    });
    expect(await main().findByRole("link", { name: "Zurück zur Anmeldung" })).toHaveAttribute(
      "href",
      "/de/portal/user/login-checkout?plan=jahr",
    );
    await userEvent.type(
      main().getByLabelText("Neues Passwort", { selector: "input" }),
      "Latschenkiefer am Grat",
    );
    await userEvent.click(main().getByRole("button", { name: "Passwort speichern" }));
    expect(await screen.findByRole("link", { name: "Weiter zur Mitgliedschaft" })).toHaveAttribute(
      "href",
      "/de/portal/user/pricing?plan=jahr",
    );
    expect(address()).not.toContain("geheim");
  },
);

it("a dead link's new one, and the mail that is asked for, keep the membership that was chosen", async () => {
  await openPortal("/de/portal/user/set-new-password?plan=jahr", { [FORGOT]: () => ({ ok: true }) });
  const again = await screen.findByRole("link", { name: "Neuen Link anfordern" });
  expect(again).toHaveAttribute("href", "/de/portal/user/reset-password?plan=jahr");
  await userEvent.click(again);
  await userEvent.type(await main().findByRole("textbox", { name: "E-Mail-Adresse" }), anna.email);
  await userEvent.click(main().getByRole("button", { name: "Link senden" }));
  await waitFor(() =>
    expect(portal.asked.find(({ call }) => call === FORGOT)?.body).toMatchObject({ plan: "jahr" }),
  );
});
