import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import {
  day,
  gallery,
  items,
  noWalk,
  question,
  saturday,
  sunday,
  valleyPacking,
  waypoints,
} from "../../helpers";

export const nakasendoKumano: TourSeed = {
  number: 1043,
  title: "Japan: Nakasendo und Kumano Kodo",
  slug: "japan-nakasendo-kumano-kodo",
  teaser:
    "Zwei alte Wege, dazwischen ein Tag auf Schienen: die Poststationen im Kiso-Tal und der Pilgerpfad der Kaiser über die Halbinsel Kii, bis neben der roten Pagode der Nachi-Fall herunterkommt.",
  biome: "wald",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery({ season: "herbst", timeOfDay: "morgen" }, "wald", "mittelgebirge", "kueste"),
  body: [
    p(
      "Der Nakasendo war die Straße durch die Berge: neunundsechzig Poststationen zwischen Edo und Kyoto, benutzt von Fürsten mit Gefolge, Seidenhändlern und 1861 von einer Prinzessin samt mehreren tausend Begleitern. Der Kumano Kodo ist tausend Jahre alt und kennt nur Pilger. Auf dem einen ging man, weil man musste, auf dem anderen, um neu geboren zu werden. Gemeinsam ist beiden das Pflaster, das im Regen glänzt.",
    ),
    h2("Züge gehören zum Weg"),
    p(
      "Einen ganzen Tag verbringen Sie in Zügen und werden ihn nicht vergessen. Der Bergexpress legt sich im Kiso-Tal in die Kurve, der Shinkansen misst die Ebene aus, und an der Pazifikküste fährt ein Triebwagen so nah am Wasser, dass man den Fischern auf die Dosen schaut. Ihr Reiseleiter, gelernter Eisenbahner, verteilt Bento-Schachteln, von denen jede zu ihrem Bahnhof gehört.",
    ),
    quote(
      "Auf den Kumano-Wegen stehen kleine Schreine, oji genannt: Kinder der großen Gottheit, an denen man rastet, klatscht, sich verbeugt und weitergeht.",
    ),
    h2("Tatami, Bad, sieben Schälchen"),
    p(
      "Übernachtet wird meist in Minshuku und kleinen Ryokan, in Zimmern aus Holz, Papier und Stroh, das Bett wird während des Essens ausgerollt. Das heiße Bad kommt vor dem Abendmahl, gewaschen wird davor, getrennt nach Geschlechtern. Wände sind dünn, Gastgeberinnen unermüdlich, und zum Frühstück liegt oft ein ganzer Fisch auf dem Tisch.",
    ),
    ul(
      "Sieben Wandertage, der längste mit vierzehneinhalb Kilometern und 1.240 Metern Anstieg",
      "Gepäck reist per Kurier von Haus zu Haus, zweimal kommen Sie mit dem Tagesrucksack aus",
      "Feuchte Steinstufen sind die eigentliche Schwierigkeit",
    ),
  ],
  highlights: [
    {
      title: "Magome–Tsumago",
      text: "Acht Kilometer mit Wassermühlen, einem Teehaus am offenen Feuer und Messingglocken gegen Bären.",
    },
    {
      title: "Narai",
      text: "Ein Kilometer dunkler Fassaden, gebaut für Reisende, die vor dem Torii-Pass noch einmal schlafen wollten.",
    },
    {
      title: "Hongu Taisha",
      text: "Der erste der drei großen Schreine: ungestrichenes Holz, Rindendach; unweit davon das höchste Torii Japans zwischen Reisfeldern.",
    },
    {
      title: "Tsuboyu in Yunomine",
      text: "Eine Badehütte über dem Bach, groß genug für zwei, in der Pilger sich seit Jahrhunderten reinigen.",
    },
    {
      title: "Nachi",
      text: "133 Meter fallendes Wasser, seit jeher selbst als Gottheit verehrt.",
    },
  ],
  days: [
    day(
      "Nagoya",
      "Treffen im Hotel beim Bahnhof. Wer früh landet, geht in den Garten Shirotori; am Abend lernen alle, Aal auf Reis in drei Gängen zu essen, und hören, warum man Stäbchen nicht senkrecht in die Schale steckt.",
      noWalk,
      ["Nagoya", "hotel"],
      "Abendessen",
    ),
    day(
      "Über den Magome-Pass",
      "Mit dem Express nach Nakatsugawa und im Bus hinauf nach Magome, das sich steil am Hang staffelt. Der Weg klettert sanft zum Pass, läuft an zwei Wasserfällen vorbei und durch Reisterrassen. Wenn in Tsumago die letzten Tagesgäste abfahren, zünden die Wirte ihre Laternen an; Leitungen und Reklame sind hier seit den Siebzigerjahren verbannt.",
      { km: 8, up: 260, down: 440, hours: 3 },
      ["Tsumago", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Sakura oder Ahorn, je nachdem",
      "Auf Nebenwegen zum Bahnhof Nagiso, wo eine hölzerne Hängebrücke den Kiso überspannt. Ein Bummelzug hält in Kiso-Fukushima: An der Sperrstation durchsuchten Beamte einst die Frauen, denn niemand sollte Fürstengattinnen aus Edo schmuggeln. Fußbad am Flussufer.",
      { km: 4, up: 80, down: 92, hours: 1.5 },
      ["Kiso-Fukushima", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Torii-Pass",
      "In Yabuhara werden Kämme aus Birkenholz geschnitzt, kurz dahinter beginnt der Anstieg zwischen uralten Rosskastanien. Auf 1.197 Metern steht das Tor, durch das man zum heiligen Ontake blickt, Wolken erlauben es an jedem zweiten Tag. Hinunter nach Narai, Lackware und Sobanudeln.",
      { km: 6.5, up: 300, down: 290, hours: 3 },
      ["Narai", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Vier Züge bis zum Pazifik",
      "Narai, Nagoya, Osaka, Kii-Tanabe: am Morgen Bergbach, am Abend Brandung. Am Strand erklärt Ihr Begleiter die Grundregeln der nächsten fünf Tage, von der Krähe mit den drei Beinen bis zum Stempelheft.",
      noWalk,
      ["Kii-Tanabe", "hotel"],
      "Frühstück",
    ),
    day(
      "Von Takijiri nach Chikatsuyu",
      "Am Schrein von Takijiri betritt man heiligen Boden, und der ist gleich steil: Wurzeln, Stufen, eine Felsspalte, durch die gezwängt wird, wer Glück sucht. Rast in Takahara über dem Nebelmeer. Danach Zedern, verschwundene Teehäuser und ein sanfter Abstieg in ein Dorf am Fluss.",
      { km: 13.3, up: 860, down: 646, hours: 6 },
      ["Chikatsuyu", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Erster Schrein, ältestes Bad",
      "Der Bus spart knapp zwanzig Kilometer Wald und hält in Hosshinmon-oji, am Tor der Erweckung. Durch Teegärten, mit einem ersten Blick ins Tal, nach Hongu. Anschließend auf dem Dainichi-Pfad hinüber nach Yunomine, wo Dampf aus dem Bachbett steigt und Eier im Netz gekocht werden.",
      { km: 10.5, up: 330, down: 524, hours: 4.5 },
      ["Yunomine", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Dreitausendsechshundert Gipfel",
      "So viele will man vom Hyakkengura aus zählen können, einem Aussichtspunkt mit kleinem Jizo im Lätzchen. Der Kogumotori-Weg steigt ruhig und fällt ruhig, es ist die freundlichste Etappe im Kii-Gebirge. In Koguchi schlafen Sie in einer ehemaligen Schule oder beim Nachbarn.",
      { km: 13, up: 650, down: 645, hours: 5 },
      ["Koguchi", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Der Hang, der den Leib zerbricht",
      "Dogiri-zaka heißt die Stelle wirklich. Fast achthundert Meter Stufen am Stück, über die ein Höfling 1201 notierte, ihm fehlten die Worte. Am Echizen-Pass haben Sie das Schlimmste geschafft, am Funami-Pass sehen Sie das Meer. Dann rote Pagode und weißer Fall; wessen Knie noch wollen, der nimmt die Zedernallee Daimonzaka hinunter, alle anderen gleich den Bus zum Thunfischhafen.",
      { km: 14.5, up: 1240, down: 975, hours: 8 },
      ["Kii-Katsuura", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "An der Küste nach Kyoto",
      "Um sieben werden am Kai fangfrische Thunfische versteigert, Zuschauen ist erlaubt. Dann Fensterplatz, gut vier Stunden, und am Nachmittag die Gassen von Higashiyama. Ein letztes gemeinsames Essen am Kamo-Fluss.",
      noWalk,
      ["Kyoto", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Aufbruch oder Anschluss",
      "Der Expresszug zum Flughafen Kansai braucht gut fünf Viertelstunden. Viele bleiben ein paar Tage in Kyoto; Tempelverzeichnis und Lieblingsnudelstube bekommen Sie mit.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 69.8,
  ascentM: 3720,
  descentM: 3612,
  distanceNote:
    "Ungefähre Angaben nach den Etappenblättern der Gemeinden im Kiso-Tal und in Tanabe, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 4,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Japanisch",
  included: items(
    "10 Übernachtungen: 5 in Hotels, 5 in Minshuku und Ryokan auf Futon, Hotels im Doppelzimmer",
    "10 × Frühstück, 4 × Lunchpaket, 9 × Abendessen",
    "Reiseleitung durch einen japanologisch gebildeten Eisenbahner",
    "alle Züge und Busse ab Nagoya bis Kyoto mit Platzreservierung",
    "Gepäckkurier zwischen den Unterkünften",
  ),
  notIncluded: items(
    "Flug nach Nagoya und ab Osaka",
    "Abendessen in Kii-Tanabe",
    "Mittagessen außerhalb des Kumano Kodo",
  ),
  packingList: valleyPacking(
    "Schuhe, die sich schnell ausziehen lassen, Socken ohne Löcher",
    "Wanderstöcke mit Gummikappen",
    "kleiner Rucksack für zwei Nächte ohne Koffer",
    "Bargeld in Yen: Viele Wirte nehmen keine Karte",
  ),
  arrivalByTrain:
    "Nach Japan führt heute kein durchgehender Landweg mehr, der sich guten Gewissens empfehlen ließe; geflogen wird mit einem Umstieg nach Nagoya oder nach Tokio, wo der Shinkansen übernimmt. Im Land selbst benutzen wir ausschließlich Bahn, Linienbus und die eigenen Füße.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Nagoya", "start", 35.1709, 136.8815, 10, 0]],
    [
      ["Magome", "place", 35.5267, 137.568, 600, 0],
      ["Magome-Pass", "pass", 35.54, 137.58, 801, 2.7],
      ["Tsumago", "overnight", 35.577, 137.5955, 420, 8],
    ],
    [["Nagiso, Bahnhof", "place", 35.602, 137.611, 408, 12]],
    [
      ["Yabuhara", "place", 35.936, 137.787, 925, 12],
      ["Torii-Pass", "pass", 35.95, 137.8, 1197, 15.2],
      ["Narai", "overnight", 35.964, 137.812, 935, 18.5],
    ],
    [],
    [
      ["Takijiri-oji", "place", 33.7735, 135.497, 76, 18.5],
      ["Takahara", "place", 33.785, 135.529, 320, 22.4],
      ["Uwadawa-Teehausplatz", "place", 33.793, 135.568, 690, 27.4],
      ["Chikatsuyu", "overnight", 33.803, 135.606, 290, 31.8],
    ],
    [
      ["Hosshinmon-oji", "place", 33.856, 135.732, 314, 31.8],
      ["Fushiogami-oji", "place", 33.853, 135.754, 290, 35.2],
      ["Kumano Hongu Taisha", "place", 33.8405, 135.7735, 65, 38.8],
      ["Dainichi-Sattel", "pass", 33.8345, 135.7665, 290, 40.5],
      ["Yunomine", "overnight", 33.829, 135.758, 120, 42.3],
    ],
    [
      ["Ukegawa", "place", 33.815, 135.776, 60, 42.3],
      ["Hyakkengura", "place", 33.788, 135.796, 460, 47.8],
      ["Koguchi", "overnight", 33.76, 135.839, 65, 55.3],
    ],
    [
      ["Echizen-Pass", "pass", 33.723, 135.853, 870, 60.6],
      ["Funami-Pass", "pass", 33.687, 135.876, 868, 66],
      ["Kumano Nachi Taisha", "place", 33.6687, 135.8903, 330, 69.8],
    ],
    [["Kyoto", "end", 34.9858, 135.7588, 30, 69.8]],
  ),
  questions: [
    question(
      "Gibt es wirklich Bären?",
      "Im Kiso-Tal leben Kragenbären, gesehen wird selten einer. Wir gehen in der Gruppe und läuten die Glocken am Weg, das genügt fast immer; in Kii ist es eher das Wildschwein.",
    ),
    question(
      "Ich bin tätowiert. Darf ich ins Bad?",
      "In kleinen Häusern meistens schon, in manchen öffentlichen Bädern nicht. Tsuboyu wird einzeln oder zu zweit betreten, dort fragt niemand.",
    ),
    question(
      "Kann ich die schwere Etappe auslassen?",
      "Ja: Von Koguchi fahren Linienbusse mit Umstieg in Richtung Küste. Sie sind vor den anderen in Nachi und haben den Wasserfall eine Weile für sich.",
    ),
    question(
      "Wie steht es mit Taifunen?",
      "Die meisten ziehen im August und September durch. Unsere Herbsttermine beginnen deshalb erst Mitte des Monats, und für gesperrte Pfade gibt es Ersatzstrecken.",
    ),
  ],
  country: "japan",
  region: "kiso-und-kii",
  activities: ["fernwandern", "wandern"],
  travelTypes: ["bahnreise", "rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "wald-und-wasser", "kueche-und-keller"],
  operator: "schienenfalter",
  sites: { cultural: true, hiking: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(4, 1, 3490),
      saturday(5, 2, 3390),
      sunday(10, 3, 3490, true),
      saturday(11, 1, 3590, true),
    ],
    singleSupplementCents: 42000,
    capacity: 10,
    minimumParticipants: 6,
  },
};
