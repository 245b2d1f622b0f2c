import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { TripFacts, type TripFactsProps } from "./TripFacts";

function facts(props: TripFactsProps) {
  const { container } = render(<TripFacts {...props} />);
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  const values = screen
    .getAllByRole("definition")
    .map((value) => value.textContent?.replaceAll("\u00a0", " "));
  return { container, pairs: terms.map((term, index) => [term, values[index]]) };
}

test("a definition list of everything that is known", async () => {
  const { container, pairs } = facts({
    days: 9,
    distanceKm: 86.8,
    ascentM: 6600,
    descentM: 6806,
    groupSizeMin: 4,
    groupSizeMax: 8,
    techniqueGrade: 5,
    guideLanguage: "Deutsch",
    distanceNote: "Ungefähre Angaben nach Alpenvereinskarten",
  });
  expect(pairs).toEqual([
    ["Dauer", "9 Tage"],
    ["Strecke", "86,8 km"],
    ["Aufstieg", "6.600 m"],
    ["Abstieg", "6.806 m"],
    ["Technik", "5 von 5, sehr anspruchsvollsehr anspruchsvoll"],
    ["Gruppe", "4 bis 8 Personen"],
    ["Sprache der Reiseleitung", "Deutsch"],
  ]);
  expect(container).toHaveTextContent("Ungefähre Angaben nach Alpenvereinskarten");
  expect(await axe(container)).toHaveNoViolations();
});

test("what travellers ask for follows, in the order in which it is given", async () => {
  const { container, pairs } = facts({
    days: 6,
    more: [
      { kind: "board", term: "Verpflegung", value: "Halbpension" },
      { kind: "dog", term: "Mit Hund", value: "nein" },
    ],
  });
  expect(pairs).toEqual([
    ["Dauer", "6 Tage"],
    ["Verpflegung", "Halbpension"],
    ["Mit Hund", "nein"],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("unknown facts are left out; a single size of group is a limit", () => {
  expect(facts({ days: 1, groupSizeMax: 12 }).pairs).toEqual([
    ["Dauer", "1 Tag"],
    ["Gruppe", "höchstens 12 Personen"],
  ]);
});
