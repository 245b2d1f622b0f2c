import type { TripFactItem } from "@gratweg/design-system";
import type { TripModel } from "../view-models";

const BOARDS: readonly string[] = ["none", "breakfast", "half", "full"];

type Translate = (key: string, values?: { count: number }) => string;

/** What travellers ask for, as facts; what nobody has entered is left out. */
export function askedFacts(
  {
    asked,
    nights,
    days,
  }: Pick<TripModel, "asked" | "nights"> & {
    days: readonly Pick<TripModel["days"][number], "overnightKind">[];
  },
  t: Translate,
): TripFactItem[] {
  const fact = (kind: TripFactItem["kind"], part: string, value: string): TripFactItem => ({
    kind,
    term: t(`trip.asked.${part}.term`),
    value,
  });
  const word = (key: string) => t(`trip.asked.${key}`);
  const meals = [
    ...BOARDS.filter((board) => board === asked.board),
    ...(asked.vegetarianMeals ? ["vegetarian"] : []),
  ];
  const isPartly = nights.inRooms < nights.total;
  return [
    ...(asked.womenOnly ? [fact("women", "women", word("women.only"))] : []),
    ...(meals.length > 0
      ? [fact("board", "board", meals.map((meal) => word(`board.${meal}`)).join(", "))]
      : []),
    ...(asked.singleRoom ? [fact("room", "room", word(isPartly ? "room.partly" : "room.single"))] : []),
    ...(asked.luggageTransport === null
      ? []
      : [
          fact(
            "luggage",
            "luggage",
            word(
              luggage(
                asked,
                days.some(({ overnightKind }) => overnightKind === "huette"),
              ),
            ),
          ),
        ]),
    ...(asked.trainArrival ? [fact("train", "arrival", word("arrival.train"))] : []),
    ...(asked.flightNeeded && !asked.trainArrival ? [fact("flight", "arrival", word("arrival.flight"))] : []),
    ...(asked.childrenFromAge === null ? [] : [fact("children", "children", age(asked.childrenFromAge, t))]),
    ...(asked.dogsAllowed === null
      ? []
      : [fact("dog", "dog", word(asked.dogsAllowed ? "dog.yes" : "dog.no"))]),
  ];
}

function luggage({ luggageTransport }: TripModel["asked"], hasHutNights: boolean): string {
  if (!luggageTransport) return "luggage.own";
  // Mules go where the tents are, a van does not reach every hut.
  return hasHutNights ? "luggage.byRoad" : "luggage.carried";
}

function age(years: number, t: Translate): string {
  return years === 0 ? t("trip.asked.children.any") : t("trip.asked.children.from", { count: years });
}
