import type { PackingGroup } from "../../types";
import { items } from "../helpers";

/** For bike tours from house to house: the bag is driven. */
export function bikePacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Auf dem Rad",
      items: items(
        "Helm (Pflicht in der Gruppe)",
        "Radhose mit Polster, atmungsaktive Trikots oder Hemden",
        "Regenjacke und Überschuhe",
        "Radbrille, dünne Handschuhe",
        "zwei Trinkflaschen",
      ),
    },
    {
      title: "In der Packtasche",
      items: items(
        "Windjacke und ein warmes Oberteil",
        "Sonnencreme, Pflaster, persönliche Medikamente",
        "Ausweis, Krankenkassenkarte, Bankkarte (Bargeld braucht fast niemand)",
        "Ladekabel und kleine Powerbank",
      ),
    },
    {
      title: "Im Reisegepäck",
      items: items(
        "eine Tasche bis 18 kg",
        "Kleidung und Schuhe für den Abend",
        "Badesachen und leichtes Handtuch",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}

/** For nights in the tent between days in a canoe or a kayak. */
export function paddlePacking(...extra: string[]): PackingGroup[] {
  return [
    {
      title: "Auf dem Wasser",
      items: items(
        "schnell trocknende Hose und Hemd mit langen Ärmeln",
        "Paddeljacke oder leichte Regenjacke mit dichten Bündchen",
        "Neoprenschuhe oder alte Turnschuhe",
        "Hut mit Band, Sonnenbrille mit Band",
      ),
    },
    {
      title: "Im Lager",
      items: items(
        "Schlafsack, Komfortbereich bis 5 °C",
        "aufblasbare Isomatte",
        "warme Jacke, Mütze, trockene Wäsche für die Nacht",
        "Stirnlampe, Messer, eigene Tasse",
        "Mückenschutz",
      ),
    },
    {
      title: "Kleinkram",
      items: items(
        "Sonnencreme, Pflaster, persönliche Medikamente",
        "Ausweis, Krankenkassenkarte, Bankkarte",
        "Handy in dichter Hülle",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}
