import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AlternativeDates } from "./alternative-dates/AlternativeDates";
import { BookingConfirmed } from "./booking-confirmed/BookingConfirmed";
import { bookableDepartures } from "./fixtures/booking";
import { PriceChange } from "./price-change/PriceChange";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

test("a booking tells its number, where the mail goes and what comes next", async () => {
  const user = userEvent.setup();
  const onPrint = jest.fn();
  const { container } = render(
    <BookingConfirmed
      number={1000427}
      fullName="Annegret Mustermann"
      email="annegret@beispiel.example"
      steps={[{ title: "Heute", text: "Die Bestätigung kommt per E-Mail." }, { title: "Bis 28. November" }]}
      calendarHref="/kalender.ics"
      onPrint={onPrint}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Vielen Dank, Annegret Mustermann.");
  expect(container.textContent).toContain("Buchungsnummer 1000427");
  expect(container.textContent).toContain("unterwegs an annegret@beispiel.example");
  expect(screen.getByRole("list").children).toHaveLength(2);
  expect(screen.getByRole("link", { name: "In den Kalender eintragen" })).toHaveAttribute(
    "download",
    "buchung-1000427.ics",
  );
  await user.click(screen.getByRole("button", { name: "Bestätigung drucken" }));
  expect(onPrint).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("of other dates only those with room for everyone are offered, by link or button", async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  const departures = bookableDepartures.map((departure) =>
    departure.number === 25 ? { ...departure, href: "/buchen/25" } : departure,
  );
  const { container, rerender } = render(
    <AlternativeDates departures={departures} seatsNeeded={5} onSelect={onSelect} />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /Diesen Termin wählen: Sa\., 12\. bis/ }));
  expect(onSelect.mock.calls).toEqual([[21]]);
  expect(screen.getByRole("link", { name: /28\. Dezember 2027/ })).toHaveAttribute("href", "/buchen/25");
  expect(await axe(container)).toHaveNoViolations();
  rerender(<AlternativeDates departures={departures} seatsNeeded={13} />);
  expect(container).toHaveTextContent("Zurzeit hat diese Reise keine anderen freien Termine.");
});

test("a changed price says in words which one is old", async () => {
  const user = userEvent.setup();
  const onAccept = jest.fn();
  const { container } = render(<PriceChange oldCents={258000} newCents={264000} onAccept={onAccept} />);
  expect(plain(screen.getByRole("alert").textContent)).toContain("bisher 2.580 €, jetzt 2.640 €");
  await user.click(screen.getByRole("button", { name: "Mit neuem Preis weiter" }));
  expect(onAccept).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
