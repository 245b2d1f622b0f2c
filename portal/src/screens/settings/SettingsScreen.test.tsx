import type { Account } from "@gratweg/contracts";
import { ApiFailure } from "@gratweg/flows";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account, membership } from "../testing/fixtures";
import { deferred, offline, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import { saveFile } from "../parts/saveFile";
import SettingsScreen from "./SettingsScreen";

jest.mock("../parts/saveFile");
afterEach(() => jest.useRealTimers());

const show = (fakes: NonNullable<RenderOptions["fakes"]> = {}, of: Partial<Account> = {}) =>
  renderScreen(SettingsScreen, {
    fakes: { ...fakes, account: { read: () => Promise.resolve({ ...account, ...of }), ...fakes.account } },
  });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("everything has its place, by anchors too [1.13]", async () => {
  const { container } = await show({}, { membership });
  await screen.findByRole("region", { name: "Profil" });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Profil",
    "Passwort",
    "Wo Sie angemeldet sind",
    "Mitgliedschaft",
    "Newsletter und dieser Computer",
    "Ihre Daten",
    "Konto löschen",
  ]);
  expect(container.querySelector("#mitgliedschaft")).not.toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

describe("profile", () => {
  test("is saved tidy, and says so", async () => {
    const user = userEvent.setup();
    const change = jest.fn((more: object) => Promise.resolve({ ...account, ...more }));
    const { services } = await show({ account: { change } });
    const profile = await section("Profil");
    const first = profile.getByLabelText("Vorname");
    await user.clear(first);
    await user.type(first, "  Anne  Marie ");
    await user.dblClick(profile.getByRole("button", { name: "Profil speichern" }));
    expect(await profile.findByText("Gespeichert")).toBeInTheDocument();
    expect(change.mock.calls.map(([body]) => body)).toContainEqual({
      firstName: "Anne Marie",
      lastName: "Beispiel",
      phone: "",
    });
    // The frame's account menu reads it there, now and after a reload.
    expect(services.session.getSnapshot().context).toMatchObject({
      token: "t",
      user: { id: 1, firstName: "Anne Marie", lastName: "Beispiel" },
    });
  });

  test("what cannot be right is said beside its field, and nothing is sent", async () => {
    const user = userEvent.setup();
    const change = jest.fn();
    const { container } = await show({ account: { change } });
    const profile = await section("Profil");
    await user.clear(profile.getByLabelText("Nachname"));
    await user.type(profile.getByLabelText(/Telefon/), "abc");
    await user.click(profile.getByRole("button", { name: "Profil speichern" }));
    expect(profile.getByLabelText("Nachname")).toHaveAccessibleDescription(
      /Bitte geben Sie den Nachnamen ein\./,
    );
    expect(profile.getByLabelText(/Telefon/)).toHaveAccessibleDescription(/0151 2345678/);
    expect(change).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("the server's words stand beside their field; what was typed stays", async () => {
    const user = userEvent.setup();
    const issues = [{ field: "phone", message: "Diese Nummer ist keine." }];
    await show({ account: { change: () => refused(422, "/probleme/angaben-pruefen", { issues }) } });
    const profile = await section("Profil");
    await user.type(profile.getByLabelText(/Telefon/), "0151 2345678");
    await user.click(profile.getByRole("button", { name: "Profil speichern" }));
    await waitFor(() =>
      expect(profile.getByLabelText(/Telefon/)).toHaveAccessibleDescription(/Diese Nummer ist keine\./),
    );
    expect(profile.getByLabelText(/Telefon/)).toHaveValue("0151 2345678");
  });

  test("without a connection what was typed stays, and the next press saves it", async () => {
    const user = userEvent.setup();
    const change = jest
      .fn((more: object) => Promise.resolve({ ...account, ...more }))
      .mockImplementationOnce(offline);
    await show({ account: { change } });
    const profile = await section("Profil");
    await user.type(profile.getByLabelText(/Telefon/), "0151 2345678");
    const save = profile.getByRole("button", { name: "Profil speichern" });
    await user.click(save);
    expect(await profile.findByText("Ihr Profil ist nicht gespeichert")).toBeInTheDocument();
    expect(profile.getByLabelText(/Telefon/)).toHaveValue("0151 2345678");
    await user.click(save);
    expect(await profile.findByText("Gespeichert")).toBeInTheDocument();
  });
});

test("what was being saved when the session ended is there again for the same person, and for nobody else", async () => {
  const user = userEvent.setup();
  const change = jest.fn(() => refused(401, "/probleme/nicht-angemeldet"));
  const read = jest.fn(() => Promise.resolve(account));
  const { leaveAndReturn } = await show({ account: { change, read } });
  const phone = async () => (await section("Profil")).getByLabelText(/Telefon/);
  await user.type(await phone(), "0151 2345678");
  await user.click(screen.getByRole("button", { name: "Profil speichern" }));
  read.mockResolvedValue({ ...account, email: "jemand@postfach.example" });
  leaveAndReturn();
  expect(await phone()).toHaveValue("");
  read.mockResolvedValue(account);
  leaveAndReturn();
  expect(await phone()).toHaveValue("0151 2345678");
});

describe("password", () => {
  const type = async (current: string, next: string) => {
    const user = userEvent.setup();
    const password = await section("Passwort");
    await user.type(password.getByLabelText("Bisheriges Passwort"), current);
    await user.type(password.getByLabelText("Neues Passwort"), next);
    await user.click(password.getByRole("button", { name: "Passwort ändern" }));
    return password;
  };

  test("is changed, this session goes on with the new token, the fields are empty", async () => {
    const changePassword = jest.fn(() =>
      Promise.resolve({ token: "neu", user: { id: 1, email: account.email } }),
    );
    const { services } = await show({ auth: { changePassword } });
    const password = await type("altes Passwort", "drei Wege am Grat");
    expect(
      await password.findByText(/Auf allen anderen Geräten sind Sie jetzt abgemeldet\./),
    ).toBeInTheDocument();
    expect(changePassword.mock.calls[0]?.slice(0, 1)).toEqual([
      { currentPassword: "altes Passwort", password: "drei Wege am Grat" },
    ]);
    expect(services.credentials.token()).toBe("neu");
    expect(password.getByLabelText("Bisheriges Passwort")).toHaveValue("");
  });

  test("a wrong one is said beside its field", async () => {
    await show({ auth: { changePassword: () => refused(400, null, { code: "password-wrong" }) } });
    const password = await type("falsch geraten", "drei Wege am Grat");
    await waitFor(() =>
      expect(password.getByLabelText("Bisheriges Passwort")).toHaveAccessibleDescription(
        /Dieses Passwort stimmt nicht\./,
      ),
    );
  });

  test("who signs in by another service is told how to get one", async () => {
    await show({}, { hasPassword: false });
    const password = await section("Passwort");
    expect(password.getByRole("link", { name: "Passwort festlegen" })).toHaveAttribute(
      "href",
      "/de/portal/user/reset-password",
    );
  });
});

describe("membership", () => {
  const ending = { ...membership, state: "ending" as const, withdrawableUntil: null };

  test.each([
    [
      "cancel",
      membership,
      "Mitgliedschaft kündigen",
      "Jetzt kündigen",
      ending,
      /ist gekündigt und endet am 21\. November 2027/,
    ],
    ["resume", ending, "Kündigung zurücknehmen", "Mitgliedschaft fortsetzen", membership, /läuft weiter/],
    [
      "withdraw",
      membership,
      "Vertrag widerrufen",
      "Jetzt widerrufen",
      { ...membership, state: "withdrawn" as const, cancelledAt: "2026-11-22T10:00:00.000Z" },
      /Ihr Widerruf ist angekommen/,
    ],
  ] as const)(
    "%s: one button, one confirmation, sent once",
    async (kind, before, button, confirm, after, words) => {
      const user = userEvent.setup();
      const answer = deferred<typeof membership>();
      const changeMembership = jest.fn(() => answer.promise);
      const { container, fetchSubscription } = await show(
        { account: { changeMembership } },
        { membership: before },
      );
      const area = await section("Mitgliedschaft");
      await user.click(area.getByRole("button", { name: button }));
      expect(await axe(container)).toHaveNoViolations();
      await user.dblClick(screen.getByRole("button", { name: confirm }));
      await act(() => answer.give(after));
      expect(await area.findByText(words)).toBeInTheDocument();
      expect(changeMembership.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([kind]);
      // What one may see has changed.
      expect(fetchSubscription).toHaveBeenCalledTimes(1);
    },
  );

  describe("of a later year", () => {
    const refund = { amount: 3206, currency: "EUR" as const };
    const cancellation = { endsAt: "2027-07-10T21:59:59.000Z", refund };
    const later = { ...membership, cancellation, withdrawableUntil: null };
    const cancelled = {
      ...later,
      state: "ending" as const,
      currentPeriodEnd: cancellation.endsAt,
      cancelledAt: "2027-06-10T10:00:00.000Z",
    };

    test("cancelling says the day and what goes back, before and after", async () => {
      const user = userEvent.setup();
      await show({ account: { changeMembership: () => Promise.resolve(cancelled) } }, { membership: later });
      const area = await section("Mitgliedschaft");
      await user.click(area.getByRole("button", { name: "Mitgliedschaft kündigen" }));
      const back = "Für die Zeit danach haben Sie schon bezahlt: 32,06 € erstatten wir Ihnen, sobald";
      expect(screen.getByText(/endet dann am 10\. Juli 2027/)).toHaveTextContent(back);
      await user.click(screen.getByRole("button", { name: "Jetzt kündigen" }));
      expect(await area.findByText(/ist gekündigt und endet am 10\. Juli 2027/)).toHaveTextContent(back);
      expect(area.getByText(/^Sie haben gekündigt/)).toHaveTextContent(
        "und 32,06 €, die Sie für die Zeit danach schon bezahlt haben, erstatten wir Ihnen",
      );
    });

    test("resuming says that nothing goes back, and the next payment's day", async () => {
      const user = userEvent.setup();
      await show({}, { membership: cancelled });
      await user.click(
        (await section("Mitgliedschaft")).getByRole("button", { name: "Kündigung zurücknehmen" }),
      );
      expect(screen.getByText(/läuft dann weiter, und es wird nichts erstattet/)).toHaveTextContent(
        "Am 21. November 2027 werden wieder 39 € fällig.",
      );
    });

    test.each([
      [null, "Für die Zeit danach erstatten wir Ihnen 32,06 €."],
      [refund, "Für die Zeit danach haben wir Ihnen 32,06 € erstattet."],
    ])("after its end says what goes back or went", async (refunded, words) => {
      await show({}, { membership: { ...cancelled, state: "ended", refunded } });
      expect((await section("Mitgliedschaft")).getByText(/lief bis zum 10\. Juli 2027/)).toHaveTextContent(
        words,
      );
    });
  });

  test("a cancellation that did not get through says so in the dialog and can be sent again", async () => {
    const user = userEvent.setup();
    const changeMembership = jest
      .fn(() => Promise.resolve(ending))
      .mockImplementationOnce(() => refused(503));
    await show({ account: { changeMembership } }, { membership });
    const area = await section("Mitgliedschaft");
    await user.click(area.getByRole("button", { name: "Mitgliedschaft kündigen" }));
    await user.click(screen.getByRole("button", { name: "Jetzt kündigen" }));
    expect(await screen.findByText(/Die Kündigung ist nicht angekommen\./)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Jetzt kündigen" }));
    expect(await area.findByText(/ist gekündigt/)).toBeInTheDocument();
  });

  test("cards and invoices: the provider's page opens once; a failure is said", async () => {
    const user = userEvent.setup();
    const openPayments = jest
      .fn(() => Promise.resolve({ url: "https://zahlung.test/kunde" }))
      .mockImplementationOnce(() => refused(503));
    const { leave } = await show({ account: { openPayments } }, { membership });
    const button = (await section("Mitgliedschaft")).getByRole("button", {
      name: "Zahlungen und Zahlungsmittel",
    });
    await user.click(button);
    expect(
      await screen.findByText("Die Seite des Zahlungsdienstes öffnet sich gerade nicht"),
    ).toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(leave.mock.calls).toEqual([["https://zahlung.test/kunde"]]));
  });

  test("the public forms are named with the contract; withdrawing is offered only while it is possible", async () => {
    const first = await show({}, { membership });
    const area = await section("Mitgliedschaft");
    expect(area.getByText("GW-2026-000042")).toBeInTheDocument();
    expect(area.getByRole("link", { name: "Verträge hier kündigen" })).toHaveAttribute(
      "href",
      "/de/vertrag-kuendigen?contract=GW-2026-000042",
    );
    expect(area.getByRole("link", { name: "Vertrag widerrufen" })).toHaveAttribute(
      "href",
      "/de/vertrag-widerrufen?contract=GW-2026-000042",
    );
    first.unmount();
    await show({}, { membership: { ...membership, withdrawableUntil: null } });
    expect(
      (await section("Mitgliedschaft")).queryByRole("button", { name: "Vertrag widerrufen" }),
    ).toBeNull();
  });

  test.each([
    [null, "Mitgliedschaft ansehen"],
    [{ ...membership, state: "ended" as const }, "Wieder Mitglied werden"],
  ])("without one that runs there is the way to one", async (of, way) => {
    await show({}, { membership: of });
    const area = await section("Mitgliedschaft");
    expect(area.getByRole("link", { name: way })).toHaveAttribute("href", "/de/portal/user/pricing");
    expect(area.queryByRole("button", { name: "Mitgliedschaft kündigen" })).toBeNull();
  });
});

test("the newsletter is ordered by the usual mail; a failure puts the switch back", async () => {
  const user = userEvent.setup();
  const change = jest
    .fn(() => Promise.resolve<Account>({ ...account, newsletter: "pending" }))
    .mockImplementationOnce(() => refused(503));
  await show({ account: { change } });
  const choices = await section("Newsletter und dieser Computer");
  const toggle = choices.getByRole("switch", { name: "Newsletter" });
  await user.click(toggle);
  expect(await choices.findByText("Nicht gespeichert")).toBeInTheDocument();
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await choices.findByText(/Bitte bestätigen Sie die Bestellung/)).toBeInTheDocument();
  expect(toggle).toBeChecked();
  expect(change.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([
    { newsletter: true },
    { newsletter: true },
  ]);
});

test("the mode for shared computers is switched here", async () => {
  const user = userEvent.setup();
  const { services } = await show();
  const choices = await section("Newsletter und dieser Computer");
  await user.click(choices.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }));
  expect(window.sessionStorage.getItem("temporary_session")).toBe("true");
  await user.click(choices.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }));
  expect(window.sessionStorage.getItem("temporary_session")).toBeNull();
  expect(services.session.getSnapshot().context.token).toBe("t");
});

test("all data come as a file", async () => {
  const user = userEvent.setup();
  const file = new Blob(["{}"]);
  const exportData = jest.fn(() => Promise.resolve(file)).mockImplementationOnce(() => refused(503));
  await show({ account: { exportData } });
  const data = await section("Ihre Daten");
  const button = data.getByRole("button", { name: "Daten herunterladen" });
  await user.click(button);
  expect(await data.findByText("Ihre Daten konnten wir nicht zusammenstellen")).toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, "gratweg-daten.json"));
});

test("an export that takes longer than usual says so, and comes all the same", async () => {
  const answer = deferred<Blob>();
  await show({ account: { exportData: () => answer.promise } });
  const data = await section("Ihre Daten");
  const words = /Das dauert länger als sonst/;
  jest.useFakeTimers();
  fireEvent.click(data.getByRole("button", { name: "Daten herunterladen" }));
  act(() => jest.advanceTimersByTime(4_999));
  expect(data.queryByText(words)).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(data.getByText(words)).toHaveAttribute("role", "status");
  // Once this was given up after fifteen seconds.
  act(() => jest.advanceTimersByTime(50_000));
  expect(data.getByText(words)).toHaveAttribute("role", "status");
  jest.useRealTimers();
  await act(() => answer.give(new Blob(["{}"])));
  expect(await data.findByText("Die Datei liegt jetzt bei Ihren Downloads.")).toBeInTheDocument();
});

describe("deletion", () => {
  const open = async () => {
    const user = userEvent.setup();
    await user.click((await section("Konto löschen")).getByRole("button", { name: "Konto löschen …" }));
    return user;
  };
  const confirm = () => screen.getByRole("button", { name: "Endgültig löschen" });

  test("says what goes, asks for the password, leaves and ends the session", async () => {
    const remove = jest.fn(() => Promise.resolve({ deletedAt: "2026-11-22T10:00:00.000Z" }));
    const { container, leave, services } = await show({ account: { remove } }, { membership });
    expect(
      (await section("Konto löschen")).getByText(/laufende Mitgliedschaft wird sofort gekündigt/),
    ).toBeInTheDocument();
    const user = await open();
    expect(screen.getByRole("dialog", { name: "Konto endgültig löschen?" })).toHaveTextContent(
      /Gebuchte Reisen bleiben gebucht\. Ihre laufende Mitgliedschaft wird sofort gekündigt/,
    );
    await user.click(confirm());
    expect(screen.getByLabelText("Ihr Passwort")).toHaveAccessibleDescription(
      /Bitte geben Sie ein Passwort ein\./,
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.type(screen.getByLabelText("Ihr Passwort"), "drei Wege am Grat");
    await user.click(confirm());
    await waitFor(() => expect(services.session.getSnapshot().context.token).toBeNull());
    expect(remove.mock.calls.map(([proof]: unknown[]) => proof)).toEqual([{ password: "drei Wege am Grat" }]);
    expect(leave.mock.calls).toEqual([["/de/portal/user/login?meldung=geloescht"]]);
  });

  test("a lost answer says that nobody knows; the next try is answered for the first, by its key", async () => {
    const remove = jest
      .fn<Promise<{ deletedAt: string }>, unknown[]>(() =>
        Promise.resolve({ deletedAt: "2026-11-22T10:00:00.000Z" }),
      )
      .mockImplementationOnce(() => Promise.reject(new ApiFailure("unreachable")));
    const { container, leave, services } = await show({ account: { remove } });
    const user = await open();
    await user.type(screen.getByLabelText("Ihr Passwort"), "drei Wege am Grat");
    await user.click(confirm());
    expect(await screen.findByText("Ob Ihr Konto gelöscht ist, wissen wir noch nicht")).toBeInTheDocument();
    expect(screen.queryByText("Ihr Konto ist nicht gelöscht")).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    expect([leave.mock.calls, services.session.getSnapshot().context.token]).toEqual([[], "t"]);
    await user.click(confirm());
    await waitFor(() => expect(leave.mock.calls).toEqual([["/de/portal/user/login?meldung=geloescht"]]));
    expect([remove.mock.calls.length, services.session.getSnapshot().context.token]).toEqual([2, null]);
    const [first, second] = remove.mock.calls.map(([, , key]) => key);
    expect([typeof first, second]).toEqual(["string", first]);
  });

  test("a wrong password deletes nothing; the address proves it where there is none", async () => {
    const first = await show({ account: { remove: () => refused(403, "/probleme/passwort-falsch") } });
    const user = await open();
    await user.type(screen.getByLabelText("Ihr Passwort"), "geraten");
    await user.click(confirm());
    await waitFor(() =>
      expect(screen.getByLabelText("Ihr Passwort")).toHaveAccessibleDescription(
        /Dieses Passwort stimmt nicht\./,
      ),
    );
    expect(first.services.session.getSnapshot().context.token).toBe("t");
    first.unmount();
    const remove = jest.fn(() => Promise.resolve({ deletedAt: "2026-11-22T10:00:00.000Z" }));
    await show({ account: { remove } }, { hasPassword: false });
    await open();
    await user.type(screen.getByLabelText(/Zur Bestätigung bitte/), account.email);
    await user.click(confirm());
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    expect(remove.mock.calls.map(([proof]: unknown[]) => proof)).toEqual([{ email: account.email }]);
  });
});

test("an account that cannot be had: says so, and a press asks again", async () => {
  const user = userEvent.setup();
  const read = jest.fn(() => Promise.resolve(account)).mockImplementationOnce(() => refused(503));
  await show({ account: { read } });
  expect(await screen.findByText("Ihre Einstellungen konnten wir nicht laden")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByRole("region", { name: "Profil" })).toBeInTheDocument();
});
