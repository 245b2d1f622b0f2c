import { h2, h3, link, ol, p, quote, ul } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";

export const people: MagazineArticleSeed[] = [
  {
    title: "Um vier Uhr früh gehört die Küche ihr",
    slug: "huettenwirtin-um-vier-uhr-frueh",
    teaser:
      "Walburga Plank bewirtschaftet seit zwölf Sommern eine Hütte in Tirol. Ein Tag zwischen Teig, Seilbahn und Wetterbericht.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "nacht",
      variant: 1,
      alt: "Ein einziges Fenster einer Hütte leuchtet in der Nacht vor dunklen Felswänden",
    },
    body: [
      p(
        "Den Namen ihrer Hütte möchte sie hier nicht lesen. „Wir sind ohnehin voll“, sagt Walburga Plank und stellt die Kaffeemaschine an, die groß ist wie ein Kühlschrank. Es ist zehn nach vier. In einer halben Stunde kommen die Ersten, die auf den Gipfel wollen, in Socken und mit Stirnlampe, und reden so leise, dass die ganze Stiege knarrt.",
      ),
      h2("Brot, Suppe, Strom"),
      p(
        "Der Teig für sechs Laibe ist am Abend angesetzt worden. Backen darf sie erst, wenn die Sonne auf den Paneelen steht oder das kleine Wasserkraftwerk am Bach genug liefert; im August, wenn der Bach dünn wird, bleibt das Kochen auf dem Holzherd. Alles andere kommt mit der Materialseilbahn. Zwölfmal in der Woche schwebt die Kiste herauf, und jedes Mal fehlt etwas, meistens Zwiebeln.",
      ),
      quote("Die Leute glauben, das Teuerste hier oben sei das Essen. Es ist das Wasser."),
      p(
        "Die Quelle hinter dem Haus gab früher bis in den Herbst. In drei der letzten fünf Sommer musste Plank die Duschen schließen. Das Schneefeld, das sie speiste, ist im Juli verschwunden. Seither steht ein zweiter Tank im Hang, und an der Theke liegt ein Zettel, auf dem steht, warum das Leitungswasser etwas kostet.",
      ),
      h2("Wer nicht kommt"),
      p(
        "Am Vormittag macht sie Betten und Telefon. Vierzehn Plätze sind für heute Nacht storniert, das ist in Ordnung. Sechs Leute werden ohne ein Wort ausbleiben. Dann wartet sie bis acht, ruft herum, fragt die Nachbarhütte und verständigt im Zweifel die Bergrettung, während die Vermissten längst im Tal beim Nachtisch sitzen. „Ein Anruf“, sagt sie, „mehr will ich nicht.“",
      ),
      h3("Drei Wünsche"),
      ol(
        "Melden Sie sich ab, auch spät und auch, wenn es peinlich ist.",
        "Sagen Sie beim Bestellen, was Sie nicht essen, und nicht, wenn der Teller vor Ihnen steht.",
        "Nehmen Sie Ihren Müll mit hinunter. Er muss sonst mit der Kiste fahren, und die ist für Zwiebeln da.",
      ),
      h2("Der beste Augenblick"),
      p(
        "Er kommt gegen halb zehn am Abend. Die Suppe ist aus, jemand hat eine Gitarre gestimmt und dann doch nicht gespielt. Plank geht vor die Tür, schaut nach Westen und weiß, ob sie morgen den Gästen vom Gipfel abraten wird. Danach setzt sie den Teig an.",
      ),
      p("Um zehn geht das Licht aus. Um vier gehört die Küche wieder ihr."),
    ],
    topic: "menschen-unterwegs",
    author: "Jonas Ambach",
    publishedOn: "2026-07-09",
    tours: ["alpenhuettentour-karwendel", "berliner-hoehenweg-zillertal", "watzmann-steinernes-meer"],
    sites: { hiking: true, adventures: true, outdoorsGermany: true, traveling: true },
  },
  {
    title: "Die Frau an der Kurbel",
    slug: "die-frau-an-der-kurbel",
    teaser:
      "In Dalsland hebt Inga-Lill Sjödahl Kanus von Becken zu Becken, von Hand und mit Geduld. Ein Vormittag an der Schleuse.",
    image: {
      biome: "seenland",
      season: "sommer",
      timeOfDay: "tag",
      variant: 3,
      alt: "Ein schmales Schleusenbecken mit Holztoren zwischen Birken und einem roten Haus",
    },
    body: [
      p(
        "Sie hört die Boote, ehe sie zu sehen sind: ein Paddel, das gegen Aluminium schlägt, dann Gelächter, dann jemand, der „links!“ ruft, während das Kanu nach rechts treibt. Inga-Lill Sjödahl legt das Kreuzworträtsel weg und steht auf. Sie ist 71 und war früher Lehrerin, was bei der Arbeit hilft.",
      ),
      h2("Hundert Umdrehungen"),
      p(
        "So ungefähr braucht es, bis die Schütze oben sind und das Wasser durch die Tore schießt. Mit Motor ginge es schneller. Hier ist man bei der Kurbel geblieben. Von den 31 Schleusen des Dalslandkanals arbeiten manche noch so, wie Nils Ericson es 1868 gedacht hatte: ein Mensch, ein Hebel, keine Eile.",
      ),
      p(
        "Kammer für Kammer steigen die Boote. Sie sollen sich an den Ketten festhalten, ohne sich anzubinden, sonst hängt eines plötzlich an der Wand. Sjödahl erklärt das auf Schwedisch, Deutsch und Niederländisch und, wenn nichts hilft, mit der Trillerpfeife.",
      ),
      quote(
        "Im ersten Becken streiten sie. Im zweiten warten sie. Im dritten fragen sie, wie alt das alles ist.",
      ),
      h2("Was früher fuhr"),
      p(
        "Ihr Großvater flößte Holz, der Vater führte einen Schleppkahn mit Papier nach Köpmannebro am Vänern. Sie selbst erinnert sich an den Geruch der Sulfitfabrik, den niemand vermisst, und an den Pfiff, mit dem der Schleusenwärter die Kinder vom Tor jagte. Als die Fracht auf die Straße wechselte, wusste eine Weile niemand, wozu der Kanal noch gut sein sollte. Dann kamen Leute mit Ruderbooten.",
      ),
      p(
        "Heute leben die Schleusen von Gästen, nicht üppig, aber es reicht für neue Torbalken. Alle dreißig Jahre sind sie fällig, Kiefer aus der Gegend, langsam gewachsen. Sjödahl zeigt die Jahreszahl, die ein Zimmermann innen eingeschnitten hat, dort, wo nur sie bei leerem Becken hinsieht.",
      ),
      h2("Kleine Schule für Kanus"),
      ul(
        "Vor der Schleuse anlegen und warten, bis die Wärterin winkt, auch wenn das Tor offen steht.",
        "Weste an, Leinen klar, sitzen bleiben.",
        "Kleine Boote liegen hinten, wo das Wasser ruhiger einströmt.",
        "Wer lieber umträgt, findet an fast jeder Station Schienen oder einen Bootswagen.",
      ),
      p(
        "Am Mittag sind elf Kanus und ein Ausflugsschiff oben. Ein Junge aus der letzten Gruppe durfte mitkurbeln und hat mitgezählt. Es waren hundertvier.",
      ),
      p(
        "Sie begegnen solchen Schleusen auf der ",
        link("/de/reise/1020/dalsland-kanu-lennartsfors-haaverud", "Kanureise durch Dalsland"),
        ".",
      ),
    ],
    topic: "menschen-unterwegs",
    author: "Ole Brandis",
    publishedOn: "2026-08-13",
    tours: ["dalsland-kanu-lennartsfors-haaverud", "goeta-kanal-mit-dem-rad", "bohuslaen-seekajak-koster"],
    sites: { outdoorsSweden: true, adventures: true },
  },
  {
    title: "„Ich drehe um, bevor ich muss“",
    slug: "ich-drehe-um-bevor-ich-muss",
    teaser:
      "Bergführerin Franziska Loidl über Angst, Gruppendruck und die drei Uhrzeiten, die sie sich jeden Morgen notiert.",
    image: {
      biome: "alpen",
      season: "herbst",
      timeOfDay: "tag",
      variant: 0,
      alt: "Wolken steigen aus einem Kar zu einem schmalen Felsgrat auf",
    },
    body: [
      p(
        "Franziska Loidl führt seit siebzehn Sommern, im Allgäu und jenseits der Grenze. Wir haben sie an einem Regentag in Oberstdorf getroffen. Sie trank Tee, reparierte nebenbei einen Gurt und sprach langsam, wie Menschen es tun, die oft im Wind sprechen müssen.",
      ),
      h2("Drei Zeiten auf einem Zettel"),
      p(
        "Auf ihrem Zettel stehen jeden Morgen drei Uhrzeiten: wann die Gruppe am Einstieg sein soll, wann auf dem Grat und wann sie umkehrt, ganz gleich, wo sie dann ist. „Die dritte ist die wichtigste“, sagt sie. „Ich schreibe sie beim Frühstück auf, weil ich da noch nicht sehe, wie nah der Gipfel ist.“",
      ),
      h2("Vom Mut, der keiner ist"),
      p(
        "Gefährlich werden nach ihrer Erfahrung selten die Ängstlichen. Sie melden sich oder bleiben stehen. Heikel sind Gruppen, die sich gut verstehen: Da will niemand derjenige sein, der den anderen den Tag verdirbt. Loidl fragt deshalb nicht in die Runde, ob es allen gut geht. Sie geht neben jedem ein Stück und lässt ihn erzählen. Wer die Sätze nicht mehr zu Ende bringt, braucht eine Pause.",
      ),
      quote("Höhenangst ist keine Schwäche. Sie ist eine Auskunft, und ich arbeite mit Auskünften."),
      p(
        "Vor ausgesetzten Stellen verteilt sie Aufgaben. Eine Person zählt Tritte, eine andere sagt dem Hintermann, welcher Stein wackelt. Wer beschäftigt ist, schaut auf das Nächste statt in die Tiefe. Wer gar nicht weiterkann, kommt ans kurze Seil, ohne Aufhebens, als wäre es so geplant gewesen. Meistens war es das.",
      ),
      h2("Und die Enttäuschung?"),
      p(
        "Die gibt es. Einmal stand sie mit sechs Gästen eine Viertelstunde unter der Leiter am Heilbronner Weg, der Himmel im Westen gelbgrau, und ließ absteigen. Es kam kein Gewitter. Einer sprach bis zum Abendessen nicht mit ihr. „Er hatte recht und ich auch“, sagt Loidl. „Am Berg bekommt man für richtige Entscheidungen keine Quittung.“",
      ),
      h2("Was sie von Gästen lernt"),
      ul(
        "dass Zweifel früh ausgesprochen werden, wenn die Reiseleitung selbst welche zugibt",
        "dass eine Gruppe schneller ist, wenn der Langsamste vorn geht",
        "dass viele vor dem Abstieg mehr Respekt haben als vor dem Gipfel, und das zu Recht",
      ),
      p(
        "Was der Himmel zu solchen Entscheidungen beiträgt, lesen Sie im Beitrag ",
        link("/de/magazin/natur-und-wetter/gewitter-im-gebirge", "Bis eins unten"),
        ".",
      ),
      p(
        "Ob sie noch Lieblingswege habe? Den, auf dem niemand fragt, wie weit es noch ist. Dann lacht sie und gibt zu, dass sie ihn nach siebzehn Jahren noch sucht.",
      ),
      p(
        "Der Grat, von dem hier die Rede ist, liegt in der Mitte unserer ",
        link("/de/reise/1004/gratwanderung-allgaeu-heilbronner-weg", "Gratwanderung im Allgäu"),
        ".",
      ),
    ],
    topic: "menschen-unterwegs",
    author: "Henrike Voss",
    publishedOn: "2026-09-03",
    tours: ["gratwanderung-allgaeu-heilbronner-weg", "brenta-klettersteigwoche-bocchette"],
    sites: { hiking: true, adventures: true, outdoorsGermany: true },
  },
  {
    title: "Der Schlüssel hängt bei Pani Halina",
    slug: "der-schluessel-haengt-bei-pani-halina",
    teaser:
      "In Kleinpolens Dörfern verwahren Nachbarinnen die Schlüssel zu Kirchen, die älter sind als Columbus’ Reise.",
    image: {
      biome: "hochland",
      season: "fruehling",
      timeOfDay: "abend",
      variant: 0,
      alt: "Eine Holzkirche mit drei Zwiebeltürmen steht zwischen alten Linden auf einer Wiese",
    },
    body: [
      p(
        "An der Kirchentür klebt ein Zettel mit einer Telefonnummer, darunter von Hand: oder grünes Haus, Hund harmlos. Der Hund bellt, das grüne Haus öffnet sich, und Pani Halina trocknet sich die Hände. Sie ist 79. Der Schlüssel, den sie vom Nagel nimmt, ist so lang wie ihr Unterarm.",
      ),
      h2("Ein Haus aus einem Wald"),
      p(
        "Sie schließt auf, aber sie geht noch nicht hinein. Erst führt sie Besucher außen herum. Die Wände sind liegende Balken aus Tanne und Lärche, an den Ecken so verzahnt, dass sie sich setzen können, ohne zu reißen. Eisen wurde gespart, es war teuer. Die Dächer tragen Schindeln, gespalten und nicht gesägt, weil Wasser an der Faser entlangläuft und nicht hinein.",
      ),
      p(
        "Rings um manche Kirche zieht sich ein niedriger Laubengang, die Soboty. Das Wort kommt vom Samstag: Wer aus entlegenen Höfen zur Sonntagsmesse ging, kam am Vorabend an und schlief hier unter dem Vordach.",
      ),
      p(
        "Alle paar Jahrzehnte wird neu gedeckt, und das halbe Dorf hilft. Das Holz dafür schlägt man im Winter, wenn kaum Saft in den Stämmen steht. Halinas Mann war der Letzte hier, der Schindeln mit dem Ziehmesser machte; jetzt fährt ein junger Zimmermann von Kirche zu Kirche und hat auf Jahre zu tun.",
      ),
      h2("Innen ist es bunt"),
      p(
        "Das Auge braucht eine Minute. Dann treten Ranken hervor, Wappen, ein Jüngstes Gericht mit sehr beschäftigten Teufeln. Römische Kirchen wie die in Binarowa sind bis in den letzten Winkel bemalt. In den Tserkwas der Lemken, zwei Täler weiter, steht statt des Lettners eine goldene Bilderwand. Seit 2003 und 2013 zählen beide Gruppen zum Welterbe.",
      ),
      quote("Wenn es gewittert, schlafe ich nicht. Holz wartet sein Leben lang auf einen Funken."),
      p(
        "Sie sagt das ohne Nachdruck. Über dem Altar hängen heute Rauchmelder, draußen stehen Hydranten in der Wiese, und doch hat sie zweimal erlebt, wie in der Gegend eine Kirche verbrannte. Man baute beide nach. „Schön sind sie“, meint sie, „nur riechen müssen sie noch lernen.“",
      ),
      h2("So klopft man richtig"),
      ol(
        "Nicht um zwölf, da wird gegessen, und nicht während der Messe im Radio.",
        "Guten Tag sagen, dzień dobry, den Rest erledigen Gesten.",
        "Drinnen ohne Blitz fotografieren und nichts anlehnen; die Farbe ist Leim und Kreide.",
        "Eine Spende in die Büchse legen. Pani Halina nimmt nichts, höchstens einen Apfel.",
      ),
      p(
        "Als alle gegangen sind, zählt sie die Lichtschalter, küsst den Türpfosten und schließt zweimal ab. Mehr über die Gegend erzählt unsere ",
        link("/de/reise/1041/krakau-holzkirchen-kleinpolen", "Reise nach Krakau und Kleinpolen"),
        ".",
      ),
    ],
    topic: "menschen-unterwegs",
    author: "Mirjam Tellkamp",
    publishedOn: "2026-10-22",
    tours: ["krakau-holzkirchen-kleinpolen", "dalarna-siljan-handwerk-musik"],
    sites: { cultural: true, traveling: true },
  },
];
