import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { address, main, openPortal, portal, refusal } from "../../testing/openPortal";

const REGISTER = "POST /api/auth/local/register";

async function fillIn(password = "Latschenkiefer am Grat") {
  await userEvent.type(await main().findByRole("textbox", { name: "Vorname" }), "Anna");
  await userEvent.type(main().getByRole("textbox", { name: "Nachname" }), "Bergmann");
  await userEvent.type(main().getByRole("textbox", { name: "E-Mail-Adresse" }), "anna@postfach.example");
  await userEvent.type(main().getByLabelText("Passwort"), password);
  await userEvent.click(main().getByRole("checkbox", { name: /Geschäftsbedingungen/ }));
}
const submit = () => userEvent.click(main().getByRole("button", { name: "Konto anlegen" }));

it("registers and says what comes next; the address is named, but in no address bar [2.25]", async () => {
  await openPortal("/de/portal/user/register", { [REGISTER]: () => ({ user: null }) });
  await fillIn();
  await userEvent.dblClick(main().getByRole("button", { name: "Konto anlegen" }));
  await waitFor(() => expect(address()).toBe("/de/de/portal/user/success"));
  expect(await screen.findByText(/unterwegs an anna@postfach.example/)).toBeInTheDocument();
  expect(portal.asked.filter(({ call }) => call === REGISTER).map(({ body }) => body)).toEqual([
    {
      email: "anna@postfach.example",
      password: "Latschenkiefer am Grat",
      firstName: "Anna",
      lastName: "Bergmann",
      origin: "http://eigen.test",
    },
  ]);
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("what is missing is counted in the summary's headline, and stands beside each field", async () => {
  await openPortal("/de/portal/user/register");
  await main().findByRole("textbox", { name: "Vorname" });
  await submit();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent("5 Angaben fehlen noch oder stimmen nicht");
  expect(within(summary).getAllByRole("link")).toHaveLength(5);
  expect(main().getByRole("textbox", { name: "Vorname" })).toHaveAccessibleDescription(
    "Bitte geben Sie Ihren Vornamen ein.",
  );
});

it("a password that the content system refuses is said beside its field, and nothing is lost", async () => {
  await openPortal("/de/portal/user/register", { [REGISTER]: () => refusal(400, "password-common") });
  await fillIn("Passwort123");
  await submit();
  const words =
    "Dieses Passwort ist aus Datenlecks bekannt oder leicht zu erraten, auch mit angehängten Ziffern. Bitte wählen Sie ein anderes.";
  expect(
    await within(await screen.findByRole("alert")).findByRole("link", { name: words }),
  ).toBeInTheDocument();
  expect(main().getByLabelText("Passwort")).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(main().getByRole("textbox", { name: "Vorname" })).toHaveValue("Anna");
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("without an answer the form says so and can be sent again", async () => {
  let tries = 0;
  await openPortal("/de/portal/user/register", {
    [REGISTER]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return { user: null };
    },
  });
  await fillIn();
  await submit();
  expect(await screen.findByText("Das Konto konnte nicht angelegt werden")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  await waitFor(() => expect(address()).toBe("/de/de/portal/user/success"));
});

it("the chosen plan goes along to the sign-in screen [2.29]", async () => {
  await openPortal("/de/portal/user/register-checkout?plan=jahr");
  const link = await main().findByRole("link", { name: "Anmelden" });
  expect(link).toHaveAttribute("href", "/de/portal/user/login-checkout?plan=jahr");
});

it("the chosen plan goes into the mail's link, and from what comes next on to signing in", async () => {
  await openPortal("/de/portal/user/register-checkout?plan=jahr", { [REGISTER]: () => ({ user: null }) });
  await fillIn();
  await submit();
  await waitFor(() => expect(address()).toBe("/de/de/portal/user/success"));
  expect(portal.asked.find(({ call }) => call === REGISTER)?.body).toMatchObject({ plan: "jahr" });
  expect(await main().findByRole("link", { name: "Zur Anmeldung" })).toHaveAttribute(
    "href",
    "/de/portal/user/login-checkout?plan=jahr",
  );
  expect(main().getByRole("link", { name: /andere.* Adresse/i })).toHaveAttribute(
    "href",
    "/de/portal/user/register-checkout?plan=jahr",
  );
});

it("where one wanted to go outlasts the mail, in this browser", async () => {
  await openPortal("/de/portal/user/register?weiter=%2Fde%2Freise%2F1005%2Fwatzmann", {
    [REGISTER]: () => ({ user: null }),
  });
  await fillIn();
  await submit();
  await waitFor(() => expect(address()).toBe("/de/de/portal/user/success"));
  expect(document.cookie).toContain("gratweg_way_back=%2Fde%2Freise%2F1005%2Fwatzmann");
  expect(await main().findByRole("link", { name: "Zur Anmeldung" })).toHaveAttribute(
    "href",
    "/de/portal/user/login?weiter=%2Fde%2Freise%2F1005%2Fwatzmann",
  );
});
