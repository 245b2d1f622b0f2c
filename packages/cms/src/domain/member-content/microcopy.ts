/** What members read of a night; a day without one says nothing. */
export const OVERNIGHT_KINDS: Readonly<Record<string, string>> = {
  huette: "Hütte",
  hotel: "Hotel",
  pension: "Pension",
  gasthof: "Gasthof",
  zelt: "Zelt",
  biwak: "Biwak",
  schiff: "Schiff",
};
