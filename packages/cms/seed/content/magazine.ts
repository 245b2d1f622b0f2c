import { h2, link, p, quote, ul } from "../blocks";
import type { MagazineArticleSeed, MagazineTopicSeed, TopListSeed } from "../types";

export const magazineTopics: MagazineTopicSeed[] = [
  {
    name: "Unterwegs lernen",
    slug: "unterwegs-lernen",
    teaser:
      "Packen, gehen, schlafen, schauen: was man vor der ersten und vor der zwanzigsten Tour wissen möchte.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "tag",
      variant: 0,
      alt: "Ein Pfad führt über eine Bergwiese auf eine kleine Hütte zu",
    },
    rank: 1,
  },
];

export const magazineArticles: MagazineArticleSeed[] = [
  {
    title: "Die erste Nacht auf der Hütte",
    slug: "erste-nacht-auf-der-huette",
    teaser:
      "Wann Licht aus ist, wohin mit den Schuhen und warum Sie Bargeld brauchen: eine kleine Hausordnung für Neulinge.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "abend",
      variant: 1,
      alt: "Erleuchtete Fenster einer Berghütte in der Dämmerung",
    },
    body: [
      p(
        "Eine Hütte ist kein Hotel, und das ist ihr Vorzug. Sie wurde gebaut, damit niemand im Freien übernachten muss, und noch heute wird kein erschöpfter Mensch abgewiesen. Alles andere folgt daraus: Man rückt zusammen.",
      ),
      h2("Ankommen"),
      p(
        "Bergschuhe und Stöcke bleiben im Schuhraum, nasse Jacken im Trockenraum. Dann melden Sie sich an der Theke, tragen sich in das Hüttenbuch ein und bekommen Ihr Lager gezeigt. Wer mit einer Gruppe kommt, überlässt das der Reiseleitung und bestellt schon einmal Suppe.",
      ),
      h2("Schlafen"),
      ul(
        "Ein Hüttenschlafsack ist Pflicht, Decken und Kissen sind da.",
        "Um 22 Uhr beginnt die Hüttenruhe; was Sie nachts brauchen, legen Sie vorher bereit.",
        "Ohrstöpsel wiegen zwei Gramm und entscheiden über den nächsten Tag.",
      ),
      quote(
        "Wer um fünf aufstehen will, packt um neun am Abend. Das Rascheln einer Plastiktüte weckt zwanzig Menschen.",
      ),
      h2("Bezahlen"),
      p(
        "Viele Häuser haben keinen zuverlässigen Empfang und damit kein Kartengerät. Rechnen Sie mit dreißig bis vierzig Euro am Tag für Getränke, Mittag und Kuchen. Abgerechnet wird am Abend, nicht erst beim Aufbruch.",
      ),
      p(
        "Gut zum Üben ist die ",
        link("/de/reise/1001/alpenhuettentour-karwendel", "Alpenhüttentour durch das Karwendel"),
        ".",
      ),
    ],
    topic: "unterwegs-lernen",
    author: "Redaktion Gratweg",
    publishedOn: "2026-10-08",
    tours: ["alpenhuettentour-karwendel", "watzmann-steinernes-meer", "familienwoche-bohinj-huettennacht"],
    sites: { hiking: true, outdoorsGermany: true },
  },
  {
    title: "Mit dem Nachtzug ins Fjäll",
    slug: "mit-dem-nachtzug-ins-fjaell",
    teaser: "Zwei Tage Bahn statt drei Stunden Flug: warum der Kungsleden schon in Hamburg beginnt.",
    image: {
      biome: "fjaell",
      season: "sommer",
      timeOfDay: "nacht",
      variant: 1,
      alt: "Helle Sommernacht über einer Bahnlinie an einem langen See in Lappland",
    },
    body: [
      p(
        "Der Vorteil einer langen Anreise ist, dass man ankommt. Wer mittags in Hamburg einsteigt, sieht am ersten Tag Belte und Brücken, am zweiten Wälder und am dritten Morgen Rentiere neben dem Gleis.",
      ),
      h2("So geht es"),
      p(
        "Von Hamburg fahren Züge nach Kopenhagen und weiter nach Stockholm, je nach Saison auch ein Nachtzug. In Stockholm bleibt Zeit für einen Spaziergang durch Gamla stan, bevor am frühen Abend der Schlafwagen nach Norden abfährt. Er hält direkt vor der Turiststation in Abisko.",
      ),
      ul(
        "Schlafwagen im Sommer früh buchen, Liegewagen sind eine gute zweite Wahl.",
        "Proviant für den Morgen mitnehmen, das Bistro ist manchmal geschlossen.",
        "Den Rucksack so packen, dass Zahnbürste und Pullover oben liegen.",
      ),
      p(
        "Nach der Tour wartet derselbe Zug in Kiruna. Was er kostet, erfahren Sie am einfachsten bei der schwedischen Bahn; was er wert ist, merken Sie beim Blick aus dem Fenster hinter Gällivare, wo stundenlang nichts kommt als Birken und Wasser.",
      ),
    ],
    topic: "unterwegs-lernen",
    author: "Redaktion Gratweg",
    publishedOn: "2026-11-05",
    tours: ["kungsleden-abisko-nikkaluokta"],
    sites: { hiking: true, outdoorsSweden: true },
  },
];

export const topLists: TopListSeed[] = [
  {
    title: "Die schönsten Hüttentouren in den Alpen",
    slug: "schoenste-huettentouren",
    teaser: "Fünf Wege von Hütte zu Hütte, vom sanften Einstieg bis zur Woche über dreitausend Meter.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "morgen",
      variant: 2,
      alt: "Morgensonne trifft eine Hütte auf einem Sattel zwischen Felsgipfeln",
    },
    intro: [
      p(
        "Die Reihenfolge ist unsere Meinung. Sie geht von leicht nach schwer, und wir haben jede Tour selbst begleitet oder mit den Menschen gesprochen, die sie führen.",
      ),
    ],
    entries: [
      {
        tour: "alpenhuettentour-karwendel",
        reason: "Drei Hütten, gute Steige, großer Fels: der beste Anfang.",
      },
      {
        tour: "watzmann-steinernes-meer",
        reason: "Für alle, die Stille mögen und rauen Kalk unter den Sohlen.",
      },
      {
        tour: "dolomiten-hoehenweg-1",
        reason: "Wegen der Küche und wegen der Viertelstunde nach Sonnenuntergang.",
      },
      {
        tour: "gratwanderung-allgaeu-heilbronner-weg",
        reason: "Ein Grat mit Leiter und Brücke, dazu eine Nacht im Tal.",
      },
      {
        tour: "berliner-hoehenweg-zillertal",
        reason: "Acht Tage Hochgebirge; wer hier ankommt, schläft gut.",
      },
    ],
    sites: { hiking: true },
    rank: 1,
  },
];
