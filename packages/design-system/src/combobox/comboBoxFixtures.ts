import type { ComboBoxItem } from "./comboBoxOptions";

/** Destinations as the trip search has them, for stories and tests. */
export const destinations: readonly ComboBoxItem[] = [
  {
    label: "Alpen",
    options: [
      { value: "at", label: "Österreich", aside: "14", keywords: ["Tirol", "Kärnten", "Salzburger Land"] },
      { value: "ch", label: "Schweiz", aside: "9", keywords: ["Wallis", "Graubünden"] },
      { value: "st", label: "Südtirol und Dolomiten", aside: "11" },
      { value: "sl", label: "Slowenien", aside: "4" },
    ],
  },
  {
    label: "Norden",
    options: [
      { value: "no", label: "Norwegen", aside: "6" },
      { value: "se", label: "Schweden", aside: "8" },
      { value: "sc", label: "Schottland", aside: "3", description: "Mit dem Nachtzug bis Inverness" },
      { value: "is", label: "Island", aside: "0", disabled: true },
    ],
  },
];

export const longNames: readonly ComboBoxItem[] = [
  {
    value: "1",
    label: "Nationalparkverwaltungsgemeinschaft Sächsisch-Böhmische Schweiz",
    description: "Elbsandsteingebirge, Kirnitzschtal und Großer Zschand",
    aside: "1.204",
  },
  { value: "2", label: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", aside: "2" },
  { value: "3", label: "Großglockner-Hochalpenstraßenwanderwegenetz", aside: "17" },
];

export const huts: readonly ComboBoxItem[] = Array.from({ length: 200 }, (_, index) => ({
  value: String(index + 1),
  label: `Hütte ${index + 1}`,
}));
