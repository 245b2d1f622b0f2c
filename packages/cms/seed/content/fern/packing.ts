import type { PackingGroup } from "../../types";
import { items } from "../helpers";

/** For walks far from any chemist, with nights in villages or tents; mules, horses or a vehicle carry the bag. */
export function farPacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Unterwegs am Körper",
      items: items(
        "knöchelhohe Wanderschuhe, eingelaufen",
        "lange, leichte Hose und Hemd mit Ärmeln",
        "Regenjacke, Fleecejacke, Mütze",
        "Sonnenhut mit Krempe, Tuch für den Hals",
      ),
    },
    {
      title: "Im kleinen Rucksack",
      items: items(
        "Wasserflaschen für zwei Liter und Tabletten zum Entkeimen",
        "Stirnlampe mit Ersatzbatterien",
        "Reisepass und eine Kopie davon, Impfausweis",
        "Reiseapotheke mit Mitteln gegen Durchfall",
      ),
    },
    {
      title: "In der Tasche, die getragen wird",
      items: items(
        "weiche Tasche bis 12 kg, keine Schale mit Rollen",
        "Schlafsack, Komfortbereich um den Gefrierpunkt",
        "Sandalen für den Abend",
        "Waschzeug und ein schnell trocknendes Handtuch",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}
