import type { AccountSession } from "@gratweg/contracts";
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

test("what could not be ended stays, and what could not be loaded is asked for again", async () => {
  const user = userEvent.setup();
  const { region } = await show({ sessions, endSession: offline });
  await user.click(await region.findByRole("button", { name: "Safari auf iPhone abmelden" }));
  expect(await region.findByText("Die Anmeldung ist nicht beendet")).toBeInTheDocument();
  expect(rows(region)).toHaveLength(3);
});

test("without a connection the rest of the settings is there, and the list comes with the next try", async () => {
  const user = userEvent.setup();
  const load = jest.fn<Promise<AccountSession[]>, []>(sessions).mockImplementationOnce(offline);
  const { region } = await show({ sessions: load });
  expect(await region.findByText("Ihre Anmeldungen konnten wir nicht laden")).toBeInTheDocument();
  await user.click(region.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await region.findByRole("list", { name: "Ihre Anmeldungen" })).toBeInTheDocument();
});
