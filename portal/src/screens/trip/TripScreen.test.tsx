import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account, lockedTrip, openTrip } from "../testing/fixtures";
import { deferred, offline, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import { saveFile } from "../parts/saveFile";
import TripScreen from "./TripScreen";

jest.mock("../parts/saveFile");
const saved = jest.mocked(saveFile);

const params = { id: "1003", name: "durchs-karwendel" };
const show = (member: NonNullable<RenderOptions["fakes"]>["member"], more: RenderOptions = {}) =>
  renderScreen(TripScreen, { params, fakes: { member }, ...more });

test("members read day plan, arrival and packing list; ticked things are counted [2.21]", async () => {
  const user = userEvent.setup();
  const { container } = await show({ memberTrip: () => Promise.resolve(openTrip) });
  expect(await screen.findByRole("heading", { level: 1, name: "Durchs Karwendel" })).toBeInTheDocument();
  expect(screen.getByText("Durch das Kar hinauf.")).toBeInTheDocument();
  expect(screen.getByText("Mit der Bahn bis Scharnitz.")).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Mütze" }));
  expect(screen.getByText("1 von 2 gepackt")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Alle Haken entfernen" }));
  expect(screen.getByText("0 von 2 gepackt")).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("members see the heights and the line of the way; without places there is no room for them [2.21]", async () => {
  const { container, unmount } = await show({ memberTrip: () => Promise.resolve(openTrip) });
  expect(await screen.findByRole("heading", { level: 2, name: "Der Weg" })).toBeInTheDocument();
  expect(await screen.findByRole("slider", { name: /Höhenprofil|Weg/ })).toHaveAttribute(
    "aria-valuetext",
    "Scharnitz, 964 m, 0 km, Tag 1, Start",
  );
  expect(screen.getByRole("img", { name: /Scharnitz.*Karwendelhaus/ })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const member = openTrip.member && { ...openTrip.member, waypoints: [] };
  await show({ memberTrip: () => Promise.resolve({ ...openTrip, member }) });
  expect(await screen.findByText("Tag für Tag")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { level: 2, name: "Der Weg" })).toBeNull();
});

test("the way is saved as a file, once for a double click; a failure says so and stays in place", async () => {
  const user = userEvent.setup();
  const file = new Blob(["<gpx/>"]);
  const first = deferred<Blob>();
  const track = jest
    .fn<Promise<Blob>, []>()
    .mockReturnValueOnce(first.promise)
    .mockImplementationOnce(offline);
  await show({ memberTrip: () => Promise.resolve(openTrip), track });
  const button = await screen.findByRole("button", { name: "Wegpunkte herunterladen (GPX)" });
  expect(button).toHaveAccessibleDescription(/gerade gezogen und folgt keinem Weg/);
  await user.dblClick(button);
  await act(() => first.give(file));
  expect(saved.mock.calls).toEqual([[file, "durchs-karwendel.gpx"]]);
  expect(track).toHaveBeenCalledTimes(1);
  expect(screen.getByText("„durchs-karwendel.gpx“ liegt jetzt bei Ihren Downloads.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Wegpunkte herunterladen (GPX)" }));
  expect(await screen.findByText("Die GPX-Datei konnten wir nicht holen")).toBeInTheDocument();
});

test("without access it says what is in it and leads to the plans", async () => {
  const { container } = await show({ memberTrip: () => Promise.resolve(lockedTrip) });
  expect(await screen.findByText("Packliste und Wegpunkte")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Mitgliedschaft ansehen" })).toHaveAttribute(
    "href",
    "/de/portal/user/pricing",
  );
  // What stands on the public page is shown here too, and nothing of it is offered.
  expect(screen.getByText("Durch das Kar hinauf.")).toBeInTheDocument();
  expect(screen.getByText("Mit der Bahn bis Scharnitz.")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      "die Packliste zum Abhaken und Ausdrucken",
      "die Orte der Tour als Wegpunkte (GPX, kein Wegverlauf), wo es sie gibt",
    ]),
  );
  expect(screen.queryByText(/^(?:der|die) .*(?:Tagesplan|Anreise|Profil)/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("the browser's belief opens nothing: where the server gives nothing, it says that it could not check", async () => {
  await show(
    { memberTrip: () => Promise.resolve(lockedTrip) },
    { subscription: { outcome: "customer", email: account.email } },
  );
  expect(await screen.findByText("Ihre Mitgliedschaft konnten wir gerade nicht prüfen")).toBeInTheDocument();
  expect(screen.getByText("Durch das Kar hinauf.")).toBeInTheDocument();
  expect(screen.queryByText("Packliste")).toBeNull();
});

test("ticks are there when the page comes back", async () => {
  const user = userEvent.setup();
  const { leaveAndReturn } = await show({ memberTrip: () => Promise.resolve(openTrip) });
  await user.click(await screen.findByRole("checkbox", { name: "Mütze" }));
  leaveAndReturn();
  expect(await screen.findByText("1 von 2 gepackt")).toBeInTheDocument();
  expect(screen.getByText(/Die Haken bleiben auf diesem Gerät/)).toBeInTheDocument();
});

test("a wrong name in the address becomes the right one", async () => {
  const { navigate } = await show(
    { memberTrip: () => Promise.resolve(openTrip) },
    { params: { id: "1003", name: "falsch" } },
  );
  await waitFor(() =>
    expect(navigate.mock.calls).toEqual([["/de/portal/reise/1003/durchs-karwendel", { replace: true }]]),
  );
});

test.each([
  ["an unknown trip", "1003", () => refused(404, "/probleme/nicht-gefunden")],
  ["no number at all", "karwendel", () => refused(500)],
])("%s is the error page", async (_, id, memberTrip) => {
  await show({ memberTrip }, { params: { id, name: "x" } });
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
});

test("a server in trouble says so in its own words; a press asks again", async () => {
  const user = userEvent.setup();
  const memberTrip = jest
    .fn(() => Promise.resolve(openTrip))
    .mockImplementationOnce(() => refused(503, null, { detail: "Das Inhaltssystem antwortet nicht." }));
  await show({ memberTrip });
  expect(await screen.findByText("Das Inhaltssystem antwortet nicht.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText("Tag für Tag")).toBeInTheDocument();
});
