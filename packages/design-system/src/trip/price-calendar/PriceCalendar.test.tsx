import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleDepartures } from "../fixtures/departures";
import { calendarMonths } from "./calendarModel";
import { PriceCalendar } from "./PriceCalendar";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("eighteen months from today, empty ones muted", async () => {
  const { container } = render(<PriceCalendar departures={sampleDepartures} today="2026-11-21" />);
  const months = within(screen.getByRole("list", { name: "Preiskalender" })).getAllByRole("listitem");
  expect(months).toHaveLength(18);
  expect(months[0]).toHaveTextContent("November 2026keine Termine");
  expect(months[17]).toHaveTextContent("April 2028");
  expect(
    months.filter((month) => month.dataset.state === "open").map((month) => month.firstChild?.textContent),
  ).toEqual(["Juni 2027", "Juli 2027", "August 2027", "Dezember 2027"]);
  expect(container.querySelector("[style]")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("each bookable date is a link that says date, price and seats; the cheapest says so", async () => {
  const user = userEvent.setup();
  render(<PriceCalendar departures={sampleDepartures} today="2026-11-21" selected={14} />);
  expect(screen.getAllByRole("link").map((link) => plain(link.textContent))).toEqual([
    "12.–20. Juni 20271.290 €Plätze frei",
    "26. Juni – 4. Juli 20271.190 €noch 3 Plätze",
    "31. Juli – 8. Aug. 20271.490 €noch 1 Platz",
    "28. Dez. – 5. Jan. 2028999 €Plätze freigünstigster Termin",
  ]);
  expect(screen.getAllByText("günstigster Termin")).toHaveLength(1);
  expect(screen.getByText("ausgebucht")).toBeVisible();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole("link", { current: true })).toHaveFocus();
});

test("dates that are over or beyond the last month are left out", () => {
  const numbers = calendarMonths(sampleDepartures, "2027-06-20", 2).flatMap((month) =>
    month.departures.map((departure) => departure.number),
  );
  expect(numbers).toEqual([12, 13, 14]);
});

test("without departures it says so instead of showing empty months", () => {
  render(<PriceCalendar departures={[]} today="2026-11-21" />);
  expect(screen.getByText("Zurzeit sind keine Termine geplant.")).toBeVisible();
});

test("a member price stands before the normal one, and decides what is cheapest", () => {
  const [first, second] = sampleDepartures;
  const departures = [{ ...first!, priceCents: 109000, normalPriceCents: 129000 }, second!];
  render(<PriceCalendar departures={departures} today="2026-11-21" />);
  expect(screen.getAllByRole("link").map((link) => plain(link.textContent))).toEqual([
    "12.–20. Juni 20271.090 €Mitgliederpreis statt 1.290 €Plätze freigünstigster Termin",
    "26. Juni – 4. Juli 20271.190 €noch 3 Plätze",
  ]);
});
