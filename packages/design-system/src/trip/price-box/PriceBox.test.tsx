import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { PriceBox } from "./PriceBox";

test("says the total price for each person, what it holds and where to choose", async () => {
  const { container } = render(
    <PriceBox
      priceFrom={129000}
      includes="Übernachtungen, Halbpension, Führung"
      nextDeparture={{ startDate: "2027-06-12", endDate: "2027-06-20" }}
      href="#termine"
    />,
  );
  expect(
    screen.getByRole("complementary", { name: "Preis und Buchung" }).textContent?.replaceAll("\u00a0", " "),
  ).toBe(
    "ab 1.290 €Gesamtpreis pro Personinkl. Übernachtungen, Halbpension, FührungNächster Termin: Sa., 12. bis So., 20. Juni 2027Termin wählen",
  );
  expect(screen.getByRole("link", { name: "Termin wählen" })).toHaveAttribute("href", "#termine");
  expect(await axe(container)).toHaveNoViolations();
});

test("a price that is not the next date's names its own dates", () => {
  const next = { startDate: "2027-06-12", endDate: "2027-06-20" };
  const cheapest = { startDate: "2027-08-28", endDate: "2027-09-05" };
  const { rerender } = render(
    <PriceBox priceFrom={119000} cheapestDeparture={cheapest} nextDeparture={next} href="#termine" />,
  );
  expect(screen.getByRole("complementary")).toHaveTextContent(
    "Zu diesem Preis: Sa., 28. August bis So., 5. September 2027",
  );
  rerender(<PriceBox priceFrom={119000} cheapestDeparture={next} nextDeparture={next} href="#termine" />);
  expect(screen.getByRole("complementary")).not.toHaveTextContent("Zu diesem Preis");
});

test("without a price it promises none", () => {
  render(<PriceBox href="#termine" />);
  expect(screen.getByRole("complementary")).toHaveTextContent("Preis auf Anfrage");
  expect(screen.getByRole("complementary")).not.toHaveTextContent("Gesamtpreis");
});

test("a member price says so, and what others pay", async () => {
  const { container } = render(<PriceBox priceFrom={119000} normalPriceFrom={129000} href="#termine" />);
  expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(
    "ab 1.190 €Mitgliederpreis statt 1.290 €Gesamtpreis pro PersonTermin wählen",
  );
  expect(await axe(container)).toHaveNoViolations();
});
