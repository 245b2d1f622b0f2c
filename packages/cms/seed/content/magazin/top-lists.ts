import { p } from "../../blocks";
import type { TopListSeed } from "../../types";

export const moreTopLists: TopListSeed[] = [
  {
    title: "Radreisen für Anfänger und Genießer",
    slug: "radreisen-ohne-berge",
    teaser: "Sechs Wochen im Sattel mit wenig Steigung, viel Wasser und guten Gründen zum Absteigen.",
    image: {
      biome: "flusstal",
      season: "sommer",
      timeOfDay: "morgen",
      way: "bike",
      variant: 1,
    },
    intro: [
      p(
        "Flach heißt nicht langweilig, und Rückenwind kann niemand versprechen. Sortiert haben wir nach Höhenmetern je Kilometer, das mildeste Profil zuerst.",
      ),
    ],
    entries: [
      {
        tour: "flandern-bruegge-gent-antwerpen",
        reason: "340 Höhenmeter in einer ganzen Woche, und die meisten davon sind Brücken.",
      },
      {
        tour: "moselradweg-trier-koblenz",
        reason: "Kurze Tage, damit nach dem Keller noch jemand geradeaus fährt.",
      },
      {
        tour: "donauradweg-passau-wien",
        reason: "Asphalt fast bis zum Stephansdom, und der Strom zieht in dieselbe Richtung.",
      },
      {
        tour: "altmuehltal-fuenf-fluesse",
        reason: "Das Wasser braucht hier länger als Sie; unterwegs liegen Versteinerungen und Biergärten.",
      },
      {
        tour: "ciclovia-alpe-adria-grado",
        reason: "Über die Alpen, ohne sie hinaufzufahren: Den Tunnel übernimmt der Zug.",
      },
      {
        tour: "goeta-kanal-mit-dem-rad",
        reason: "58 Schleusen ergeben 58 Pausen, und an vielen wird gebacken.",
      },
    ],
    sites: { biking: true },
    rank: 2,
  },
  {
    title: "Deutschland, zu Fuß, mit Rad und Paddel",
    slug: "deutschland-zu-fuss-rad-paddel",
    teaser: "Sieben Wochen vor der Haustür, die sich weit weg anfühlen.",
    image: {
      biome: "mittelgebirge",
      season: "herbst",
      timeOfDay: "abend",
      variant: 1,
    },
    intro: [
      p(
        "Keine dieser Reisen verlangt einen Pass, und zu allen fährt ein Zug. Wir haben eine für jede Landschaft gewählt, vom Kreidesand bis zum Kalkgebirge.",
      ),
    ],
    entries: [
      {
        tour: "malerweg-elbsandsteingebirge",
        reason: "Hinter jeder Felsgasse hängt ein Bild, das Sie aus dem Museum kennen.",
      },
      {
        tour: "mecklenburgische-kleinseenplatte-kanu",
        reason: "Fischadler über dem Zelt und eine Lorenbahn, die das Boot über Land trägt.",
      },
      {
        tour: "schluchtensteig-schwarzwald",
        reason: "Sechs Tage neben Wasser, das sich den Weg selbst gesucht hat.",
      },
      {
        tour: "weimar-jena-naumburg-klassik-saale",
        reason: "Morgens Muschelkalk, abends Müller-Thurgau, dazwischen Goethe ohne Vitrine.",
      },
      {
        tour: "ostseekuestenradweg-luebeck-ruegen",
        reason: "Backstein, Bodden, Buchenwald, und der Fisch kommt aus dem Boot nebenan.",
      },
      {
        tour: "harzer-hexenstieg-brocken",
        reason: "Weil man nirgends sonst so deutlich sieht, wie ein Wald neu anfängt.",
      },
      {
        tour: "watzmann-steinernes-meer",
        reason: "Das Hochgebirge zum Schluss: weiß, wasserlos und ganz still.",
      },
    ],
    sites: { outdoorsGermany: true },
    rank: 3,
  },
  {
    title: "Schweden in sechs Geschwindigkeiten",
    slug: "schweden-in-sechs-geschwindigkeiten",
    teaser: "Vom Schienenbus bis zum Ski: dasselbe Land, jedes Mal anders schnell.",
    image: {
      biome: "wald",
      season: "herbst",
      timeOfDay: "morgen",
      variant: 1,
    },
    intro: [
      p(
        "Wie man reist, bestimmt, was man behält. Diese Liste beginnt mit dem Sitzen und endet mit dem Schnaufen.",
      ),
    ],
    entries: [
      {
        tour: "inlandsbanan-mora-gaellivare",
        reason:
          "Mehr als tausend Kilometer, auf denen der Lokführer für Rentiere bremst und zum Kaffee hält.",
      },
      {
        tour: "dalsland-kanu-lennartsfors-haaverud",
        reason: "Vier Kilometer in der Stunde, und auch das nur, wenn beide in dieselbe Richtung paddeln.",
      },
      {
        tour: "goeta-kanal-mit-dem-rad",
        reason: "Auf dem Treidelpfad überholt man Ausflugsschiffe und wird an der Schleuse wieder eingeholt.",
      },
      {
        tour: "hoega-kustenleden",
        reason: "Zu Fuß über eine Küste, die jedes Jahr fast einen Zentimeter höher liegt.",
      },
      {
        tour: "padjelantaleden-ritsem-kvikkjokk",
        reason: "Neun Tage ohne Straße sind die gründlichste Art, langsam zu werden.",
      },
      {
        tour: "jaemtland-skiwandern-dreieck",
        reason: "Bei Rückenwind gleitet man, bei Gegenwind versteht man, wozu Fjällstationen Saunen haben.",
      },
    ],
    sites: { outdoorsSweden: true },
    rank: 4,
  },
  {
    title: "Reisen mit Lesezeichen",
    slug: "reisen-mit-lesezeichen",
    teaser: "Sechs Wege, auf denen Bilder, Bücher und Bauten erst im Gehen zusammenfinden.",
    image: {
      biome: "stadt",
      season: "fruehling",
      timeOfDay: "abend",
      variant: 1,
    },
    intro: [
      p(
        "Für Menschen, die vor der Abreise in der Buchhandlung stehen. Zu jeder Reise verraten wir, was wir eingesteckt haben.",
      ),
    ],
    entries: [
      {
        tour: "weimar-jena-naumburg-klassik-saale",
        reason: "Mit Goethes Gedichten im Gepäck und Uta im Naumburger Dom am Ziel.",
      },
      {
        tour: "peloponnes-mykene-mystras-mani",
        reason: "Homer reicht für Mykene; für die Mani nehmen Sie Patrick Leigh Fermor mit.",
      },
      {
        tour: "via-francigena-lucca-siena",
        reason: "Ein paar Gesänge Dante genügen, um vor Monteriggioni zu stutzen.",
      },
      {
        tour: "flandern-bruegge-gent-antwerpen",
        reason:
          "Drei Maler in drei Städten, und dazwischen die Landschaft, die sie in den Hintergrund setzten.",
      },
      {
        tour: "dalarna-siljan-handwerk-musik",
        reason: "Selma Lagerlöf wohnte in Falun, als Nils Holgersson fliegen lernte.",
      },
      {
        tour: "japan-nakasendo-kumano-kodo",
        reason: "Bashōs Reisetagebuch wiegt neunzig Gramm und hält zwei Wochen.",
      },
    ],
    sites: { cultural: true },
    rank: 5,
  },
  {
    title: "Für Erfahrene: fünf Wochen, die etwas verlangen",
    slug: "fuer-erfahrene",
    teaser: "Fels, Furten, Schneesturm und Dünung. Lesen Sie vorher die Noten, dann die Gründe.",
    image: {
      biome: "gletscher",
      season: "sommer",
      timeOfDay: "tag",
      way: "rope",
      variant: 1,
    },
    intro: [
      p(
        "Schwierig ist kein Gütesiegel. Diese Reisen sind gut, weil die Mühe einen Sinn hat, und bei jeder sagen wir, welche Erfahrung Sie mitbringen sollten.",
      ),
    ],
    entries: [
      {
        tour: "brenta-klettersteigwoche-bocchette",
        reason:
          "Leitern über leerer Luft, tagelang; für alle, die schon mehrere Klettersteige gegangen sind.",
      },
      {
        tour: "berliner-hoehenweg-zillertal",
        reason: "6.600 Höhenmeter mit Gepäck; wer nach vier Hütten noch lacht, ist hier richtig.",
      },
      {
        tour: "island-laugavegur-fimmvoerduhals",
        reason: "Knietiefe Furten und Wetter aus allen Richtungen an einem Vormittag.",
      },
      {
        tour: "hardangervidda-ski-huette-zu-huette",
        reason:
          "Hundertzehn Kilometer ohne Schutz vor Wind; sicheres Gleiten auf Langlaufskiern ist Bedingung.",
      },
      {
        tour: "bohuslaen-seekajak-koster",
        reason:
          "Die mildeste der fünf, bis die Dünung kommt; schwimmen müssen Sie können, den Wiedereinstieg üben Sie in den ersten Tagen.",
      },
    ],
    sites: { adventures: true },
    rank: 6,
  },
  {
    title: "Ohne Flug und ohne Auto",
    slug: "ohne-flug-und-auto",
    teaser: "Sechs Reisen, bei denen schon die Anfahrt ein guter Grund ist, sie zu machen.",
    image: {
      biome: "alpen",
      season: "winter",
      timeOfDay: "tag",
      variant: 0,
    },
    intro: [
      p(
        "Zu allen sechs kommen Sie mit Zug, Bus oder Schiff, und zwar ohne Kunststücke. Geordnet ist nach der Länge der Anreise aus der Mitte Deutschlands, die kürzeste zuerst.",
      ),
    ],
    entries: [
      {
        tour: "alpenhuettentour-karwendel",
        reason: "Ab München sind es gut zwei Stunden bis an den Eingang des Tals, in das Sie hineingehen.",
      },
      {
        tour: "schneeschuhwoche-val-muestair",
        reason: "Die Rhätische Bahn erledigt die Berge, das Postauto den Rest.",
      },
      {
        tour: "ciclovia-alpe-adria-grado",
        reason: "Das Rad rollt in Mallnitz aus dem Zug und bleibt bis ans Meer auf der Straße.",
      },
      {
        tour: "tour-du-mont-blanc",
        reason:
          "Das letzte Stück ab Saint-Gervais klettert eine Schmalspurbahn, bis der Mont Blanc nicht mehr ins Fenster passt.",
      },
      {
        tour: "west-highland-way",
        reason:
          "Zurück fährt der Schlafwagen direkt ab Fort William, am Morgen steht London vor dem Fenster.",
      },
      {
        tour: "inlandsbanan-mora-gaellivare",
        reason: "Hier ist die Bahn nicht Anreise, sondern Ziel, Mitreisende eingeschlossen.",
      },
    ],
    sites: { traveling: true },
    rank: 7,
  },
  {
    title: "Die erste geführte Wanderwoche",
    slug: "erste-gefuehrte-wanderwoche",
    teaser: "Fünf Reisen für Menschen, die wissen wollen, ob ihnen das Gehen in der Gruppe liegt.",
    image: {
      biome: "kueste",
      season: "fruehling",
      timeOfDay: "morgen",
      variant: 1,
    },
    intro: [
      p(
        "Kurze bis mittlere Tage, gefahrenes Gepäck oder ein fester Standort und, bis auf eine einzige Nacht, Unterkünfte mit eigener Zimmertür.",
      ),
    ],
    entries: [
      {
        tour: "skaaneleden-oesterlen",
        reason: "Der höchste Hügel heißt hier Backe, und nach jedem kommt ein Garten mit Kuchen.",
      },
      {
        tour: "madeira-levadas-lorbeerwald",
        reason: "Ein Koffer, ein Zimmer, fünf Wanderungen: Wer pausieren will, bleibt am Meer.",
      },
      {
        tour: "familienwoche-bohinj-huettennacht",
        reason: "Die eine Hüttennacht ist so gelegen, dass auch Sechsjährige sie für ihre Idee halten.",
      },
      {
        tour: "via-francigena-lucca-siena",
        reason: "Breite Wege, kein Schwindel, und den Koffer trägt ein Auto nach Siena.",
      },
      {
        tour: "harzer-hexenstieg-brocken",
        reason: "Sechs Tage reichen, um Muskelkater zu bekommen und ihn wieder loszuwerden.",
      },
    ],
    sites: { hiking: true },
    rank: 8,
  },
];
