import type { PackingGroup } from "../../types";
import { items } from "../helpers";

const papers = items(
  "Ausweis, Krankenkassenkarte, Bargeld",
  "persönliche Medikamente, Pflaster",
  "Trinkflasche",
  "Sonnenschutz und Regenschirm",
);

/** For towns, churches and easy paths: one pair of shoes for both. */
export function culturePacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Kleidung",
      items: items(
        "leichte Wanderschuhe, eingelaufen",
        "bequeme Schuhe für Stadt und Abend",
        "Regenjacke, warmer Pullover",
        "Kleidung, die Schultern und Knie bedeckt",
      ),
    },
    { title: "Im Tagesrucksack", items: papers },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}

/** For open canoes and nights in a tent. */
export function canoePacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Im Boot",
      items: items(
        "Schuhe, die nass werden dürfen, mit fester Sohle",
        "Hut mit Krempe, Sonnenbrille mit Band",
        "Regenjacke und Regenhose",
        "Radhandschuhe gegen Blasen",
      ),
    },
    {
      title: "Für das Lager",
      items: items(
        "Schlafsack bis etwa fünf Grad, Isomatte",
        "Stirnlampe, Taschenmesser",
        "warme Kleidung für den Abend, lange Ärmel gegen Mücken",
        "Handtuch, Badesachen, biologisch abbaubare Seife",
      ),
    },
    { title: "Papiere und Kleinigkeiten", items: papers },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}
