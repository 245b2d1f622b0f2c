import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { TripConditions } from "./TripConditions";

const departure = {
  startDate: "2027-08-01",
  minimumParticipants: 6,
  guaranteed: false,
  lastWithdrawalDay: "2027-07-25",
  withdrawalNoticeDays: 7,
  singleSupplementCents: 4000,
};
const nights = { total: 5, inRooms: 1 };
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const told = () => screen.getAllByRole("definition").map(({ textContent }) => plain(textContent));

test("minimum and its last day, mobility, children, and the nights of the supplement", async () => {
  const { container } = render(<TripConditions departure={departure} nights={nights} />);
  expect(told()).toEqual([
    "Mindestens 6 Personen. Werden es weniger, kann der Veranstalter bis 7 Tage vor Beginn zurücktreten, bei der Reise am 1. August 2027 also bis zum 25. Juli 2027. Sie bekommen dann alles zurück, was Sie gezahlt haben.",
    "Die Reise ist im Allgemeinen nicht für Menschen mit eingeschränkter Mobilität geeignet. Ob sie für Sie trotzdem passt, klären wir gern vor der Buchung.",
    "Kinder zahlen denselben Preis wie Erwachsene; einen Kinderpreis gibt es nicht.",
    "Der Zuschlag gilt für 1 von 5 Nächten. In Hütten, Zelten und Lagern gibt es keine Einzelzimmer.",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a date that is sure to take place has no such day; an organiser's own words on mobility stand", () => {
  render(
    <TripConditions
      departure={{ ...departure, guaranteed: true, singleSupplementCents: 0 }}
      nights={nights}
      reducedMobility="Alle Wege sind eben."
    />,
  );
  expect(told()).toEqual([
    "Die Reise am 1. August 2027 findet sicher statt, auch wenn nur wenige buchen.",
    "Alle Wege sind eben.",
    "Kinder zahlen denselben Preis wie Erwachsene; einen Kinderpreis gibt es nicht.",
  ]);
});

test.each([
  [{ total: 5, inRooms: 5 }, "Der Zuschlag gilt für alle Nächte."],
  [{ total: 5, inRooms: 0 }, "Für welche Nächte der Zuschlag gilt, sagt Ihnen der Veranstalter."],
])("nights in rooms: %j", (given, text) => {
  render(<TripConditions departure={departure} nights={given} />);
  expect(told().at(-1)).toBe(text);
});
