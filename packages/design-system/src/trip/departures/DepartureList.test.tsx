import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleDepartures } from "../fixtures/departures";
import { cheapestOf, isBookable, lengthOf } from "./departure";
import { DepartureList } from "./DepartureList";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("rows by date; seats are a number only when they are few", async () => {
  const { container } = render(<DepartureList departures={[...sampleDepartures].reverse()} />);
  const rows = screen.getAllByRole("listitem").map((row) => plain(row.textContent));
  expect(rows).toEqual([
    "Sa., 12. bis So., 20. Juni 20279 Tage, 8 NächtePlätze freifindet sicher statt1.290 €Gesamtpreis pro PersonTermin wählen",
    "Sa., 26. Juni bis So., 4. Juli 20279 Tage, 8 Nächtenoch 3 Plätze1.190 €Einzelzimmer + 120 €Termin wählen",
    "Sa., 10. bis So., 18. Juli 20279 Tage, 8 Nächteausgebucht890 €Gesamtpreis pro Person",
    "Sa., 31. Juli bis So., 8. August 20279 Tage, 8 Nächtenoch 1 Platz1.490 €Gesamtpreis pro PersonTermin wählen",
    "Sa., 28. August bis So., 5. September 20279 Tage, 8 Nächteabgesagt790 €Gesamtpreis pro Person",
    "Di., 28. Dezember 2027 bis Mi., 5. Januar 20289 Tage, 8 NächtePlätze freigünstigster Termin999 €Gesamtpreis pro PersonTermin wählen",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("links are told apart by their date; sold-out and cancelled dates have none", () => {
  render(<DepartureList departures={sampleDepartures} selected={12} />);
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(4);
  const chosen = screen.getByRole("link", { name: "ausgewählt: Sa., 26. Juni bis So., 4. Juli 2027" });
  expect(chosen).toHaveAttribute("href", expect.stringMatching(/buchen\/12$/));
  expect(chosen).toHaveAttribute("aria-current", "true");
  expect(links[0]).toHaveAccessibleName("Termin wählen: Sa., 12. bis So., 20. Juni 2027");
});

test("loading, empty and failed say what is the matter", async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { rerender } = render(<DepartureList departures={[]} state="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Termine werden geladen …");
  rerender(<DepartureList departures={[]} />);
  expect(screen.getByText("Zurzeit sind keine Termine geplant.")).toBeVisible();
  rerender(<DepartureList departures={[]} state="error" onRetry={onRetry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Die Termine konnten nicht geladen werden.");
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Erneut versuchen" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("only what can be booked is called cheapest; of equal prices the earliest", () => {
  expect(cheapestOf(sampleDepartures)?.number).toBe(16);
  expect(cheapestOf(sampleDepartures.filter((departure) => !isBookable(departure)))).toBeUndefined();
  const equal = sampleDepartures.map((departure) => ({
    ...departure,
    priceCents: 100,
    seatsLeft: 5,
    state: "open" as const,
  }));
  expect(cheapestOf([...equal].reverse())?.number).toBe(11);
  expect(lengthOf(sampleDepartures[0]!)).toEqual({ days: 9, nights: 8 });
});

test("a member price stands first, with whose it is and what others pay", async () => {
  const [first] = sampleDepartures;
  const departures = [{ ...first!, priceCents: 119000, normalPriceCents: 129000 }];
  const { container } = render(<DepartureList departures={departures} />);
  expect(plain(screen.getByRole("listitem").textContent)).toContain(
    "1.190 €Mitgliederpreis statt 1.290 €Gesamtpreis pro Person",
  );
  expect(plain(container.querySelector("s")?.textContent)).toBe("1.290 €");
  expect(await axe(container)).toHaveNoViolations();
});
