import { bold, code, h2, h3, italic, link, mono, ol, p, quote, strike, ul } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";

export const learning: MagazineArticleSeed[] = [
  {
    title: "Karte, Track und der eigene Kopf",
    slug: "karte-track-und-kopf",
    teaser:
      "Drei Werkzeuge, um herauszufinden, wo man ist. Eines davon hat keinen Akku und eines lässt sich täuschen.",
    image: {
      biome: "karst",
      season: "sommer",
      timeOfDay: "tag",
      variant: 1,
      alt: "Eine gefaltete Wanderkarte liegt auf hellem, zerfurchtem Kalkstein",
    },
    body: [
      p(
        "Auf einer geführten Tour könnten Sie eine Woche lang auf die Fersen der Person vor Ihnen schauen und kämen an. Schade wäre es doch. Wer morgens weiß, wo das Tal abzweigt, sieht es auch, und wer einmal selbst den Sattel gefunden hat, geht anders nach Hause.",
      ),
      h2("Die Karte zeigt, was nicht da ist"),
      p(
        "Im Maßstab ",
        mono("1:25.000"),
        " sind vier Zentimeter ein Kilometer, im Maßstab ",
        mono("1:50.000"),
        " zwei. Die braunen Linien verbinden Punkte gleicher Höhe; liegen sie eng, wird es steil. Zählen Sie vor dem Aufbruch die dickeren unter ihnen, meist sind es Schritte von hundert Metern. Nach drei Tagen lesen Sie einen Hang wie eine Stufe.",
      ),
      p(
        "Ihr größter Vorteil ist die Umgebung. Ein Bildschirm zeigt den Pfad und einen Daumenbreit daneben, eine Karte auch die Hütte auf der anderen Seite des Kamms, zu der man bei Sturm absteigen könnte.",
      ),
      h2("Der Track weiß den Weg, aber nicht warum"),
      p(
        "Eine GPX-Datei ist schlichter Text: ein Kopf mit Namen und Datum, danach Punkt für Punkt Breite, Länge und Höhe. Der Kopf sieht zum Beispiel so aus:",
      ),
      code(
        "<metadata>\n  <name>Karwendel, dritter Tag</name>\n  <time>2026-07-14T05:30:00Z</time>\n</metadata>",
        "xml",
      ),
      p("Als Tabelle geschrieben, lauten die Punkte desselben Tages:"),
      code(
        "name;breite;laenge;hoehe\nKarwendelhaus;47.4273;11.4216;1771\nHochalmsattel;47.4293;11.4306;1803\nKleiner Ahornboden;47.4187;11.4606;1399\nFalkenhütte;47.3994;11.4987;1848",
      ),
      p(
        "Die vierte Stelle hinter dem Punkt entspricht etwa elf Metern in der Breite. Genauer braucht es niemand, der einen Weg sucht. Die Linien auf den Seiten unserer Reisen sind gröber: Sie verbinden bekannte Orte und taugen ",
        strike("zum Navigieren"),
        " zum Planen.",
      ),
      h3("Damit das Telefon bis zum Abend hält"),
      ol(
        "Kartenausschnitt zu Hause laden und im Flugmodus prüfen, ob er wirklich da ist.",
        "Unterwegs den Flugmodus eingeschaltet lassen; der Ort wird auch ohne Mobilfunknetz bestimmt.",
        "Bei Kälte das Gerät am Körper tragen, nicht im Deckelfach.",
        "Einen geladenen Vorrat an Strom mitnehmen und das passende Kabel, nicht irgendeines.",
      ),
      h2("Der Kopf schließlich"),
      p(
        "Er ist bequem. Er biegt sich die Landschaft zurecht, bis sie passt: Der See wird kleiner gewesen sein, die Brücke wohl weggespült. Führerinnen kennen das Gefühl und misstrauen ihm. Ihre Gegenprobe ist eine ",
        italic("Auffanglinie"),
        ": ein Bach, ein Grat, eine Straße, die man überqueren müsste, wenn man zu weit gegangen wäre.",
      ),
      quote(
        "Stehen bleiben kostet zwei Minuten. Weitergehen, obwohl etwas nicht stimmt, kostet den Nachmittag.",
      ),
      p(
        "Und wenn Sie nicht weiterwissen: zurück zum letzten Punkt, an dem Sie ",
        bold("sicher"),
        " waren. Das ist fast immer näher, als es sich anfühlt.",
      ),
      ul(
        "Karte und Kompass mitnehmen, auch wenn die Reiseleitung beides hat",
        "bei jeder Rast einmal zeigen lassen, wo Sie sind",
        "einen Abschnitt selbst anführen; fragen Sie danach, die meisten freuen sich",
      ),
    ],
    topic: "unterwegs-lernen",
    author: "Jonas Ambach",
    publishedOn: "2026-04-16",
    tours: [
      "alpenhuettentour-karwendel",
      "padjelantaleden-ritsem-kvikkjokk",
      "watzmann-steinernes-meer",
      "peloponnes-mykene-mystras-mani",
    ],
    sites: { hiking: true, adventures: true, outdoorsGermany: true, outdoorsSweden: true, traveling: true },
  },
  {
    title: "Allein buchen, zu zehnt ankommen",
    slug: "allein-in-der-gruppe",
    teaser:
      "Wer allein bucht, fürchtet selten den Berg und meist das Abendessen. Erfahrungen aus vielen ersten Abenden.",
    image: {
      biome: "seenland",
      season: "sommer",
      timeOfDay: "abend",
      variant: 2,
      alt: "Eine kleine Gruppe sitzt in der Abendsonne um einen langen Tisch am Seeufer",
    },
    body: [
      p(
        "Die Frage kommt am Telefon meist zuletzt, nach den Höhenmetern und dem Schlafsack: Sind da noch andere, die allein kommen? Ja, fast immer. In kleinen Gruppen ist es oft ein Drittel, auf manchen Terminen die Mehrheit. Paare merken übrigens nach zwei Tagen, dass sie mittags nicht nebeneinandersitzen müssen.",
      ),
      h2("Der erste Abend"),
      p(
        "Er ist der steifste. Man hat sich Namen gesagt und wieder vergessen, jemand erzählt zu viel, jemand gar nichts. Eine gute Reiseleitung weiß das und stellt eine Frage, auf die es keine eindrucksvolle Antwort gibt, etwa nach dem unnötigsten Ding im Rucksack. Am zweiten Abend sitzen alle von selbst anders.",
      ),
      h2("Das Tempo der anderen"),
      p(
        "Gegangen wird so schnell wie die Langsamsten, und das sind an jedem Tag andere. Wer gern vorausläuft, bekommt einen Treffpunkt genannt; wer stehen bleiben und schauen will, geht am Ende, dort ist es am stillsten. Eine Bitte haben alle Führerinnen: Sagen Sie ",
        italic("früh"),
        ", wenn der Schuh drückt oder die Luft knapp wird. Eine Pause nach zehn Minuten stört niemanden, eine Blase nach vier Stunden schon.",
      ),
      h2("Das Zimmer"),
      ul(
        "Im Gasthof können Sie gegen Zuschlag ein Einzelzimmer wählen; was es kostet, steht bei jedem Termin.",
        "Auf Hütten gibt es das selten. Dort schlafen alle im Lager oder in Mehrbettzimmern, und der Zuschlag gilt für die Nächte im Tal.",
        "Wer kein Einzelzimmer bucht, teilt. Möchten Sie jemanden Bestimmtes neben sich wissen, schreiben Sie es bei der Buchung dazu.",
      ),
      h2("Wenn es nicht passt"),
      p(
        "Manchmal bleibt man sich fremd. Das ist kein Unglück: Ein Weg bietet mehr Möglichkeiten, sich aus dem Weg zu gehen, als jedes Hotel. Schwieriger wird es, wenn einer die Gruppe nervös macht, weil er drängelt oder alles besser weiß. Dann sprechen Sie mit der Reiseleitung, unter vier Augen und am selben Tag. Dafür ist sie da, und sie hat es meistens schon bemerkt.",
      ),
      quote(
        "Ich wollte eine Woche meine Ruhe haben. Bekommen habe ich sie, nur eben in Gesellschaft. (Ein Gast, 58, nach dem Harz)",
      ),
      p(
        "Wie groß eine Gruppe mindestens und höchstens ist, steht auf jeder Seite einer Reise unter den Eckdaten. Antworten auf praktische Fragen finden Sie unter ",
        link("/de/haeufige-fragen", "Häufige Fragen"),
        ".",
      ),
    ],
    topic: "unterwegs-lernen",
    author: "Henrike Voss",
    publishedOn: "2026-01-22",
    tours: [
      "harzer-hexenstieg-brocken",
      "madeira-levadas-lorbeerwald",
      "moselradweg-trier-koblenz",
      "hoega-kustenleden",
      "dalsland-kanu-lennartsfors-haaverud",
      "weimar-jena-naumburg-klassik-saale",
    ],
    sites: {
      adventures: true,
      biking: true,
      cultural: true,
      hiking: true,
      outdoorsGermany: true,
      outdoorsSweden: true,
      traveling: true,
    },
  },
];
