import { h2, p, ul } from "../blocks";
import type { InfluencerPageSeed } from "../types";

export const influencerPage: InfluencerPageSeed = {
  title: "Mit uns unterwegs erzählen",
  intro:
    "Sie schreiben, filmen oder fotografieren über das Wandern? Dann lassen Sie uns über eine Zusammenarbeit sprechen.",
  image: {
    biome: "mittelgebirge",
    season: "herbst",
    timeOfDay: "morgen",
    variant: 0,
  },
  body: [
    h2("Was wir suchen"),
    p(
      "Wir arbeiten mit Menschen, die selbst gehen und ehrlich berichten, auch über Regen, volle Lager und müde Beine.",
    ),
    h2("Was wir bieten"),
    ul(
      "einen Platz auf einer Tour, offen als Einladung gekennzeichnet",
      "Kontakt zu den Menschen, die den Weg führen",
      "keine Vorgaben zum Inhalt und keine Freigabe vor der Veröffentlichung",
    ),
  ],
  questions: [
    {
      question: "Wie viele Leserinnen und Leser muss ich haben?",
      answer: [p("Dafür gibt es keine Grenze. Schicken Sie uns zwei Arbeiten, auf die Sie stolz sind.")],
    },
    {
      question: "Muss ich den Beitrag als Werbung kennzeichnen?",
      answer: [p("Ja. Sobald Sie eingeladen sind, gehört dieser Hinweis gut sichtbar an den Anfang.")],
    },
  ],
};
