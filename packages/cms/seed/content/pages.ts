import {
  bold,
  code,
  h2,
  h3,
  h4,
  image,
  italic,
  link,
  mono,
  ol,
  p,
  quote,
  strike,
  ul,
  underline,
} from "../blocks";
import { portalPages } from "./portal-pages";
import { servicePages } from "./service-pages";
import type { PageSeed, RedirectSeed } from "../types";

export const pages: PageSeed[] = [
  {
    title: "Sicher unterwegs",
    slug: "sicher-unterwegs",
    layout: "site",
    intro: "Wie unsere Veranstalter Touren vorbereiten, wer Sie führt und was Sie selbst beitragen können.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "tag",
      variant: 3,
      alt: "Drei Menschen stehen auf einem breiten Bergrücken und schauen auf eine Karte",
    },
    body: [
      h2("Wer führt"),
      p(
        "Im Gebirge leiten staatlich geprüfte Bergführerinnen und Bergführer oder geprüfte Bergwanderführer, je nach Gelände. Schneeschuhtouren werden nur mit Lawinenausbildung geführt. Die Qualifikation steht bei jeder Reise unter „Leistungen“.",
      ),
      h2("Wie entschieden wird"),
      p(
        "Jeden Morgen vergleicht die Reiseleitung Wetterbericht, Wegzustand und die Verfassung der Gruppe. Umkehren ist keine Niederlage. Kein Gast muss etwas gehen, wovor er sich fürchtet, und niemand bleibt unterwegs allein zurück.",
      ),
      h2("Was Sie tun können"),
      ul(
        "Schätzen Sie sich ehrlich ein; die Noten für Technik und Kondition helfen dabei.",
        "Laufen Sie neue Schuhe zu Hause ein.",
        "Sagen Sie der Reiseleitung vorher, was sie wissen sollte: Knie, Herz, Allergien, Höhenangst.",
        "Schließen Sie eine Versicherung ab, die Bergung und Rücktransport zahlt.",
      ),
      h2("Im Notfall"),
      p(
        "In Europa erreichen Sie Hilfe unter ",
        bold("112"),
        ". Wer kein Telefonnetz hat, gibt das alpine Notsignal: sechsmal in der Minute ein Zeichen, dann eine Minute Pause.",
      ),
    ],
    sites: { hiking: true, adventures: true, outdoorsGermany: true, outdoorsSweden: true, traveling: true },
  },
  {
    title: "So arbeiten wir",
    slug: "so-arbeiten-wir",
    layout: "site",
    intro: "Ein Blick hinter die Seiten: Wie eine Reise zu uns kommt und woran wir sie messen.",
    image: {
      biome: "stadt",
      season: "fruehling",
      timeOfDay: "morgen",
      variant: 0,
      alt: "Dächer und Türme einer Stadt, dahinter im Dunst eine Bergkette",
    },
    body: [
      p(
        "Hinter jeder Tour stehen Menschen, die den Weg ",
        bold("selbst gegangen"),
        " sind. Wir lesen, rechnen nach und fragen zurück, ",
        italic("bevor"),
        " etwas erscheint.",
      ),
      h2("Vom Vorschlag zur Seite"),
      ol(
        "Der Veranstalter schickt uns Tagesplan, Karte und Qualifikation der Leitung.",
        "Wir prüfen Strecken und Höhenmeter:",
        ol("Summe der Tage gegen die Gesamtzahl", "Höhe am Abend gegen Anstieg und Abstieg"),
        "Danach schreiben wir den Text und legen ihn der Reiseleitung vor.",
      ),
      h3("Was wir ablehnen"),
      ul(
        "Touren ohne benannte Reiseleitung",
        "Preise, die erst beim Bezahlen vollständig werden",
        ul("auch dann, wenn der Aufschlag klein ist", "und auch, wenn andere es so machen"),
      ),
      h4("Ein Beispiel"),
      p(
        "Früher standen bei einer Etappe ",
        strike("fünf Stunden"),
        ", heute stehen dort ",
        underline("sechs"),
        ", weil drei Gruppen hintereinander so lange brauchten.",
      ),
      quote("Eine gute Beschreibung ist eine, nach der jemand auch absagen kann."),
      p(
        "Für die Gehzeit nehmen wir eine einfache Formel, die Sie mit ",
        mono("km"),
        " und ",
        mono("hm"),
        " selbst anwenden können:",
      ),
      code(
        "Gehzeit = größerer Wert + halber kleinerer Wert\n  eben:   km / 4\n  steil:  hm Anstieg / 300 + hm Abstieg / 500",
      ),
      image({
        biome: "mittelgebirge",
        season: "sommer",
        timeOfDay: "tag",
        variant: 1,
        alt: "Höhenlinien einer Landschaft: bewaldete Kuppen und ein gewundener Bach",
      }),
      p(
        "Haben Sie einen Fehler entdeckt? Schreiben Sie uns über die ",
        link("/de/support", "Hilfeseiten"),
        ".",
      ),
    ],
    sites: { hiking: true, cultural: true, traveling: true },
  },
  ...portalPages,
  ...servicePages,
];

export const redirects: RedirectSeed[] = [
  { from: "/de/sicherheit", to: "/de/sicher-unterwegs", status: "s301", site: "all", active: true },
  {
    from: "/de/huettentouren",
    to: "/de/reisesuche?travelType=huettentour",
    status: "s302",
    site: "hiking",
    active: true,
  },
];
