import { bold, h2, h3, h4, image, italic, link, ol, p, quote, strike, ul, underline } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";
import { h5, h6 } from "../deep-headings";

export const equipment: MagazineArticleSeed[] = [
  {
    title: "Der Rucksack, gewogen",
    slug: "rucksack-gewogen",
    teaser:
      "Wir haben vor einer Hüttenwoche alles auf die Küchenwaage gelegt. Danach blieb ein Drittel zu Hause.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "morgen",
      variant: 3,
      alt: "Rucksäcke stehen in einer Reihe auf der Holzterrasse einer Hütte",
    },
    body: [
      p(
        "Die Faustregel sagt: höchstens ein Fünftel des eigenen Gewichts, auf langen Wegen besser weniger. Für eine Woche von Hütte zu Hütte heißt das sieben bis neun Kilo mit Wasser und Vesper. Wer zum ersten Mal packt, landet bei dreizehn. Der Unterschied steckt fast nie in einem großen Gegenstand, sondern in vielen kleinen, die jeder für sich vernünftig sind.",
      ),
      h2("Das Große zuerst"),
      p("Rucksack, Schlafsack und Jacke machen bei den meisten mehr als die Hälfte des Gewichts aus."),
      h3("Tragen"),
      p(
        "Für Hütten genügen dreißig bis fünfunddreißig Liter, mit Zelt und Kocher sechzig. Ein leerer Rucksack darf gut ein Kilo wiegen; ein leichterer trägt sich oft schlechter, weil ihm der Hüftgurt fehlt, der die Last von den Schultern nimmt.",
      ),
      h4("Anpassen"),
      p(
        "Erst den Hüftgurt schließen, dann die Schulterträger, zuletzt die kurzen Riemen über der Schulter. Der Gurt sitzt auf dem Beckenkamm, nicht in der Taille.",
      ),
      h5("Rückenlänge"),
      p("Sie ist wichtiger als das Volumen, und sie hat wenig mit der Körpergröße zu tun."),
      h6("So messen Sie"),
      ol(
        "Kopf senken und den vorspringenden Wirbel am Halsansatz ertasten.",
        "Die Hände auf die Beckenkämme legen, Daumen nach hinten.",
        "Eine zweite Person misst vom Wirbel bis zur Linie zwischen den Daumen.",
      ),
      h3("Schlafen"),
      p(
        "Auf bewirtschafteten Hütten liegen Decken bereit. Mitzubringen ist nur ein Hüttenschlafsack aus Seide oder Baumwolle, hundertfünfzig bis dreihundert Gramm.",
      ),
      h2("Das Kleine, das sich summiert"),
      ul(
        "Kleidung: eine Garnitur am Körper, eine für den Abend",
        ul(
          "zwei Paar Wandersocken, das dritte nur bei Regenwochen",
          "ein Hemd aus Wolle riecht auch nach drei Tagen noch gesellschaftsfähig",
          "die lange Unterhose ist abends Schlafanzug und im Notfall warm",
        ),
        "Waschzeug: alles in Probiergröße",
        ul("Seife statt Duschgel", "Sonnencreme nicht verkleinern, sie wird leer"),
        "Apotheke: Blasenpflaster, eigene Medikamente, Rettungsdecke; den großen Verbandskasten trägt die Reiseleitung",
      ),
      h2("Was wir gestrichen haben"),
      p(
        strike("Zweites Buch, dritte Hose, Handtuch in Badelakengröße, Fernglas, Ersatzschuhe aus Leder."),
        " Geblieben sind leichte Sandalen, ein Halstuch und ",
        underline("zwei Müllbeutel"),
        ", einer für Wäsche und einer, der den Rucksack innen trocken hält. Die Regenhülle außen fliegt beim ersten Sturm davon.",
      ),
      p(
        "Was für Ihre Reise gilt, steht in deren Packliste. Sie hat Vorrang vor jedem klugen Artikel, auch vor diesem.",
      ),
    ],
    topic: "ausruestung",
    author: "Mirjam Tellkamp",
    publishedOn: "2026-05-21",
    tours: [
      "dolomiten-hoehenweg-1",
      "watzmann-steinernes-meer",
      "kungsleden-abisko-nikkaluokta",
      "gratwanderung-allgaeu-heilbronner-weg",
    ],
    sites: { hiking: true, adventures: true, outdoorsGermany: true, outdoorsSweden: true },
  },
  {
    title: "Der richtige Schuh ist der eingelaufene",
    slug: "der-richtige-schuh",
    teaser:
      "Halbschuh oder Stiefel, Leder oder Gewebe, neu besohlen oder weggeben: wonach Füße wirklich fragen.",
    image: {
      biome: "mittelgebirge",
      season: "herbst",
      timeOfDay: "tag",
      variant: 0,
      alt: "Ein Wurzelpfad mit nassem Buchenlaub führt bergab",
    },
    body: [
      p(
        "Schuhe werden am Vormittag gekauft und am Nachmittag gebraucht. Dazwischen liegt eine halbe Größe, denn Füße schwellen beim Gehen an. Gehen Sie also gegen Abend ins Geschäft, mit den Socken, die Sie tragen werden, und laufen Sie dort eine schräge Fläche hinunter. Stoßen die Zehen vorn an, ist der Schuh zu klein, und kein Einlaufen wird daran etwas ändern.",
      ),
      h2("Wie viel Schuh für welchen Weg"),
      ul(
        [
          bold("Feld-, Wald- und Radwege: "),
          "ein Halbschuh mit griffiger Sohle. Er trocknet schnell und ermüdet nicht.",
        ],
        [
          bold("Wurzeln, Steine, Stufen: "),
          "ein leichter, knöchelhoher Wanderschuh. Das gilt für fast alle Mittelgebirge.",
        ],
        [
          bold("Geröll, Schneereste, Klettersteig: "),
          "ein fester Bergstiefel, dessen Sohle sich mit der Hand kaum biegen lässt.",
        ],
      ),
      p(
        "Die Noten auf unseren Seiten helfen bei der Wahl. Bei Technik eins und zwei reicht meist die Mitte, ab vier verlangt die Reiseleitung feste Stiefel und schickt notfalls jemanden zum Verleih.",
      ),
      h2("Leder, Gewebe, Membran"),
      p(
        "Leder passt sich an, hält zehn Jahre und will nach jeder Reise gewaschen und gewachst werden. Gewebe ist leichter und sofort bequem. Eine Membran hält Wasser draußen, bis es oben hineinläuft, danach hält sie es drinnen. Für Sommer und Süden ist ein Schuh ohne sie oft die bessere Wahl.",
      ),
      h2("Blasen haben Vorboten"),
      p(
        "Zuerst wird es warm. Wer in diesem Augenblick stehen bleibt, den Schuh auszieht und die Stelle abklebt, hat am Abend keine Blase. Wer bis zur nächsten Pause wartet, hat eine. Das Pflaster gehört auf trockene, fettfreie Haut und bleibt dort, bis es von selbst abfällt.",
      ),
      quote("Neue Schuhe brauchen fünfzig Kilometer vor der Reise, nicht auf ihr."),
      h2("Wenn sich die Sohle löst"),
      p(
        "Die Zwischensohle vieler Schuhe besteht aus Polyurethan. Es altert auch im Schrank, zieht Feuchtigkeit und zerbröselt nach acht bis zehn Jahren, gern am zweiten Tag und immer an beiden Füßen. Biegen Sie alte Schuhe vor der Abreise kräftig durch. Zeigen sich Risse, kann eine Werkstatt die meisten Modelle neu besohlen; rechnen Sie mit drei bis vier Wochen.",
      ),
      p(
        "Unterwegs hilft Klebeband, um einen Trinkbecher gewickelt. Damit kommt man ins Tal, manchmal sogar bis ",
        italic("Siena"),
        ".",
      ),
    ],
    topic: "ausruestung",
    author: "Ole Brandis",
    publishedOn: "2026-03-12",
    tours: [
      "schluchtensteig-schwarzwald",
      "via-francigena-lucca-siena",
      "tour-du-mont-blanc",
      "malerweg-elbsandsteingebirge",
    ],
    sites: { hiking: true, cultural: true, outdoorsGermany: true, traveling: true },
  },
  {
    title: "Zwei Taschen und ein Schaltauge",
    slug: "zwei-taschen-und-ein-schaltauge",
    teaser:
      "Was auf eine Radreise mit Gepäcktransport gehört, was ans Rad und was in die Werkstatt, bevor es losgeht.",
    image: {
      biome: "flusstal",
      season: "fruehling",
      timeOfDay: "tag",
      variant: 3,
      alt: "Ein Uferweg unter blühenden Obstbäumen begleitet einen ruhigen Fluss",
    },
    body: [
      p(
        "Auf den meisten unserer Radreisen fährt das große Gepäck voraus. Trotzdem treffen sich am ersten Morgen Menschen mit zwei vollen Packtaschen und solche, die nur eine Trinkflasche dabeihaben. Beide werden bis zum Abend etwas vermissen: die einen den Schwung, die anderen den Pullover.",
      ),
      h2("Für den Tag"),
      ul(
        "Regenjacke und ein dünner warmer Pullover, auch im Juli",
        "zwei Flaschen, an heißen Tagen drei",
        "Sitzpolster nach Wunsch; entscheidender ist ein Sattel in der richtigen Höhe",
        "Sonnencreme für Handrücken und Nacken, die sonst jeder vergisst",
        "Schloss, Licht und ein wenig Bargeld für Fähren und Kuchen",
      ),
      h2("Die Sattelhöhe in einer Minute"),
      ol(
        "Mit Radschuhen aufsitzen und an einer Wand festhalten.",
        "Die Ferse auf das Pedal stellen, Kurbel ganz nach unten.",
        "Das Bein soll jetzt gerade gestreckt sein, ohne dass die Hüfte kippt.",
        "Mit dem Ballen auf dem Pedal bleibt das Knie dann leicht gebeugt, und so soll es sein.",
      ),
      h2("Eigenes Rad oder gemietetes"),
      p(
        "Mieträder sind vor Ort, gewartet und haben breite Reifen; was sie kosten oder ob sie im Preis stecken, steht bei den Leistungen der Reise. Bringen Sie lieber Ihr eigenes mit, lassen Sie es zwei Wochen vorher durchsehen. Geprüft gehören Kette, Bremsbeläge, Reifenflanken und das Lager der Tretkurbel.",
      ),
      p(
        "Und nehmen Sie ein Ersatzteil mit, das kein Laden der Welt auf Verdacht hat: das ",
        bold("Schaltauge"),
        ", jenes kleine Stück Aluminium, an dem das Schaltwerk hängt. Es ist dazu gebaut, beim Umfallen zu brechen, damit der Rahmen es nicht tut. Davon gibt es Hunderte Formen.",
      ),
      h2("Pannen, ehrlich gezählt"),
      p(
        "In einer Woche mit zwölf Gästen rechnen unsere Führerinnen mit zwei platten Reifen und einer gerissenen Speiche. Schlauch und Werkzeug haben sie dabei. Trotzdem lohnt es, den Wechsel einmal zu Hause zu üben, am Hinterrad und mit sauberer Kette.",
      ),
      quote("Luftdruck ist die billigste Federung und der billigste Motor, nur nicht beides zugleich."),
      p(
        "Zum Ausprobieren sind flache Strecken gut, etwa der ",
        link("/de/reise/1030/moselradweg-trier-koblenz", "Moselradweg von Trier nach Koblenz"),
        ".",
      ),
    ],
    topic: "ausruestung",
    author: "Lena Korff",
    publishedOn: "2026-04-02",
    tours: [
      "moselradweg-trier-koblenz",
      "ostseekuestenradweg-luebeck-ruegen",
      "donauradweg-passau-wien",
      "kattegattleden-helsingborg-goeteborg",
    ],
    sites: { biking: true, outdoorsGermany: true },
  },
  {
    title: "Trocken ist, was verschlossen ist",
    slug: "trocken-im-boot",
    teaser:
      "Eine Woche im Kanu oder Kajak verlangt andere Gewohnheiten als eine zu Fuß. Vor allem beim Packen.",
    image: {
      biome: "seenland",
      season: "sommer",
      timeOfDay: "morgen",
      variant: 3,
      alt: "Zwei Kanus liegen umgedreht am Ufer eines dampfenden Waldsees",
    },
    body: [
      p(
        "Ein Boot trägt, was man auf dem Rücken nicht tragen möchte: frisches Gemüse, eine gusseiserne Pfanne, einen Roman mit neunhundert Seiten. Das verführt. Bis man am Abend feststellt, dass auch ein halber Zentimeter Wasser im Bootsboden jedes Ding findet, das nicht verschlossen war.",
      ),
      h2("Säcke, Tonnen, Luken"),
      p(
        "Im Kanadier reisen Schlafsack und Kleider in Packsäcken oder Tonnen, die in der Mitte stehen und mit einem Gurt gesichert werden. Ins Seekajak passt nichts Sperriges: Alles muss durch Luken, die kaum größer sind als ein Suppenteller. Acht kleine Säcke sind dort besser als zwei große.",
      ),
      image({
        biome: "fjord",
        season: "sommer",
        timeOfDay: "tag",
        variant: 1,
        alt: "Bunte Packsäcke liegen auf glattem Granit, dahinter ruhiges Wasser zwischen Inseln",
      }),
      ul(
        "Rollverschluss mindestens dreimal umschlagen, vorher die Luft herausdrücken",
        "Schlafsack und Nachtkleidung doppelt verpacken, alles andere einfach",
        "schwer nach unten und in die Mitte, Zelt zuletzt, denn es kommt zuerst heraus",
        "Telefon und Ausweis gehören an den Körper, nicht in die Tonne",
      ),
      p(
        "Probieren Sie das Packen am ersten Abend einmal ganz durch, bevor das Boot schwimmt. Was übrig bleibt, fährt im Begleitwagen oder bleibt im Schrank der Station. Und merken Sie sich, in welchem Sack was steckt: Sechs verschiedene Farben ersparen jeden Abend eine halbe Stunde Suchen.",
      ),
      h2("Anziehen für das Wasser"),
      p(
        "Seen und Schären sind im Mai noch kalt, auch wenn die Luft nach Sommer riecht. Maßgeblich ist deshalb die Temperatur des Wassers. Wolle und Kunstfaser wärmen feucht, Baumwolle kühlt. Ein Hut mit Band, eine lange Bluse gegen Sonne und Mücken, dazu alte Turnschuhe, mit denen Sie ins Wasser steigen: Mehr Mode ist nicht nötig.",
      ),
      p(
        "Die Schwimmweste wird ",
        bold("getragen"),
        ", nicht mitgeführt. Wer kentert, hat keine Hand frei, um eine anzulegen. Auf unseren Reisen gilt das für alle, die Reiseleitung eingeschlossen.",
      ),
      h2("Der Wind führt mit"),
      p(
        "Auf dem Wasser zählen Stunden anders als am Berg. Fünf Kilometer können in einer Stunde vorbei sein oder, mit Gegenwind, am Mittag noch vor Ihnen liegen. Gute Gruppen starten früh, bleiben in Ufernähe und queren offene Flächen im Pulk. Schaumkronen sind das Zeichen, dass der See heute jemand anderem gehört.",
      ),
      quote("Pausentage werden nicht geplant. Sie werden vom Wetter verliehen."),
    ],
    topic: "ausruestung",
    author: "Ole Brandis",
    publishedOn: "2026-06-11",
    tours: [
      "bohuslaen-seekajak-koster",
      "dalsland-kanu-lennartsfors-haaverud",
      "mecklenburgische-kleinseenplatte-kanu",
    ],
    sites: { adventures: true, outdoorsSweden: true, outdoorsGermany: true },
  },
];
