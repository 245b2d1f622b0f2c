import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import {
  account,
  booking,
  cancelledBooking,
  karwendel,
  lockedOffers,
  malerweg,
  membership,
  openOffers,
  pastBooking,
} from "../testing/fixtures";
import { offline, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import { saveFile } from "../parts/saveFile";
import MyTripsScreen from "./MyTripsScreen";

jest.mock("../parts/saveFile");
const saved = jest.mocked(saveFile);

const answer = <Value,>(value: Value) => jest.fn(() => Promise.resolve(value));
const all = (more: RenderOptions["fakes"] = {}): RenderOptions["fakes"] => ({
  account: {
    read: answer({ ...account, membership }),
    savedTrips: answer([karwendel, malerweg]),
    ...more.account,
  },
  member: {
    bookings: answer([booking, pastBooking, cancelledBooking]),
    offers: answer(openOffers),
    ...more.member,
  },
});

test("trips ahead, past and cancelled, with payments, contact and the way to their page; membership and offer beside [2.19]", async () => {
  const { container } = await renderScreen(MyTripsScreen, { fakes: all() });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Guten Tag, Annegret");
  expect(screen.getByText("Noch 20 Tage, dann geht es los: Durchs Karwendel.")).toBeInTheDocument();
  expect(
    within(container)
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Anstehende Reisen",
    "Vergangene Reisen",
    "Stornierte Reisen",
    "Gratweg Plus",
    "Früh im Jahr auf den Malerweg",
    "Merkliste",
  ]);
  expect(screen.getAllByRole("link", { name: "Durchs Karwendel" })[0]).toHaveAttribute(
    "href",
    "/de/portal/reise/1003/durchs-karwendel",
  );
  // What was due then is over.
  expect(screen.getAllByRole("list", { name: "Zahlungen" })).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "buero@alpenrose.example" })[0]).toHaveAttribute(
    "href",
    "mailto:buero@alpenrose.example?subject=Buchung%20480213%3A%20Durchs%20Karwendel",
  );
  expect(screen.getByText(/ELBSANDSTEIN10/)).toBeInTheDocument();
  expect(document.title).toBe("Meine Reisen – Gratweg Wandern");
  expect(await axe(container)).toHaveNoViolations();
});

test("papers and the calendar are fetched with the proof and saved; a failure says which", async () => {
  const user = userEvent.setup();
  const file = new Blob(["BEGIN:VCALENDAR"], { type: "text/calendar" });
  const document = jest
    .fn<Promise<Blob>, [object]>()
    .mockResolvedValueOnce(file)
    .mockImplementationOnce(offline);
  await renderScreen(MyTripsScreen, { fakes: all({ member: { document } }) });
  await user.click(await screen.findByRole("button", { name: "In den Kalender" }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(file, "gratweg-buchung-480213.ics"));
  expect(document.mock.calls[0]?.[0]).toEqual({ number: 480213, kind: "calendar" });
  await user.click(screen.getAllByRole("button", { name: /^Reisebestätigung/ })[0] as HTMLElement);
  expect(await screen.findByText("„Reisebestätigung“ konnten wir nicht holen")).toBeInTheDocument();
});

test("without bookings it says how they come here", async () => {
  const { container } = await renderScreen(MyTripsScreen, {
    fakes: all({ member: { bookings: answer([]), offers: answer(lockedOffers) } }),
  });
  expect(await screen.findByText("Noch keine Reise gebucht")).toBeInTheDocument();
  expect(screen.getByText(/Buchungen mit Ihrer E-Mail-Adresse erscheinen von selbst/)).toBeInTheDocument();
  expect(screen.queryByText(/ELBSANDSTEIN10/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("an unconfirmed address explains why bookings are missing and sends the mail again", async () => {
  const user = userEvent.setup();
  const requestConfirmation = jest.fn(() => Promise.resolve());
  await renderScreen(MyTripsScreen, {
    fakes: {
      ...all({
        account: { read: answer({ ...account, confirmed: false }) },
        member: { bookings: answer([]) },
      }),
      auth: { requestConfirmation },
    },
  });
  const notice = (await screen.findByText("Bitte bestätigen Sie Ihre E-Mail-Adresse")).parentElement;
  expect(notice).toHaveTextContent("annegret@postfach.example");
  await user.dblClick(within(notice as HTMLElement).getByRole("button"));
  await waitFor(() => expect(requestConfirmation).toHaveBeenCalledTimes(1));
});

test("what failed says so in its place and comes back with a press; the rest is there", async () => {
  const user = userEvent.setup();
  const bookings = jest.fn(() => Promise.resolve([booking])).mockImplementationOnce(() => refused(503));
  await renderScreen(MyTripsScreen, { fakes: all({ member: { bookings } }) });
  expect(await screen.findByText("Ihre Reisen konnten wir nicht laden")).toBeInTheDocument();
  expect(await screen.findByText("Gratweg Plus")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText("Anstehende Reisen")).toBeInTheDocument();
  expect(screen.queryByText("Ihre Reisen konnten wir nicht laden")).toBeNull();
});

test("without a connection it says so, and asks again by itself when there is one", async () => {
  const bookings = jest.fn(() => Promise.resolve([booking])).mockImplementationOnce(offline);
  await renderScreen(MyTripsScreen, { fakes: all({ member: { bookings } }) });
  expect(
    await screen.findByText(/Ihr Gerät ist gerade nicht mit dem Internet verbunden/),
  ).toBeInTheDocument();
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Anstehende Reisen")).toBeInTheDocument();
});

test("a heart takes a trip off the list, the message brings it back; a failure puts the heart back", async () => {
  const user = userEvent.setup();
  const forgetTrip = jest
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockImplementationOnce(() => refused(503));
  const saveTrip = jest.fn(() => Promise.resolve());
  await renderScreen(MyTripsScreen, { fakes: all({ account: { forgetTrip, saveTrip } }) });
  const heart = () => screen.getByRole("button", { name: "Merkliste: Der Malerweg" });
  await user.dblClick(await screen.findByRole("button", { name: "Merkliste: Der Malerweg" }));
  await user.click(await screen.findByRole("button", { name: "Rückgängig" }));
  await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "true"));
  expect([forgetTrip.mock.calls, saveTrip.mock.calls]).toEqual([[[1021]], [[1021]]]);
  await user.click(heart());
  expect(
    await screen.findByText("„Der Malerweg“ ließ sich nicht von der Merkliste nehmen."),
  ).toBeInTheDocument();
  expect(heart()).toHaveAttribute("aria-pressed", "true");
});

const asking = async (kind: "cancellation" | "change") => {
  const request = { kind, askedAt: "2026-11-22T10:00:00.000Z", fee: null };
  const bookings = jest.fn(() => Promise.resolve([booking]));
  const send = jest.fn((_: object) => {
    const asked = { ...booking, request };
    bookings.mockResolvedValue([asked]);
    return Promise.resolve(asked);
  });
  const fakes = all({ member: { bookings, request: send } });
  const { container } = await renderScreen(MyTripsScreen, { fakes });
  return { send, container, user: userEvent.setup() };
};

test("a cancellation shows today's fee, is asked after a confirmation, and stands on the card until it is decided", async () => {
  const { send, user } = await asking("cancellation");
  send.mockImplementationOnce(offline);
  await user.click(await screen.findByRole("button", { name: "Reise stornieren" }));
  const dialog = await screen.findByRole("dialog", { name: "„Durchs Karwendel“ stornieren?" });
  expect(dialog).toHaveTextContent(/kann der Veranstalter 356,20\s€ verlangen: 20 % des Reisepreises/);
  expect(send).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: "Storno anfragen" }));
  expect(await within(dialog).findByText(/Ihre Anfrage ist nicht angekommen/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Storno anfragen" }));
  expect(send.mock.lastCall?.[0]).toEqual({ number: 480213, kind: "cancellation" });
  expect(await screen.findAllByText("Storno angefragt am 22. November 2026")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /stornieren|Änderung/ })).toBeNull();
});

test("a change needs words, and leaves the way to a cancellation open", async () => {
  const { send, user, container } = await asking("change");
  await user.click(await screen.findByRole("button", { name: "Änderung anfragen" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Änderung anfragen" }));
  expect(dialog.getByText(/Bitte schreiben Sie/)).toBeInTheDocument();
  await user.type(dialog.getByRole("textbox"), "Mit Einzelzimmer");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(dialog.getByRole("button", { name: "Änderung anfragen" }));
  expect(send.mock.lastCall?.[0]).toEqual({ number: 480213, kind: "change", message: "Mit Einzelzimmer" });
  expect(await screen.findAllByText("Änderung angefragt am 22. November 2026")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Reise stornieren" })).toBeInTheDocument();
});
