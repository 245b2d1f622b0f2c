import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { bookableDepartures } from "../fixtures/booking";
import { DeparturePicker } from "./DeparturePicker";
import { hasSeats, seatsText } from "./seatsText";

test.each([
  [{ seatsLeft: 12 }, 2, "Plätze frei", true],
  [{ seatsLeft: 4 }, 2, "Noch 4 Plätze frei", true],
  [{ seatsLeft: 1 }, 1, "Noch 1 Platz frei", true],
  [{ seatsLeft: 3 }, 4, "Noch 3 Plätze frei, zu wenig für 4 Personen", false],
  [{ seatsLeft: 0 }, 1, "ausgebucht", false],
  [{ seatsLeft: 9, state: "cancelled" as const }, 1, "abgesagt", false],
  [{}, 5, "", true],
])("%j for %i: „%s“", (seats, needed, words, free) => {
  const departure = { number: 1, startDate: "2027-06-12", endDate: "2027-06-20", priceCents: 1, ...seats };
  expect(seatsText(departure, needed).replaceAll("\u00a0", " ")).toBe(words);
  expect(hasSeats(departure, needed)).toBe(free);
});

test("says what is true of each date, and only free ones can be chosen", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const { container } = render(
    <DeparturePicker
      id="departure"
      departures={bookableDepartures}
      onValueChange={onValueChange}
      error="Bitte wählen Sie."
    />,
  );
  expect(
    screen
      .getAllByRole<HTMLInputElement>("radio")
      .map((radio) => [radio.value, radio.disabled, accessibleWords(radio)]),
  ).toEqual([
    ["21", false, "9 Tage, 8 Nächte Plätze frei findet sicher statt 1.290 € pro Person"],
    ["22", false, "9 Tage, 8 Nächte Noch 4 Plätze frei 1.190 € pro Person"],
    ["23", true, "9 Tage, 8 Nächte ausgebucht 890 € pro Person"],
    ["24", false, "9 Tage, 8 Nächte Noch 1 Platz frei 1.490 € pro Person"],
    ["25", false, "9 Tage, 8 Nächte Plätze frei 999,50 € pro Person"],
  ]);
  await user.click(screen.getByText(/10\. bis/));
  await user.click(screen.getByText(/26\. Juni/));
  expect(onValueChange.mock.calls).toEqual([[22]]);
  expect(screen.getByRole("group", { name: "Wann möchten Sie reisen?" })).toHaveAccessibleDescription(
    "Bitte wählen Sie.",
  );
  expect(await axe(container)).toHaveNoViolations();
});

function accessibleWords(radio: HTMLElement): string {
  const description = document.getElementById(radio.getAttribute("aria-describedby") ?? "");
  const leaves = [...(description?.querySelectorAll("span") ?? [])].filter(
    (span) => !span.querySelector("span"),
  );
  return leaves.map((leaf) => leaf.textContent?.replaceAll("\u00a0", " ")).join(" ");
}
