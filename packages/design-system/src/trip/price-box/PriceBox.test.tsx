import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { sampleDepartures } from "../fixtures/departures";
import { PriceBox } from "./PriceBox";

const box = () => screen.getByRole("complementary", { name: "Preis und Buchung" });
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test("says the lowest price for one and for two, what it holds, the next dates and where to choose", async () => {
  const { container } = render(
    <PriceBox departures={sampleDepartures} includes="Übernachtungen, Führung" href="#termine" />,
  );
  expect(plain(box().textContent)).toBe(
    "ab 999 €Gesamtpreis pro Person1.998 € für zwei PersonenTermin wählenNächste Termine" +
      "12.–20. Juni 2027 1.290 €26. Juni – 4. Juli 2027 1.190 €31. Juli – 8. Aug. 2027 1.490 €" +
      "Zu diesem Preis: 28. Dez. – 5. Jan. 2028inkl. Übernachtungen, Führung",
  );
  expect(screen.getByRole("link", { name: "Termin wählen" })).toHaveAttribute("href", "#termine");
  const dates = within(screen.getByRole("list", { name: "Nächste Termine" })).getAllByRole("link");
  expect(dates.map((date) => date.getAttribute("href"))).toEqual(
    [11, 12, 14].map((number) => expect.stringMatching(`/buchen/${String(number)}$`) as string),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("two pay the lowest price of a date that has two places", () => {
  const [first, second] = sampleDepartures;
  const cheap = { ...first!, priceCents: 50_000 };
  const { rerender } = render(
    <PriceBox departures={[{ ...cheap, seatsLeft: 1 }, second!]} href="#termine" />,
  );
  expect(box()).toHaveTextContent("ab 500 €");
  expect(box()).toHaveTextContent("2.380 € für zwei Personen");
  rerender(<PriceBox departures={[{ ...cheap, seatsLeft: undefined }]} href="#termine" />);
  expect(box()).toHaveTextContent("1.000 € für zwei Personen");
  rerender(<PriceBox departures={[{ ...cheap, seatsLeft: 1 }]} href="#termine" />);
  expect(box()).not.toHaveTextContent("zwei Personen");
});

test("a price among the next dates does not name its own again", () => {
  render(<PriceBox departures={sampleDepartures.slice(0, 3)} href="#termine" />);
  expect(box()).not.toHaveTextContent("Zu diesem Preis");
});

test("without a price it promises none", () => {
  render(<PriceBox departures={[]} href="#termine" />);
  expect(plain(box().textContent)).toBe("Preis auf AnfrageTermin wählen");
});

test("a member price says so, and what others pay", async () => {
  const departures = [{ ...sampleDepartures[0]!, priceCents: 119_000, normalPriceCents: 129_000 }];
  const { container } = render(<PriceBox departures={departures} href="#termine" />);
  expect(plain(container.textContent)).toContain(
    "ab 1.190 €Mitgliederpreis statt 1.290 €Gesamtpreis pro Person2.380 € für zwei Personen",
  );
  expect(await axe(container)).toHaveNoViolations();
});
