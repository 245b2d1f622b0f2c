import { bold, h2, italic, link, ol, p, quote, ul } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";

export const railways: MagazineArticleSeed[] = [
  {
    title: "Das Rad braucht eine Fahrkarte",
    slug: "das-rad-braucht-eine-fahrkarte",
    teaser:
      "Reservieren, heben, festgurten: wie das eigene Fahrrad ohne Drama zum Start einer Radreise kommt.",
    image: {
      biome: "kueste",
      season: "fruehling",
      timeOfDay: "tag",
      variant: 0,
      alt: "Ein Regionalzug fährt hinter Dünen und Strandhafer an der Küste entlang",
    },
    body: [
      p(
        "Es gibt zwei Sorten von Zügen: solche, in denen das Fahrrad einen Platz hat, und solche, in denen es eine Meinung hervorruft. Wer den Unterschied vor der Reise kennt, kommt entspannt an. Er ist einfacher, als die vielen Tarife vermuten lassen.",
      ),
      h2("Fernzüge: erst der Stellplatz, dann die Fahrkarte"),
      p(
        "In deutschen Intercitys, Eurocitys und vielen ICE gibt es Stellplätze, im Sommer allerdings wenige und früh vergebene. Eine Reservierung ist Pflicht. Suchen Sie deshalb zuerst eine Verbindung mit freiem Stellplatz und buchen alles in einem Vorgang. Ist der Samstag voll, hilft oft der Freitagabend oder der erste Zug am Morgen.",
      ),
      h2("Regionalzüge: Fahrradkarte und Geduld"),
      p(
        "Dort wird nicht reserviert. Eine Tageskarte für das Rad kostet wenig, in manchen Verbünden außerhalb der Stoßzeiten gar nichts. Mitgenommen wird, solange Platz ist; Kinderwagen und Rollstühle haben Vorrang. Als Gruppe verteilen Sie sich auf mehrere Türen, und am langen Wochenende fahren Sie früher, als Sie möchten.",
      ),
      h2("Über die Grenze"),
      ul(
        "Österreich und die Schweiz: viele Stellplätze, in Fernzügen mit Reservierung, in der Schweiz je nach Zug und Jahreszeit.",
        "Frankreich: In Regionalzügen meist unkompliziert, im TGV nur auf manchen Linien, sonst zerlegt in einer Hülle.",
        "Schweden: Die Schnellzüge nehmen in der Regel kein aufgebautes Rad mit, Öresundzüge und viele Regionalzüge schon.",
        "Eurocitys nach Italien über den Brenner: mit Reservierung, und zwar so früh wie möglich.",
      ),
      h2("Auf dem Bahnsteig"),
      ol(
        "Wagen und Stellplatz am Vortag nachsehen und am richtigen Abschnitt warten.",
        "Taschen abnehmen, bevor der Zug einfährt. Ein E-Bike wiegt ohne Akku zwei bis drei Kilo weniger.",
        "Zu zweit heben: einer oben, einer unten. Bitten Sie Fremde; die meisten helfen gern.",
        "Rad mit einem Gurt sichern, Taschen in Sichtweite behalten.",
      ),
      quote(
        "Ein gefaltetes Rad in einer Hülle ist Gepäck. Das ist der ganze Trick, wenn nichts mehr frei ist.",
      ),
      p(
        "Packen Sie dafür einen Innensechskantschlüssel, etwas Klebeband und alte Lappen ein. Vorderrad heraus, Lenker quer, Pedale abschrauben: Nach dem zweiten Mal dauert es eine Viertelstunde. Üben Sie nicht erst am Bahnsteig; das linke Pedal hat ein Linksgewinde, und irgendjemand schaut immer zu.",
      ),
      h2("Oder gar nicht"),
      p(
        "Die bequemste Antwort lautet: vor Ort ein Rad nehmen. Bei unseren Radreisen können Sie eines leihen, bei einigen steckt es im Preis. Auch dann steht in der Reisebeschreibung unter ",
        bold("Anreise"),
        ", welche Züge bis zum Start fahren. Passende Reisen finden Sie in der ",
        link("/de/reisesuche", "Reisesuche"),
        ".",
      ),
    ],
    topic: "anreise-mit-der-bahn",
    author: "Lena Korff",
    publishedOn: "2026-02-05",
    tours: [
      "donauradweg-passau-wien",
      "ciclovia-alpe-adria-grado",
      "ostseekuestenradweg-luebeck-ruegen",
      "kattegattleden-helsingborg-goeteborg",
    ],
    sites: { biking: true, traveling: true, outdoorsGermany: true },
  },
  {
    title: "Die Kunst des Umsteigens",
    slug: "die-kunst-des-umsteigens",
    teaser:
      "Lange Bahnreisen scheitern selten am Zug und oft am Anschluss. Was Sie beim Buchen tun können und welche Rechte Sie haben.",
    image: {
      biome: "stadt",
      season: "herbst",
      timeOfDay: "abend",
      variant: 1,
      alt: "Gleise laufen im Abendlicht auf eine große Bahnhofshalle zu",
    },
    body: [
      p(
        "Von Köln nach Siena steigen Sie mindestens dreimal um, von Hamburg nach Ystad zweimal. Jedes Mal ist es eine kleine Wette. Wer gewinnen will, plant großzügig und kennt seine Rechte. Wer verliert, isst in Bologna zu Abend, und das ist nicht das Schlimmste.",
      ),
      h2("Beim Buchen"),
      ul(
        "Eine Stunde Luft vor dem letzten Zug des Tages, zwanzig Minuten sonst. Der angezeigte Mindestanschluss ist ein Rechenergebnis.",
        "Möglichst eine durchgehende Fahrkarte für die ganze Strecke. Nur dann haftet das Bahnunternehmen für den verpassten Anschluss.",
        "Nachtzüge öffnen den Verkauf meist einige Monate vorher; Schlafwagen sind zuerst weg.",
        "Für mehrere lange Strecken innerhalb kurzer Zeit lohnt ein Interrail-Pass. Im eigenen Land gilt er für eine Hinfahrt und eine Rückfahrt.",
      ),
      h2("Sitzen, liegen, schlafen"),
      p(
        "Im ",
        italic("Liegewagen"),
        " teilen sich vier bis sechs Menschen ein Abteil mit Pritschen, Decke und einem kleinen Frühstück. Im ",
        italic("Schlafwagen"),
        " sind es einer bis drei, mit Waschbecken und richtiger Bettwäsche. Im Sitzwagen sind Sie am Morgen auch da, nur fühlt es sich länger her an. Ohrstöpsel, Wasser und dicke Socken machen aus jedem Abteil ein besseres.",
      ),
      h2("Wenn es schiefgeht"),
      p(
        "In der Europäischen Union gilt: Ist abzusehen, dass Sie mindestens eine Stunde später ankommen, dürfen Sie wählen, ob Sie Ihr Geld zurückwollen oder weiterfahren, auch später oder auf anderem Weg. Kommen Sie mit der durchgehenden Fahrkarte ",
        bold("60 Minuten"),
        " verspätet an, bekommen Sie ein Viertel des Preises erstattet, ab ",
        bold("120 Minuten"),
        " die Hälfte. Ausgenommen sind Fälle wie schwere Unwetter. Muss übernachtet werden, stellt die Bahn in der Regel ein Hotel.",
      ),
      ol(
        "Verspätung vom Zugpersonal oder in der App bestätigen lassen und den Bildschirm abfotografieren.",
        "Am Schalter nach der nächsten Verbindung fragen, ehe alle anderen es tun.",
        "Die Reiseleitung anrufen. Ihre Nummer steht in den letzten Reiseunterlagen.",
      ),
      h2("Einen Tag früher"),
      p(
        "Unser bester Rat ist der schlichteste: Reisen Sie einen Tag vorher an, wenn der Weg länger ist als zehn Stunden. Sie schlafen aus, kaufen die vergessene Zahnbürste und stehen am Treffpunkt, während andere noch Anschlüsse zählen. Was eine Nacht mehr kostet, verdient man am ersten Anstieg zurück.",
      ),
      quote("Pünktlich ist, wer so früh losfährt, dass es nicht darauf ankommt."),
    ],
    topic: "anreise-mit-der-bahn",
    author: "Redaktion Gratweg",
    publishedOn: "2025-12-11",
    tours: [
      "via-francigena-lucca-siena",
      "west-highland-way",
      "skaaneleden-oesterlen",
      "loire-radweg-orleans-angers",
      "inlandsbanan-mora-gaellivare",
    ],
    sites: { traveling: true, cultural: true, hiking: true, biking: true },
  },
  {
    title: "Aussteigen und losgehen",
    slug: "aussteigen-und-losgehen",
    teaser:
      "Es gibt Wege, die am Bahnsteig beginnen. Fünf Stationen, an denen zwischen Zugtür und erstem Schritt kein Taxi liegt.",
    image: {
      biome: "wald",
      season: "fruehling",
      timeOfDay: "morgen",
      variant: 1,
      alt: "Ein kleiner Bahnhof am Waldrand, vom Bahnsteig führt ein Pfad zwischen die Bäume",
    },
    body: [
      p(
        "Man erkennt sie am Klappern. Die Zugtür geht auf, Stöcke werden länger, jemand zieht die Schnürsenkel nach, und während der Zug anfährt, ist die Hälfte der Ausgestiegenen schon hinter der Böschung verschwunden. Kein Parkplatz, kein Shuttle, keine Suche. Nichts an einer Wanderung ist so gelungen wie dieser Anfang.",
      ),
      h2("Fünf Stationen"),
      ol(
        [
          bold("Scharnitz, 964 Meter. "),
          "Die Mittenwaldbahn hält an der Grenze zwischen Bayern und Tirol. Ein paar Minuten durchs Dorf, dann öffnet sich das Karwendeltal, und bis zur ersten Hütte begegnet Ihnen kaum mehr als ein Almfahrzeug.",
        ],
        [
          bold("Abisko Turiststation. "),
          "Der Bahnsteig liegt zweihundert Kilometer nördlich des Polarkreises. Gegenüber steht das hölzerne Tor, durch das der Kungsleden beginnt. Wer aus dem Schlafwagen steigt, hat die Schuhe besser schon an.",
        ],
        [
          bold("Kratzeburg. "),
          "Ein Halt zwischen Berlin und Rostock, an dem man auf Havelwasser trifft, bevor man damit rechnet. Die Boote liegen einen kurzen Fußweg entfernt.",
        ],
        [
          bold("Osterode am Harz Mitte. "),
          "Vom Bahnhof durch Fachwerkgassen, dann bergauf. Hinter der letzten Garage fängt der Harz an.",
        ],
        [
          bold("Milngavie bei Glasgow. "),
          "Gesprochen wird es ungefähr wie „Malgai“. Die Vorortbahn endet hier, ein Obelisk in der Fußgängerzone markiert den Beginn des West Highland Way, und der erste Kilometer führt zwischen Supermarkt und Bach hindurch in den Wald.",
        ],
      ),
      h2("Warum das mehr ist als bequem"),
      p(
        "Wer mit dem Auto anreist, muss zu ihm zurück. Das macht aus jedem Weg eine Runde oder eine Taxifahrt. Die Bahn erlaubt die Linie: hier hinein, dort hinaus, dazwischen ein Gebirge. Viele der schönsten Wege sind Strecken und keine Kreise, und ohne Schiene bliebe von ihnen nur der Logistikplan.",
      ),
      p(
        "Dazu kommt die Rechnung mit dem Klima. Der größte Teil dessen, was ein Wanderurlaub ausstößt, entsteht auf der Anreise. Wer sie auf Schienen legt, muss am Berg nicht mehr über leichtere Verpackungen nachdenken.",
      ),
      h2("Was Sie dabeihaben sollten"),
      ul(
        "den Tagesrucksack so gepackt, dass das große Gepäck am Treffpunkt abgegeben werden kann",
        "Frühstück für den Fall, dass der Bahnhofskiosk inzwischen eine Galerie ist",
        "die Telefonnummer der Reiseleitung auf Papier",
      ),
      quote("Die Schiene endet hier, sagte der Schaffner. Er meinte es als Bedauern."),
      p(
        "Und wenn der Anschluss doch einmal wegfährt, lesen Sie ",
        link("/de/magazin/anreise-mit-der-bahn/die-kunst-des-umsteigens", "Die Kunst des Umsteigens"),
        ".",
      ),
    ],
    topic: "anreise-mit-der-bahn",
    author: "Jonas Ambach",
    publishedOn: "2026-11-12",
    tours: [
      "alpenhuettentour-karwendel",
      "kungsleden-abisko-nikkaluokta",
      "mecklenburgische-kleinseenplatte-kanu",
      "harzer-hexenstieg-brocken",
      "west-highland-way",
    ],
    sites: { hiking: true, traveling: true },
  },
];
