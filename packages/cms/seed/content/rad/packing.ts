import type { PackingGroup } from "../../types";
import { items } from "../helpers";

/** For tours by bike from house to house: a pannier on the bike, the rest is driven. */
export function pannierPacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Zum Fahren",
      items: items(
        "gut sitzender Helm",
        "gepolsterte Hose, darüber nach Geschmack eine weite",
        "zwei bis drei Hemden oder Trikots, die schnell trocknen",
        "Regenjacke mit langem Rücken",
        "Schuhe mit fester Sohle, dünne Handschuhe",
      ),
    },
    {
      title: "Griffbereit am Rad",
      items: items(
        "Trinkflasche, mindestens ein Liter",
        "Sonnenbrille und Creme, gegen Wind und Licht",
        "Pflaster, persönliche Medikamente",
        "Ausweis, Krankenkassenkarte, etwas Bargeld",
        "Telefon mit Ladekabel",
      ),
    },
    {
      title: "Im Gepäckwagen",
      items: items(
        "ein Koffer oder eine Tasche bis 20 kg",
        "leichte Schuhe und Kleidung für den Abend",
        "ein warmer Pullover",
        "Badezeug",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}
