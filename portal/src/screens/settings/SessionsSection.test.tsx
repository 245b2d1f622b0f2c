import type { AccountSession } from "@gratweg/contracts";
import { ApiFailure } from "@gratweg/flows";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account } from "../testing/fixtures";
import { deferred, offline, renderScreen, type RenderOptions } from "../testing/renderScreen";
import SettingsScreen from "./SettingsScreen";

const here: AccountSession = {
  ...{ id: "h".repeat(22), browser: "Firefox", system: "Linux", isShared: false, isCurrent: true },
  ...{ createdAt: "2026-11-20T08:00:00Z", lastSeenAt: "2026-11-22T09:58:00Z" },
};
const phone = { ...here, id: "p".repeat(22), browser: "Safari", system: "iPhone", isCurrent: false };
const library = {
  ...here,
  id: "l".repeat(22),
  browser: null,
  system: null,
  isShared: true,
  isCurrent: false,
};

type Calls = NonNullable<NonNullable<RenderOptions["fakes"]>["account"]>;
async function show(calls: Calls) {
  const read = () => Promise.resolve(account);
  const { container } = await renderScreen(SettingsScreen, { fakes: { account: { read, ...calls } } });
  const region = within(await screen.findByRole("region", { name: "Wo Sie angemeldet sind" }));
  return { container, region };
}
const sessions = () => Promise.resolve([here, phone, library]);
const rows = (region: Awaited<ReturnType<typeof show>>["region"]) =>
  region.getAllByRole("listitem").map(({ textContent }) => textContent);

test("names device, since when and when last, this one first and without a button", async () => {
  const { container, region } = await show({ sessions });
  await region.findByRole("list", { name: "Ihre Anmeldungen" });
  expect(rows(region)).toEqual([
    "Firefox unter Linux (Dieses Gerät)Angemeldet seit 20.11.2026, 09:00 · Gerade aktiv",
    "Safari auf iPhoneAngemeldet seit 20.11.2026, 09:00 · Zuletzt aktiv: 22.11.2026, 10:58Abmelden",
    "Unbekanntes GerätAngemeldet seit 20.11.2026, 09:00 · Zuletzt aktiv: 22.11.2026, 10:58 · geteilter Computer, endet nach zwei StundenAbmelden",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("one press ends one, and says so; a second press meanwhile does nothing", async () => {
  const user = userEvent.setup();
  const ending = deferred<void>();
  const endSession = jest.fn((_id: string) => ending.promise);
  const { region } = await show({ sessions, endSession });
  await user.dblClick(await region.findByRole("button", { name: "Safari auf iPhone abmelden" }));
  expect(endSession.mock.calls.map(([id]) => id)).toEqual([phone.id]);
  await ending.give();
  expect(await region.findByText("Beendet. Dort muss man sich neu anmelden.")).toBeInTheDocument();
  expect(rows(region)).toHaveLength(2);
});

test("all others end with one press, and then there is none to end", async () => {
  const user = userEvent.setup();
  const endOtherSessions = jest.fn(() => Promise.resolve());
  const { region } = await show({ sessions, endOtherSessions });
  await user.click(await region.findByRole("button", { name: "Auf allen anderen Geräten abmelden" }));
  expect(await region.findByText("Sie sind nur auf diesem Gerät angemeldet.")).toBeInTheDocument();
  expect([rows(region).length, endOtherSessions.mock.calls.length]).toEqual([1, 1]);
});

test("without a connection the rest of the settings is there, and the list comes with the next try", async () => {
  const user = userEvent.setup();
  const load = jest.fn<Promise<AccountSession[]>, []>(sessions).mockImplementationOnce(offline);
  const { region } = await show({ sessions: load });
  expect(await region.findByText("Ihre Anmeldungen konnten wir nicht laden")).toBeInTheDocument();
  await user.click(region.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await region.findByRole("list", { name: "Ihre Anmeldungen" })).toBeInTheDocument();
});

const unproven = (detail: string) =>
  new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch", detail });

test("an older session gives the password, and a wrong one is said at the field", async () => {
  const user = userEvent.setup();
  const endSession = jest.fn((_id: string, _signal?: AbortSignal, proof?: { password: string }) => {
    if (proof === undefined) return Promise.reject(unproven("Bitte geben Sie Ihr Passwort ein."));
    return proof.password === "richtig"
      ? Promise.resolve()
      : Promise.reject(unproven("Dieses Passwort stimmt nicht. Die Anmeldung läuft weiter."));
  });
  const { region } = await show({ sessions, endSession });
  await user.click(await region.findByRole("button", { name: "Safari auf iPhone abmelden" }));
  const dialog = await screen.findByRole("dialog", { name: "Anmeldung beenden" });
  expect(await axe(dialog)).toHaveNoViolations();
  const field = within(dialog).getByLabelText("Passwort");
  await user.type(field, "falsch{Enter}");
  expect(await within(dialog).findAllByText(/Dieses Passwort stimmt nicht/)).not.toHaveLength(0);
  await user.clear(field);
  await user.type(field, "richtig{Enter}");
  expect(await region.findByText("Beendet. Dort muss man sich neu anmelden.")).toBeInTheDocument();
  expect([rows(region).length, endSession.mock.calls.map(([id, , proof]) => [id, proof?.password])]).toEqual([
    2,
    [
      [phone.id, undefined],
      [phone.id, "falsch"],
      [phone.id, "richtig"],
    ],
  ]);
});

test("whoever gives no password ends nothing, and may go on", async () => {
  const user = userEvent.setup();
  const endOtherSessions = jest.fn(() => Promise.reject(unproven("")));
  const { region } = await show({ sessions, endOtherSessions });
  for (const _time of [1, 2]) {
    await user.click(await region.findByRole("button", { name: "Auf allen anderen Geräten abmelden" }));
    const dialog = await screen.findByRole("dialog", { name: "Alle anderen Anmeldungen beenden" });
    await user.click(within(dialog).getByRole("button", { name: "Abbrechen" }));
  }
  expect([rows(region).length, endOtherSessions.mock.calls.length]).toEqual([3, 2]);
});

test("without a password one is told to sign in anew, in the server's words", async () => {
  const user = userEvent.setup();
  const detail = "Bitte melden Sie sich ab und noch einmal an.";
  const old = new ApiFailure("refused", { status: 403, type: "/probleme/anmeldung-zu-alt", detail });
  const { region } = await show({ sessions, endSession: () => Promise.reject(old) });
  await user.click(await region.findByRole("button", { name: "Safari auf iPhone abmelden" }));
  expect(await region.findByText(detail)).toBeInTheDocument();
});

test("what could not be ended can be tried once more", async () => {
  const user = userEvent.setup();
  const endSession = jest.fn<Promise<void>, []>(() => Promise.resolve()).mockImplementationOnce(offline);
  const { region } = await show({ sessions, endSession });
  const press = async () =>
    user.click(await region.findByRole("button", { name: "Safari auf iPhone abmelden" }));
  await press();
  expect(await region.findByText("Die Anmeldung ist nicht beendet")).toBeInTheDocument();
  await press();
  expect(await region.findByText("Beendet. Dort muss man sich neu anmelden.")).toBeInTheDocument();
});
