import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { cancelledBooking, runningBooking, sampleToday, upcomingBooking } from "../fixtures/membership";
import { BookingCard } from "./BookingCard";
import { phaseOf } from "./phase";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test.each([
  ["2027-05-20", { name: "ahead", daysLeft: 23 }],
  ["2027-06-12", { name: "ahead", daysLeft: 0 }],
  ["2027-06-13", { name: "running" }],
  ["2027-06-20", { name: "running" }],
  ["2027-06-21", { name: "completed" }],
])("on %s the trip of 12 to 20 June is %j", (today, phase) => {
  expect(phaseOf(upcomingBooking, today)).toEqual(phase);
  expect(phaseOf({ ...upcomingBooking, state: "cancelled" }, today)).toEqual({ name: "cancelled" });
});

test("a trip ahead: number, people, payments, papers close to the day, calendar", async () => {
  const { container } = render(<BookingCard booking={upcomingBooking} today="2027-05-20" />);
  const card = within(screen.getByRole("article", { name: /^Berliner Höhenweg/ }));
  expect(card.getByText("gebucht")).toBeInTheDocument();
  expect(card.getByText("Noch 23 Tage")).toBeInTheDocument();
  expect(card.getByText("Sa., 12. bis So., 20. Juni 2027")).toBeInTheDocument();
  expect([...container.querySelectorAll("dl > div")].map((row) => plain(row.textContent))).toEqual([
    "Buchungsnummer480213",
    "Reisende2 Personen",
    "VeranstalterHochweg Bergschule",
    "Gesamtpreis2.805,30 €",
  ]);
  expect(
    within(card.getByRole("list", { name: "Zahlungen" }))
      .getAllByRole("listitem")
      .map((row) => plain(row.textContent)),
  ).toEqual(["Anzahlung 561,06 € bezahlt", "Restzahlung 2.244,24 € fällig am 22. Mai 2027"]);
  expect(container.querySelector("details")).toHaveAttribute("open");
  const calendar = card.getByRole("link", { name: "In den Kalender" });
  expect([calendar.getAttribute("href"), calendar.getAttribute("download")]).toEqual([
    "/api/bookings/480213/calendar.ics",
    "buchung-480213.ics",
  ]);
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["2027-06-12", "Heute geht es los"],
  ["2027-06-11", "Morgen geht es los"],
  ["2027-03-04", "Noch 100 Tage"],
])("counts on %s: %s", (today, words) => {
  render(<BookingCard booking={upcomingBooking} today={today} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test("far ahead the papers wait folded and no days are counted; cancelled there is nothing to pay or to note down", () => {
  const { container, rerender } = render(<BookingCard booking={upcomingBooking} today="2027-01-10" />);
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  expect(screen.queryByText(/Noch .* Tage/)).toBeNull();

  rerender(
    <BookingCard booking={{ ...cancelledBooking, payments: upcomingBooking.payments }} today="2027-01-10" />,
  );
  expect(screen.getByText("storniert")).toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Zahlungen" })).toBeNull();
  expect(screen.queryByRole("link", { name: "In den Kalender" })).toBeNull();

  rerender(<BookingCard booking={runningBooking} today="2027-05-20" />);
  expect(screen.getByText("unterwegs")).toBeInTheDocument();
});

test("a calendar file that only a script can fetch is a button", async () => {
  const onCalendar = jest.fn();
  render(
    <BookingCard booking={{ ...upcomingBooking, calendarHref: undefined, onCalendar }} today={sampleToday} />,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "In den Kalender" }));
  expect(onCalendar).toHaveBeenCalledTimes(1);
});
