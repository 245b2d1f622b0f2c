import { h2, h3, italic, link, p, quote, ul } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";

export const regionArticles: MagazineArticleSeed[] = [
  {
    title: "Sand, der stehen geblieben ist",
    slug: "elbsandstein-sand-der-stehen-blieb",
    teaser:
      "Das Elbsandsteingebirge war Meeresboden, Malerschule und Turnplatz. Wer genau hinsieht, findet alle drei.",
    image: {
      biome: "karst",
      season: "herbst",
      timeOfDay: "morgen",
      variant: 0,
      alt: "Sandsteintürme ragen aus einem herbstlichen Wald, zwischen ihnen hängt Nebel",
    },
    body: [
      p(
        "Reiben Sie an einer Felswand hinter Pirna, und auf dem Daumen bleibt Strand. Vor rund hundert Millionen Jahren lag hier eine flache Bucht der Kreidezeit. Flüsse trugen Sand hinein, Schicht auf Schicht, mehrere hundert Meter hoch. Als das Meer sich zurückzog, war der Sand Stein geworden, und die Elbe begann zu sägen.",
      ),
      h2("Waagrecht und senkrecht"),
      p(
        "Das ganze Gebirge besteht aus zwei Richtungen. Waagrecht verlaufen die Schichtfugen, senkrecht die Klüfte, die beim Heben der Scholle aufrissen. Wo sie sich kreuzen, bricht der Fels in Quader. Frost und Wasser räumen aus, was locker ist; übrig bleiben Türme, Gassen und die Tafelberge, deren Name keiner Erklärung bedarf.",
      ),
      p(
        "Achten Sie auf die Waben: faustgroße Löcher, dünnwandig wie Gebäck. Salze im Sickerwasser kristallisieren an der Oberfläche und sprengen Korn um Korn ab. Es ist die langsamste Baustelle Sachsens, und das will etwas heißen.",
      ),
      h2("Zwei Schweizer mit Heimweh"),
      p(
        "Den Namen Sächsische Schweiz verdankt die Gegend zwei Künstlern, Adrian Zingg und Anton Graff, die 1766 aus der richtigen Schweiz an die Dresdner Akademie kamen. Auf ihren Wanderungen erinnerte sie das Gebirge an den Jura. Zingg zeichnete, seine Schüler zeichneten ihm nach, und eine Generation später stand Caspar David Friedrich mit dem Skizzenbuch auf der Kaiserkrone. Den Felsen, auf dem sein Wanderer über dem Nebelmeer steht, gibt es wirklich. Nur der Ausblick ist aus mehreren zusammengesetzt.",
      ),
      h2("Klettern ohne Eisen"),
      p(
        "1864 stiegen Turner aus Schandau auf den Falkenstein, zum Vergnügen und ohne einen Grund, den man damals verstanden hätte. Die Regeln, die daraus entstanden, gelten noch: gesichert wird mit Schlingen aus Seil, Klemmgeräte aus Metall sind verboten, ebenso Magnesia. Und niemand klettert auf nassem Fels, denn feuchter Sandstein verliert einen guten Teil seiner Festigkeit. Wenn Sie nach einem Regentag leere Wände sehen, ist das kein Mangel an Mut.",
      ),
      h3("Der Wald danach"),
      p(
        "Im Sommer 2022 brannte es wochenlang auf beiden Seiten der Grenze. Vorher hatten Trockenheit und Borkenkäfer die Fichten getötet, die man hundertfünfzig Jahre lang gepflanzt hatte. Zwischen den grauen Stämmen stehen heute mannshohe Birken und Ebereschen. Manche Pfade bleiben gesperrt, weil morsche Bäume ohne Wind umfallen. Die Reiseleitung kennt die Umwege.",
      ),
      quote("Man geht hier nie weit. Aber man geht ständig um eine Ecke."),
      p(
        "Acht Tage Zeit dafür gibt Ihnen der ",
        link("/de/reise/1007/malerweg-elbsandsteingebirge", "Malerweg"),
        ".",
      ),
    ],
    topic: "regionen",
    author: "Mirjam Tellkamp",
    publishedOn: "2025-11-20",
    tours: ["malerweg-elbsandsteingebirge", "elberadweg-dresden-magdeburg"],
    sites: { hiking: true, cultural: true, outdoorsGermany: true },
  },
  {
    title: "Zu Gast auf der Sommerweide",
    slug: "zu-gast-auf-der-sommerweide",
    teaser:
      "Lappland gilt als Wildnis. Für die Samen ist es Arbeitsplatz, Speisekammer und Familiengeschichte zugleich.",
    image: {
      biome: "fjaell",
      season: "sommer",
      timeOfDay: "nacht",
      variant: 2,
      alt: "Rentiere ziehen in der hellen Nacht über ein Schneefeld am Rand eines Sees",
    },
    body: [
      p(
        "Reiseprospekte nennen gern leer, was die Samen seit Jahrtausenden bewohnen. Ihr Land heißt Sápmi. Es reicht von der norwegischen Küste und der Mitte Schwedens über Finnland bis auf die Kola-Halbinsel und kümmert sich wenig um die Grenzen, die später hindurchgezogen wurden.",
      ),
      h2("Was ein Sameby ist"),
      p(
        "Kein Dorf, auch wenn das Wort es sagt. Ein Sameby ist ein Zusammenschluss von Familien mit einem Weidegebiet, das sich wie ein Streifen vom Winterwald an der Ostsee bis hinauf ins Sommerfjäll ziehen kann. In Schweden gibt es 51 davon. Die Rentiere wandern diesen Streifen jedes Jahr hinauf und wieder hinab, und die Menschen mit ihnen, heute mit Geländefahrzeug, Hubschrauber und Sendehalsband, aber im selben Takt.",
      ),
      p(
        "Jedes Tier gehört jemandem. Wem, verraten Kerben in den Ohren, die im Juli gesetzt werden, nachts, wenn es kühl ist und keine Mücken die Kälber quälen. Hunderte solcher Muster sind in Gebrauch, und geübte Augen lesen sie im Laufen.",
      ),
      h2("Vor Gericht"),
      p(
        "Im Januar 2020 sprach Schwedens Oberster Gerichtshof dem Sameby Girjas das Recht zu, in seinem Gebiet über Jagd und Fischfang zu verfügen, gestützt auf Gebrauch seit unvordenklicher Zeit. Das Urteil wird seither gefeiert, bestritten und ausgelegt. Erledigt ist wenig: Bergwerke, Windräder und milde Winter mit Eis auf der Flechte nehmen den Tieren das Futter.",
      ),
      h2("Die Karte spricht Lulesamisch"),
      p("Wer ein paar Wörter kennt, liest im Nationalpark Padjelanta die Landschaft vom Blatt:"),
      ul(
        [italic("jávrre"), ": See"],
        [italic("ädno"), ": großer Fluss"],
        [italic("vágge"), ": Tal"],
        [italic("tjåhkkå"), ": Gipfel"],
      ),
      h2("Wie man sich benimmt"),
      ul(
        "Nähert sich eine Herde, setzen Sie sich hin und warten. Getriebene Tiere verlieren Kraft, die sie brauchen.",
        "An Gattern und Zäunen alles so schließen, wie es war.",
        "Zelte und Katen sind Wohnungen. Man bleibt davor stehen und grüßt.",
        "Fragen Sie niemanden, wie viele Rentiere er hat. Das wäre, als fragte man nach dem Kontostand.",
      ),
      quote(
        "Ein Joik handelt nicht von einem Menschen oder einem Berg, sagen die Samen. Er ist dieser Mensch, dieser Berg.",
      ),
      p(
        "Unser Weg durch dieses Land ist der ",
        link("/de/reise/1018/padjelantaleden-ritsem-kvikkjokk", "Padjelantaleden"),
        ".",
      ),
    ],
    topic: "regionen",
    author: "Henrike Voss",
    publishedOn: "2026-02-19",
    tours: ["padjelantaleden-ritsem-kvikkjokk", "kungsleden-abisko-nikkaluokta"],
    sites: { hiking: true, adventures: true, outdoorsSweden: true },
  },
  {
    title: "Ein Strom, der seine Inseln verschiebt",
    slug: "loire-strom-der-inseln-verschiebt",
    teaser:
      "Zwischen den Schlössern fließt ein Fluss, den nie jemand ganz gebändigt hat. Eine Anleitung, ihn anzusehen.",
    image: {
      biome: "flusstal",
      season: "sommer",
      timeOfDay: "abend",
      variant: 0,
      alt: "Ein flacher Fluss teilt sich im Abendlicht zwischen Kiesbänken und Weiden",
    },
    body: [
      p(
        "Reiseführer über die Loire handeln von Türmen, Treppen und Königen. Vom Fluss heißt es, er sei breit. Dabei ist er das Merkwürdigste an der ganzen Gegend: gut tausend Kilometer lang, im August an manchen Stellen knietief und im Februar imstande, ein Tal zu füllen.",
      ),
      h2("Kein Schiff, nirgends"),
      p(
        "Wer vom Rhein kommt, wartet vergeblich auf Lastkähne. Die Loire trägt seit dem Bau der Eisenbahn kaum noch Fracht, weil sie ihre Fahrrinne nicht behält. Sandbänke wandern, Inseln wachsen zu, andere verschwinden über Winter. Flach gebaute Boote mit einem großen viereckigen Segel kamen damit zurecht. Sie ließen sich vom Westwind stromauf schieben und trieben mit dem Wasser zurück.",
      ),
      p(
        "Sie als Radfahrer stromab haben es also umgekehrt: Das Gefälle ist auf Ihrer Seite, der Wind bei schönem Wetter nicht.",
      ),
      p(
        "Im Oberlauf stehen einige Staudämme, auf den Hunderten Kilometern danach kein großer mehr. Manche nennen die Loire deshalb den letzten wilden Strom Westeuropas. Fachleute runzeln dabei die Stirn, denn Buhnen und Deiche hat sie genug. Sie darf sich nur dazwischen benehmen, wie sie will.",
      ),
      h2("Die Deiche im Tal"),
      p(
        "Seit dem zwölften Jahrhundert bauen Anwohner Dämme, die hier ",
        italic("levées"),
        " heißen. Auf ihren Kronen liegt heute ein Teil des Radwegs. Sie machten den Talboden fruchtbar und wiegten ihn in Sicherheit, bis der Strom sie 1846, 1856 und 1866 an vielen Stellen durchbrach. An Hauswänden finden Sie eingeritzte Marken mit diesen Jahren, manche über der Tür.",
      ),
      h2("Wer auf der Sandbank wohnt"),
      p(
        "Von April bis August brüten auf den nackten Bänken Fluss- und Zwergseeschwalben. Ihre Eier liegen in einer Mulde, getarnt als Kies. Wer dort picknickt, zertritt womöglich ein Gelege oder vertreibt die Alten, bis die Sonne den Rest besorgt. Schilder bitten darum, am Ufer zu bleiben.",
      ),
      p(
        "Gebadet wird ohnehin nicht. Der Grund fällt plötzlich ab, der Sand gibt nach, und die Strömung ist stärker, als der Spiegel verrät. Fast überall ist es verboten, und die Einheimischen halten sich daran.",
      ),
      h3("Drei Stellen zum Stehenbleiben"),
      ul(
        "Blois, am südlichen Brückenkopf: Die Stadt steigt in Stufen, der Fluss zieht unter ihr durch wie eine Straße.",
        "Der Zusammenfluss mit der Vienne bei Candes-Saint-Martin, wo zwei Wasserfarben eine Weile nebeneinander hergehen.",
        "Die Uferwege vor Saumur kurz nach Sonnenaufgang, wenn Reiher in Abständen stehen wie bestellt.",
      ),
      p(
        "Die Schlösser kommen trotzdem vor, auf unserer ",
        link("/de/reise/1033/loire-radweg-orleans-angers", "Radreise von Orléans nach Angers"),
        ".",
      ),
    ],
    topic: "regionen",
    author: "Lena Korff",
    publishedOn: "2026-03-26",
    tours: ["loire-radweg-orleans-angers", "flandern-bruegge-gent-antwerpen"],
    sites: { biking: true, cultural: true },
  },
  {
    title: "Neunundsiebzig Nachtlager bis zum Ärmelkanal",
    slug: "neunundsiebzig-nachtlager",
    teaser:
      "Im Jahr 990 schrieb ein Erzbischof auf, wo er unterwegs schlief. Daraus wurde tausend Jahre später ein Wanderweg.",
    image: {
      biome: "weinland",
      season: "fruehling",
      timeOfDay: "morgen",
      variant: 1,
      alt: "Eine weiße Schotterstraße windet sich zwischen Zypressen über grüne Hügel",
    },
    body: [
      p(
        "Sigerich hatte in Rom sein Pallium abgeholt, das weiße Wollband, das einen Erzbischof zum Erzbischof macht. Dann ging er nach Hause, nach Canterbury. Jemand notierte die Halte, knapp wie eine Fahrkarte: eins, Rom; zwei, San Giovanni in Nono; und so fort, Nachtlager um Nachtlager, bis an die Küste des Ärmelkanals. Das Blatt liegt heute in London. Kein Wort über Wetter, Essen, Räuber oder Füße.",
      ),
      h2("Kein Weg, sondern ein Bündel"),
      p(
        "Frankenstraße hieß die Verbindung, weil sie aus dem Frankenreich kam. Eine gepflasterte Trasse war sie nie. Händler, Heere und Pilger wichen aus, wenn eine Brücke fehlte, ein Tal versumpfte oder ein Herr zu hohe Zölle nahm. Was heute mit Wegweisern versehen ist, folgt deshalb der Liste, aber nicht jedem Schritt. Seit 1994 führt der Europarat sie unter seinen Kulturwegen.",
      ),
      h2("Orte, die vom Durchgang lebten"),
      ul(
        "Lucca hütet im Dom den Volto Santo, ein dunkles Kruzifix, bei dem mittelalterliche Reisende ihre Eide schworen.",
        "Altopascio unterhielt ein Hospital. Abends läutete die Smarrita, die Glocke für Verirrte, damit im Sumpf niemand liegen blieb.",
        "San Gimignano steckte seine Einnahmen aus Safran und Durchreise in Türme. Vierzehn stehen noch.",
        "Monteriggioni wurde von Siena als Sperre gegen Florenz gebaut. Dante verglich seine Mauertürme mit Riesen, die bis zum Nabel aus der Hölle ragen.",
      ),
      h2("Was Pilger heute tragen"),
      p(
        "Einen Ausweis vor allem, die ",
        italic("credenziale"),
        ", in den jede Herberge, Kirche oder Bar ihren Stempel drückt. Wer die letzten hundert Kilometer bis Rom geht, erhält dort eine Urkunde. Unsere Etappen liegen weiter nördlich; gestempelt wird trotzdem, und selbst Gäste, die mit Frömmigkeit wenig anfangen, beginnen am dritten Tag zu sammeln.",
      ),
      h2("Vom Gehen im hellen Licht"),
      p(
        "Die Toskana ist im Bild grün und sanft, auf dem Weg oft weiß und schattenlos. Wasserstellen liegen weit auseinander. Brechen Sie im Mai um acht auf, im September um halb neun, und füllen Sie jede Flasche, wo ein Hahn ist. Mittag hält man unter dem einen Baum, den alle meinen.",
      ),
      quote("Sigerich schaffte am Tag etwa zwanzig Kilometer. Wir auch, nur bringt uns jemand den Koffer."),
      p(
        "Von Lucca bis zum Campo begleitet Sie die ",
        link("/de/reise/1039/via-francigena-lucca-siena", "Reise auf der Via Francigena"),
        ".",
      ),
    ],
    topic: "regionen",
    author: "Redaktion Gratweg",
    publishedOn: "2026-04-30",
    tours: ["via-francigena-lucca-siena", "peloponnes-mykene-mystras-mani", "japan-nakasendo-kumano-kodo"],
    sites: { cultural: true, hiking: true, traveling: true },
  },
  {
    title: "Gotland, von innen betrachtet",
    slug: "gotland-von-innen",
    teaser:
      "Die Landkirchen der Insel stehen im Sommer offen und meist leer. Worauf Sie achten können, wenn Sie eintreten.",
    image: {
      biome: "kueste",
      season: "sommer",
      timeOfDay: "tag",
      variant: 1,
      alt: "Ein heller Kirchturm mit spitzem Helm steht zwischen Feldern, dahinter ein Streifen Meer",
    },
    body: [
      p(
        "Nach der dritten Kirche glaubt man, es genüge. Nach der zehnten hält man an jeder an. Das liegt an der Kühle, wenn draußen der Juli auf den Kalk brennt, an der Bank an der Südwand, auf der es sich so gut Brot schneiden lässt, und daran, dass keine der anderen gleicht.",
      ),
      h2("Wie man eine Landkirche liest"),
      h3("Zuerst das Portal"),
      p(
        "Die Steinmetzen zogen von Gemeinde zu Gemeinde und brachten ihre Einfälle mit: Laub, Drachen, Musikanten, den Teufel beim Mitschreiben. Geld wurde am liebsten dort ausgegeben, wo alle hindurchmussten.",
      ),
      h3("Dann der Boden"),
      p(
        "Manche Platten unter den Füßen sind älter als die Kirche. Es sind Bildsteine aus der Zeit vor der Taufe, mit Schiffen und Reitern, die man beim Bau flach verlegte. Heute hängen viele im Museum von Visby, andere lehnen noch an der Turmwand.",
      ),
      h3("Der Taufstein"),
      p(
        "Gotland exportierte sie nach halb Nordeuropa. Zwei Werkstätten aus dem zwölften Jahrhundert erkennt man bald wieder: Die eine, Hegvald genannt, liebt das Wilde und füllt jede Fläche mit Getier. Die andere signierte als Sighraf und erzählt ordentlich in Bögen, Szene neben Szene.",
      ),
      h3("Die Farben"),
      p(
        "In Garda blicken Heilige im byzantinischen Stil von der Wand, wohl von Malern, die aus dem Nowgoroder Reich kamen. In Lye hat sich so viel mittelalterliches Glas erhalten wie sonst in keiner Landkirche Schwedens. In Öja schwebt ein Kruzifix in einem Ring, in dem Engel und Sünder dicht gedrängt sitzen; es lohnt ein Fernglas.",
      ),
      h2("Warum ausgerechnet hier"),
      p(
        "Zwischen den Häfen der Hanse und den Märkten des Ostens lag die Insel wie ein Tisch, an dem alle vorbeimussten. Bauern waren hier zugleich Kaufleute, mit eigenen Schiffen und eigenem Siegel. Als der Handel an ihnen vorbeizog, blieb die Ausstattung stehen, wo sie war. Armut ist ein guter Denkmalpfleger, solange das Dach hält.",
      ),
      h2("Praktisches für Radfahrer"),
      ul(
        "Geöffnet ist von Mitte Mai bis Mitte September in der Regel den ganzen Tag.",
        "Die Schuhe dürfen anbleiben, der Helm nicht; auf dem Friedhof wird geschoben.",
        "Die Tür fest hinter sich zuziehen, sonst nisten Schwalben unter der Empore.",
        "Eine Münze in den Kasten: Eine Gemeinde mit hundert Mitgliedern deckt davon ein Kirchendach.",
      ),
      quote("Man kommt wegen der Strände. Erinnern wird man sich an eine Tür aus Kiefernholz, die knarrt."),
      p(
        "Viel Zeit für solche Umwege lässt die ",
        link("/de/reise/1022/gotland-faaroe-mit-dem-rad", "Radreise über Gotland und Fårö"),
        ".",
      ),
    ],
    topic: "regionen",
    author: "Lena Korff",
    publishedOn: "2026-06-25",
    tours: ["gotland-faaroe-mit-dem-rad", "skaaneleden-oesterlen", "bornholm-mit-dem-rad"],
    sites: { biking: true, cultural: true, outdoorsSweden: true },
  },
];
