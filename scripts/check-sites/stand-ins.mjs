/**
 * `isStandIn` of `packages/contracts`, written down once more because scripts import no workspace; a test compares.
 * Built pages that only ever stand in for other addresses: nobody may link them, their own addresses lead nowhere.
 */
export const STAND_INS = [
  "/404",
  "/de/fehler-portal",
  "/de/reise/buchen",
  "/de/reise/bestaetigung",
  "/de/vertrag-kuendigen/eingegangen",
  "/de/vertrag-kuendigen/angaben-pruefen",
  "/de/vertrag-widerrufen/eingegangen",
  "/de/vertrag-widerrufen/angaben-pruefen",
];
