import type { AuditAnswer, ManagedUser } from "@gratweg/contracts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { booking, people, usersAnswer } from "../testing/fixtures";
import { deferred, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import ManageUsersScreen from "./ManageUsersScreen";
import { readUsersPlace, usersHref } from "./usersAddress";

type Users = NonNullable<NonNullable<RenderOptions["fakes"]>["users"]>;
const list = () => jest.fn(() => Promise.resolve(usersAnswer()));
const show = (users: Users = {}, search = "") =>
  renderScreen(ManageUsersScreen, { search, fakes: { users: { list: list(), ...users } } });
const queries = (mock: jest.Mock) => mock.mock.calls.map(([query]: unknown[]) => query);
const plain = { q: "", role: null, state: null, page: 1 };

/** Opens somebody's menu and chooses. */
async function choose(name: string, entry: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: `Aktionen für ${name} Beispiel` }));
  await user.click(screen.getByRole("menuitem", { name: entry }));
  return user;
}

test("people with role, membership, state and last sign-in", async () => {
  const { container } = await show();
  const row = (await screen.findByRole("rowheader", { name: /^Jonas Beispiel/ })).closest(
    "tr",
  ) as HTMLElement;
  expect(row).toHaveTextContent(/jonas@postfach\.example.*Konto.*Mitglied.*aktiv.*20\.11\.2026/);
  expect(screen.getByText("4 Konten")).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("everybody but managers is refused, without a list [2.22]", async () => {
  const { container } = await show({ list: () => refused(403, "/probleme/kein-zugriff") });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Diese Seite ist der Verwaltung vorbehalten" }),
  ).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
  expect(document.title).toMatch(/der Verwaltung vorbehalten/);
  expect(await axe(container)).toHaveNoViolations();
});

test("what is typed is looked for after a pause and stands in the address", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const ask = list();
  const { navigate } = await show({ list: ask });
  await user.type(screen.getByRole("searchbox"), "jonas");
  await act(() => jest.advanceTimersByTimeAsync(300));
  jest.useRealTimers();
  expect(queries(ask)).toEqual([plain, { ...plain, q: "jonas" }]);
  expect(navigate.mock.calls).toEqual([["/de/portal/manage-users?q=jonas", { replace: true }]]);
  expect(screen.getByRole("searchbox")).toHaveValue("jonas");
});

test("filters begin at the first page, paging goes into the history, all of it comes from the address", async () => {
  const user = userEvent.setup();
  const ask = jest.fn(() => Promise.resolve(usersAnswer(people, 2, 3)));
  const { navigate } = await show({ list: ask }, "?rolle=manager&seite=2");
  expect(await screen.findByRole("combobox", { name: "Rolle" })).toHaveValue("manager");
  await user.click(await screen.findByRole("link", { name: /Weiter|Nächste/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Zustand" }), "gesperrt");
  await user.click(screen.getByRole("button", { name: "Suche und Filter zurücksetzen" }));
  expect(navigate.mock.calls).toEqual([
    ["/de/portal/manage-users?rolle=manager&seite=3", undefined],
    ["/de/portal/manage-users?rolle=manager&zustand=blocked", { replace: true }],
    ["/de/portal/manage-users", { replace: true }],
  ]);
});

test("an address says only what it knows, and equal places have equal addresses", () => {
  const place = readUsersPlace("?q=a&rolle=admin&zustand=invited&seite=-1&ansicht=protokoll&fremd=1");
  expect(place).toEqual({
    tab: "audit",
    query: { q: "a", role: null, state: "invited", page: 1 },
    auditPage: 1,
  });
  expect(usersHref(place)).toBe("/de/portal/manage-users?ansicht=protokoll&q=a&zustand=invited");
});

test("nobody found, and a list that cannot be had", async () => {
  const user = userEvent.setup();
  const none = await show({ list: () => Promise.resolve(usersAnswer([])) });
  expect(await screen.findByRole("heading", { level: 2, name: "Kein Konto gefunden" })).toBeInTheDocument();
  expect(await axe(none.container)).toHaveNoViolations();
  none.unmount();
  await show({ list: list().mockImplementationOnce(() => refused(503)) });
  await user.click(await screen.findByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByRole("rowheader", { name: /^Jonas Beispiel/ })).toBeInTheDocument();
});

test.each([
  ["Jonas", "Sperren", "Sperren", { blocked: true }, "Jonas Beispiel ist gesperrt."],
  [
    "Mehmet",
    "Sperre aufheben",
    "Sperre aufheben",
    { blocked: false },
    "Mehmet Beispiel kann sich wieder anmelden.",
  ],
  [
    "Jonas",
    "Zur Verwaltung machen",
    "Zur Verwaltung machen",
    { role: "manager" },
    "Jonas Beispiel gehört jetzt zur Verwaltung.",
  ],
])("%s, %s: asked, done once, told, and the list is new", async (name, entry, confirm, change, told) => {
  const ask = list();
  const answer = deferred<ManagedUser>();
  const changeUser = jest.fn(() => answer.promise);
  const { container } = await show({ list: ask, change: changeUser });
  const user = await choose(name, entry);
  const dialog = within(screen.getByRole("dialog"));
  expect(await axe(container)).toHaveNoViolations();
  await user.dblClick(dialog.getByRole("button", { name: confirm }));
  await act(() => answer.give(people[1] as ManagedUser));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(queries(changeUser)).toHaveLength(1);
  expect(changeUser.mock.calls[0]?.slice(0, 2)).toEqual([
    people.find((one) => one.firstName === name)?.id,
    change,
  ]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a deletion wants the address typed", async () => {
  const remove = jest.fn(() => Promise.resolve(undefined));
  await show({ remove });
  const user = await choose("Jonas", "Konto löschen …");
  await user.click(screen.getByRole("button", { name: "Endgültig löschen" }));
  expect(remove).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Zur Bestätigung bitte/), "jonas@postfach.example");
  await user.click(screen.getByRole("button", { name: "Endgültig löschen" }));
  expect(await screen.findByText("Das Konto von Jonas Beispiel ist gelöscht.")).toBeInTheDocument();
  expect(remove.mock.calls.map(([id]: unknown[]) => id)).toEqual([2]);
});

test.each([
  ["/probleme/letzte-verwaltung", /das letzte Konto mit Verwaltungsrechten/],
  ["/probleme/eigenes-konto", /Ihr eigenes Konto können Sie hier nicht/],
  ["/probleme/nicht-gefunden", /Dieses Konto gibt es nicht mehr/],
])("what the server refuses (%s) is said where it was asked", async (type, words) => {
  await show({ change: () => refused(type.endsWith("gefunden") ? 404 : 409, type) });
  const user = await choose("Jonas", "Sperren");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Sperren" }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

test("the own account is out of reach, and the menu says why", async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole("button", { name: "Aktionen für Annegret Beispiel" }));
  expect(screen.getAllByText("Das eigene Konto lässt sich hier nicht ändern.").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("menuitem", { name: /^Sperren/ }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("invitation", () => {
  const fill = async () => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Einladen" }));
    await user.type(screen.getByLabelText("Vorname"), "Paula");
    await user.type(screen.getByLabelText("Nachname"), "Neu");
    await user.type(screen.getByLabelText("E-Mail-Adresse"), "paula@postfach.example");
    return user;
  };
  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Einladung senden" }));

  test("goes out with name, address and role", async () => {
    const invite = jest.fn(() => Promise.resolve(people[1] as ManagedUser));
    const { container } = await show({ invite });
    const user = await fill();
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(within(screen.getByRole("dialog")).getByLabelText("Rolle"), "Verwaltung");
    await send(user);
    expect(
      await screen.findByText("Die Einladung an paula@postfach.example ist unterwegs."),
    ).toBeInTheDocument();
    expect(queries(invite)).toEqual([
      { firstName: "Paula", lastName: "Neu", email: "paula@postfach.example", role: "manager" },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("a known address is said beside its field; what was typed stays", async () => {
    await show({ invite: () => refused(409, "/probleme/adresse-schon-vergeben") });
    await send(await fill());
    await waitFor(() =>
      expect(screen.getByLabelText("E-Mail-Adresse")).toHaveAccessibleDescription(/schon ein Konto/),
    );
    expect(screen.getByLabelText("Vorname")).toHaveValue("Paula");
  });

  test("that met the end of the session is there again for the same person, once", async () => {
    const invite = jest
      .fn(() => Promise.resolve(people[1] as ManagedUser))
      .mockImplementationOnce(() => refused(401, "/probleme/nicht-angemeldet"));
    const { leaveAndReturn } = await show({ invite });
    const user = await fill();
    await send(user);
    leaveAndReturn();
    expect(await screen.findByLabelText("Nachname")).toHaveValue("Neu");
    expect(screen.getByLabelText("E-Mail-Adresse")).toHaveValue("paula@postfach.example");
    await send(user);
    await screen.findByText("Die Einladung an paula@postfach.example ist unterwegs.");
    leaveAndReturn();
    await screen.findByRole("searchbox");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is sent again at once; a failure is told", async () => {
    const inviteAgain = jest.fn(() => Promise.resolve(undefined)).mockImplementationOnce(() => refused(503));
    await show({ inviteAgain });
    await choose("Ottilie", "Einladung noch einmal senden");
    expect(await screen.findByText("Das hat nicht geklappt.")).toBeInTheDocument();
    await choose("Ottilie", "Einladung noch einmal senden");
    expect(
      await screen.findByText("Die Einladung an ottilie@postfach.example ist noch einmal unterwegs."),
    ).toBeInTheDocument();
  });
});

test("who has done what is read in the second view, asked for when it is opened", async () => {
  const user = userEvent.setup();
  const answer: AuditAnswer = {
    data: [
      {
        id: 1,
        at: "2026-11-22T10:00:00.000Z",
        action: "role-changed",
        actor: "Annegret Beispiel",
        target: "jonas@postfach.example",
        role: "manager",
      },
    ],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  };
  const audit = jest.fn(() => Promise.resolve(answer));
  const { container, navigate } = await show({ audit });
  expect(audit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("tab", { name: "Protokoll" }));
  const table = await screen.findByRole("table", { name: "Protokoll der Verwaltung" });
  expect(table).toHaveTextContent(
    /22\.11\.2026, 11:00.*Annegret.*zur Verwaltung gemacht.*jonas@postfach\.example/,
  );
  expect(navigate.mock.calls[0]?.[0]).toBe("/de/portal/manage-users?ansicht=protokoll");
  expect(await axe(container)).toHaveNoViolations();
});

test("somebody's bookings are looked at in their place [2.22]", async () => {
  const bookings = jest.fn(() => Promise.resolve([booking]));
  await show({ bookings });
  await choose("Jonas", "Buchungen ansehen");
  const dialog = within(await screen.findByRole("dialog", { name: "Buchungen von Jonas Beispiel" }));
  expect(await dialog.findByText("Durchs Karwendel")).toBeInTheDocument();
  expect(dialog.getByText(/Nummer 480213, 2 Plätze, 12\. Dezember 2026/)).toBeInTheDocument();
  expect(queries(bookings)).toEqual([2]);
});
