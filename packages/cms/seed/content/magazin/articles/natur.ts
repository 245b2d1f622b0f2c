import { bold, code, h2, h3, italic, link, mono, ol, p, quote, ul } from "../../../blocks";
import type { MagazineArticleSeed } from "../../../types";

export const nature: MagazineArticleSeed[] = [
  {
    title: "Bis eins unten: über Gewitter im Gebirge",
    slug: "gewitter-im-gebirge",
    teaser:
      "Blumenkohl am Mittag, Amboss um drei. Wie ein Sommertag kippt, woran Sie es merken und was dann hilft.",
    image: {
      biome: "alpen",
      season: "sommer",
      timeOfDay: "abend",
      variant: 2,
      alt: "Eine hohe Gewitterwolke steht mit flachem Schirm über dunklen Gipfeln",
    },
    body: [
      p(
        "Schönes Wetter ist der Rohstoff des Gewitters. Die Sonne heizt Hänge, die Luft steigt an ihnen auf, Feuchtigkeit kondensiert, und mit ihr wird Wärme frei, die alles noch höher treibt. Das geschieht an einem Julitag so verlässlich wie ein Fahrplan: harmlose Watte um elf, Türme um eins, Regen um drei. Deshalb brechen Bergführer auf, wenn andere noch schlafen.",
      ),
      h2("Was der Himmel ankündigt"),
      ul(
        "Kleine zinnenförmige Wolken am frühen Morgen: Die Luft ist schon in großer Höhe unruhig.",
        "Quellwolken, die schneller wachsen als breit werden.",
        "Ein Schirm, der sich oben ausbreitet, der sogenannte Amboss. Jetzt ist es ein Gewitter.",
        "Plötzlich kühler Wind aus der falschen Richtung. Sie haben noch Minuten.",
      ),
      h2("Zählen"),
      p(
        "Zwischen Blitz und Donner legt der Schall in drei Sekunden einen Kilometer zurück. Die Rechnung passt auf einen Handrücken:",
      ),
      code("Entfernung in km = Sekunden / 3\n\n 9 s  ->  3 km\n30 s  -> 10 km"),
      p(
        "Bei weniger als ",
        mono("30 s"),
        " sind Sie in Reichweite, denn ein Blitz kann dem Regen weit vorauseilen. Und erst dreißig Minuten nach dem letzten Donner ist es vorbei. Unter Führerinnen heißt das die Dreißig-dreißig-Regel.",
      ),
      h2("Wenn es Sie doch erwischt"),
      ol(
        "Weg von Gipfel, Grat und allem, was heraussteht: Kreuz, Mast, einzelner Baum.",
        "Weg von Drahtseilen und Leitern. Strom folgt ihnen über Hunderte Meter.",
        "Nicht in flache Nischen und nicht an die Wand lehnen; eine tiefe, trockene Höhle ist etwas anderes.",
        "Auf den Rucksack hocken, Füße dicht beisammen, Arme um die Knie.",
        "Abstand zueinander halten, damit nicht alle zugleich getroffen werden.",
      ),
      p(
        "Stöcke und Karabiner ziehen Blitze nicht an, können am Körper aber Verbrennungen verursachen. Legen Sie beides ein paar Meter entfernt ab.",
      ),
      h3("Erste Hilfe"),
      p(
        "Ein vom Blitz Getroffener ",
        bold("steht nicht unter Strom"),
        ". Fassen Sie ihn an, prüfen Sie die Atmung, beginnen Sie mit der Wiederbelebung und rufen Sie ",
        bold("112"),
        ". Viele überleben, wenn sofort jemand mit der Herzdruckmassage beginnt.",
      ),
      h2("Und der Wetterbericht?"),
      p(
        "Er nennt Wahrscheinlichkeiten für eine Gegend, ",
        italic("nicht"),
        " für Ihren Grat. Steht dort „am Nachmittag einzelne Gewitter“, plant die Reiseleitung so, dass Sie um eins unten sind oder an einer Hütte. Kommt dann keines, war die Suppe eben früher fertig.",
      ),
    ],
    topic: "natur-und-wetter",
    author: "Jonas Ambach",
    publishedOn: "2026-06-04",
    tours: [
      "tour-du-mont-blanc",
      "gratwanderung-allgaeu-heilbronner-weg",
      "brenta-klettersteigwoche-bocchette",
      "dolomiten-hoehenweg-1",
    ],
    sites: { hiking: true, adventures: true, outdoorsGermany: true, traveling: true },
  },
  {
    title: "Als Celsius einen Strich in den Stein schlug",
    slug: "celsius-und-die-steigende-kueste",
    teaser:
      "Schwedens Küste hebt sich aus der Ostsee. Bis man begriff, dass nicht das Wasser sinkt, vergingen mehr als hundert Jahre.",
    image: {
      biome: "kueste",
      season: "sommer",
      timeOfDay: "morgen",
      variant: 0,
      alt: "Flache Granitschären liegen im Morgenlicht vor einem Kiefernwald, davor ein Bootssteg auf dem Trockenen",
    },
    body: [
      p(
        "Die Fischer vor Gävle klagten, ihre Robbensteine taugten nichts mehr. Früher hatten die Tiere gerade noch hinaufgekonnt und waren dort leicht zu jagen; nun ragten die Blöcke zu hoch heraus. Ein solcher Stein war etwas wert und stand in Kaufverträgen. 1731 ließ Anders Celsius, der Mann mit dem Thermometer, auf der Insel Lövgrund eine Marke in Wasserhöhe einmeißeln. Er wollte es wissen.",
      ),
      h2("Der Irrtum des Thermometers"),
      p(
        "Aus alten Robbensteinen errechnete er etwas über einen Zentimeter im Jahr. Die Zahl war gut. Die Erklärung war falsch: Celsius meinte, das Meer werde weniger. Geistliche protestierten, weil ihnen die Sintflut aus der Rechnung fiel, Gelehrte stritten bis ins neunzehnte Jahrhundert. Erst als man verstand, dass über Skandinavien einmal ein Eispanzer gelegen hatte, fügte sich alles zusammen. Nicht das Wasser sank, das Land kam hoch.",
      ),
      h2("Wie ein Kissen, nur langsamer"),
      p(
        "Drückt man eine Faust in ein Kissen und zieht sie fort, bleibt die Mulde einen Augenblick und füllt sich dann. Der Erdmantel unter der Kruste verhält sich ähnlich, bloß zäher als jedes Kissen. Am Anfang, vor zehntausend Jahren, hob sich das Land um mehrere Zentimeter im Jahr. Heute sind es an der Höga Kusten noch rund acht Millimeter. Nach Schätzungen fehlt bis zur Ruhelage eine Strecke von gut hundert Metern.",
      ),
      h3("Was man davon sieht"),
      ul(
        "Häfen, die zweimal umgezogen sind und deren ältester heute ein Acker ist",
        "Buchten, die erst zu Lagunen werden, dann zu Seen, dann zu Mooren",
        "Gürtel aus rund geschliffenen Steinen mitten im Fichtenwald, auf denen nicht einmal Flechten dicht werden wollen",
        "Inseln, die auf alten Karten noch getrennt sind",
      ),
      h2("Wem gehört neues Land?"),
      p(
        "Eine sehr praktische Frage. Wo das Ufer flach ist, gewinnt ein Dorf in einer Generation Wiesen hinzu. Schwedische Gerichte unterscheiden genau, ob ein Grundstück bis zum Wasser reichte oder nur bis zur damaligen Linie, und in manchem Sommerhaus hängt die Urkunde gerahmt im Flur.",
      ),
      p(
        "Steigt nun auch das Meer, weil es wärmer wird, heben sich beide Bewegungen bei Stockholm inzwischen beinahe auf. An der Höga Kusten behält das Land vorläufig die Oberhand.",
      ),
      quote("Wer hier am Strand einschläft, wacht ein wenig höher auf. Messbar ist es, spürbar nicht."),
      p(
        "Über die alten Ufer führt Sie der ",
        link("/de/reise/1017/hoega-kustenleden", "Höga Kustenleden"),
        ".",
      ),
    ],
    topic: "natur-und-wetter",
    author: "Henrike Voss",
    publishedOn: "2026-05-07",
    tours: ["hoega-kustenleden"],
    sites: { hiking: true, outdoorsSweden: true },
  },
  {
    title: "Grau, dann Rosa, dann Grün",
    slug: "grau-rosa-gruen-der-harz",
    teaser:
      "Im Nationalpark Harz sind die meisten Fichten tot. Warum Förster das aushalten und was zuerst zurückkommt.",
    image: {
      biome: "mittelgebirge",
      season: "sommer",
      timeOfDay: "tag",
      variant: 2,
      alt: "Silbergraue tote Stämme stehen über rosa blühendem Weidenröschen und jungen Birken",
    },
    body: [
      p(
        "Der erste Anblick ist ein Schreck. Wer aus dem Tal in die Höhe steigt, geht durch Hänge voller Stämme ohne Nadeln, silbern wie Treibholz. Manche Gäste werden still, manche wütend. Nach einer Stunde schauen fast alle nach unten, und dort ist etwas los.",
      ),
      h2("Ein Wald auf Bestellung"),
      p(
        "Der Harz war von Natur aus über weite Strecken ein Buchenland. Doch Bergwerke brauchten Grubenholz, Hütten brauchten Kohle, und im achtzehnten Jahrhundert war das Gebirge fast leer geschlagen. Gepflanzt wurde, was schnell und gerade wächst: Fichte, Reihe um Reihe, alle gleich alt. Nur oben am Brocken, wo es der Buche zu rau ist, gehört die Fichte seit jeher hin.",
      ),
      h2("Drei trockene Sommer"),
      p(
        "Der Buchdrucker, ein Käfer von fünf Millimetern, lebte immer schon hier. Eine gesunde Fichte ertränkt ihn in Harz. Ab 2018 fehlte ihr dafür das Wasser. In einem warmen Jahr bringt der Käfer drei Bruten hervor, und aus einem befallenen Baum können Zehntausende schlüpfen. Innerhalb weniger Jahre starb der größte Teil der alten Fichten im Nationalpark.",
      ),
      h2("Warum niemand aufräumt"),
      p(
        "In der Kernzone bleibt das Holz stehen und liegen. Der Begriff dafür lautet ",
        italic("Prozessschutz"),
        " und heißt: zusehen. Tote Stämme werfen Schatten, halten Feuchtigkeit und bremsen das Wild, das junge Triebe abfrisst. In ihnen leben Pilze, Käfer und Spechte, die in einem ordentlichen Forst keinen Platz hätten. Am Rand dagegen, zu den Nachbarwäldern hin, wird eingeschlagen, damit der Käfer nicht weiterwandert.",
      ),
      ul(
        "Im ersten Sommer kommt das Weidenröschen und färbt ganze Hänge.",
        "Im dritten stehen Ebereschen, deren Samen Drosseln bringen.",
        "Ab dem fünften überragen Birken die Wandernden.",
        "Unter ihnen warten kleine Buchen und Ahorne auf ihre Zeit.",
      ),
      p(
        "Auch größere Tiere profitieren. Luchse, seit dem Jahr 2000 im Harz wieder angesiedelt, finden zwischen den Stämmen Deckung, und auf den offenen Flächen jagen Raubwürger und Turmfalke. Zu sehen bekommen Sie den Luchs nicht. Er Sie wahrscheinlich schon.",
      ),
      h2("Vorsicht, es fällt"),
      p(
        "Morsche Bäume brechen ohne Ankündigung. Bei starkem Wind meiden Sie Strecken mit stehendem Totholz, und gerastet wird auf freier Fläche. Seit den Bränden am Königsberg im September 2022 ist auch das Rauchen im Wald ein Thema, über das hier niemand mehr scherzt.",
      ),
      quote(
        "Meine Großmutter kannte den Wald dunkel, meine Tochter wird ihn bunt kennen. Ich kenne den Umbau.",
      ),
      p(
        "Mitten hindurch geht der ",
        link("/de/reise/1008/harzer-hexenstieg-brocken", "Harzer-Hexen-Stieg"),
        ".",
      ),
    ],
    topic: "natur-und-wetter",
    author: "Mirjam Tellkamp",
    publishedOn: "2026-09-24",
    tours: ["harzer-hexenstieg-brocken", "malerweg-elbsandsteingebirge"],
    sites: { hiking: true, outdoorsGermany: true },
  },
  {
    title: "Nicht stören, nichts zerstören",
    slug: "jedermannsrecht",
    teaser:
      "Das Jedermannsrecht erlaubt in Schweden vieles, was anderswo Ärger bringt. Es ist allerdings kürzer, als die meisten denken.",
    image: {
      biome: "wald",
      season: "sommer",
      timeOfDay: "abend",
      variant: 0,
      alt: "Ein kleines Zelt steht an einem Waldsee, über dem Wasser liegt Abenddunst",
    },
    body: [
      p(
        "Ein Gesetz mit diesem Namen gibt es nicht. Das ",
        italic("allemansrätt"),
        " ist Gewohnheit, seit 1994 mit einem Satz in der Verfassung verankert und ansonsten über viele Vorschriften verstreut. Schwedische Kinder lernen es als Zweizeiler: nicht stören, nichts zerstören. Alles Weitere ist Auslegung, und dabei hilft es, sich die Menschen vorzustellen, denen der Boden gehört.",
      ),
      h2("Erlaubt"),
      ul(
        "zu Fuß, auf Skiern oder im Boot über fremdes Land zu gehen, solange nichts Schaden nimmt",
        "Rad zu fahren, auch auf Wegen durch den Wald, wenn sie nicht aufgewühlt werden",
        "ein Zelt für eine Nacht oder zwei aufzustellen, mit Abstand zu Häusern und Äckern",
        "Beeren, Pilze und die meisten Blumen zu pflücken",
        "zu baden und kurz anzulegen, wo niemand wohnt",
      ),
      h2("Nicht erlaubt"),
      ul(
        "der Garten und alles, was sich wie einer anfühlt; Schweden nennen das die Zone des Hausfriedens",
        "Zweige, Rinde oder ganze Bäume mitzunehmen, auch für das Feuer",
        "mit dem Motor ins Gelände zu fahren, das Wohnmobil eingeschlossen",
        "auf blankem Fels Feuer zu machen: Der Granit platzt und heilt in tausend Jahren nicht",
        "Vogelinseln zu betreten, solange dort gebrütet wird; Tafeln nennen die Monate",
      ),
      h2("Vier Missverständnisse"),
      h3("Angeln gehört dazu"),
      p(
        "Nein. An den Küsten und in den fünf größten Seen darf jeder mit Handgerät fischen, überall sonst brauchen Sie eine Karte, die der Laden im Ort verkauft.",
      ),
      h3("In Nationalparks gilt es besonders"),
      p(
        "Umgekehrt. Dort und in Naturreservaten hat jedes Gebiet seine eigene Ordnung. Manche verbieten Zelte, andere Hunde, im Sommerfjäll gibt es Ausnahmen in beide Richtungen.",
      ),
      h3("Der Hund darf laufen"),
      p(
        "Vom 1. März bis 20. August muss er so gehalten werden, dass er kein Wild aufstört, praktisch also an der Leine. In der Nähe von Rentieren gilt das immer.",
      ),
      h3("Feuer ist immer erlaubt"),
      p(
        "In trockenen Sommern spricht die Gemeinde oder die Provinz ein Verbot aus, manchmal für Wochen und je nach Stufe auch für den Grill am eigenen Zelt. Nachsehen lässt es sich auf den Seiten der Provinz; im Zweifel fragt man im Laden. Kocher mit Gas bleiben meist gestattet.",
      ),
      h2("Für Gruppen"),
      p(
        "Das Recht ist für Einzelne gedacht. Wer mit zwölf Zelten anrückt, fragt vorher. Unsere Veranstalter lösen Lagerplätze, zahlen die Gebühr und nehmen mit, was auch andere liegen gelassen haben.",
      ),
      quote("Wenn der Bauer am nächsten Morgen nicht merkt, dass jemand da war, war es richtig."),
    ],
    topic: "natur-und-wetter",
    author: "Ole Brandis",
    publishedOn: "2026-03-05",
    tours: [
      "dalsland-kanu-lennartsfors-haaverud",
      "bohuslaen-seekajak-koster",
      "padjelantaleden-ritsem-kvikkjokk",
      "goeta-kanal-mit-dem-rad",
    ],
    sites: { outdoorsSweden: true, adventures: true, biking: true },
  },
];
