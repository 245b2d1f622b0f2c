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

export const westirland: TourSeed = {
  number: 1050,
  title: "Irlands Westen: Dingle, Burren und Connemara",
  slug: "irland-dingle-burren-connemara",
  teaser:
    "Bienenkorbhütten über Slea Head, eine verlassene Insel voller Schriftsteller, ein See, der verschwindet, und ein Weg über den Meeresboden: neun Tage zwischen Kerry und Connemara.",
  biome: "kueste",
  season: "fruehling",
  timeOfDay: "morgen",
  gallery: gallery({ season: "fruehling", timeOfDay: "morgen" }, "kueste", "hochland", "seenland"),
  body: [
    p(
      "Für Wetter, bei dem das Wasser von allen Seiten kommt und niemand einen Schirm aufspannt, hat das Irische einen freundlichen Ausdruck: lá bog, ein weicher Tag. Sie werden einige davon erleben. Sie werden auch erleben, wie um vier Uhr nachmittags jemand den Himmel aufzieht und die ganze Küste auf einmal da ist, jede Mauer, jedes Schaf, jede Insel bis zum Horizont.",
    ),
    h2("Hundertsechzig Einwohner, drei Klassiker"),
    p(
      "Auf der Großen Blasketinsel gab es keinen Arzt, keinen Pfarrer und keinen Laden, dafür Erzähler. Sprachforscher aus Dublin, Norwegen und England kamen, um hier reines Irisch zu lernen; ein Besucher aus Killarney überredete den Fischer Tomás Ó Criomhthain, sein Leben aufzuschreiben. Annemarie und Heinrich Böll haben das Buch ins Deutsche gebracht. Als 1953 die Jungen fort waren und niemand mehr die Boote rudern konnte, holte der Staat die letzten Familien ans Festland.",
    ),
    quote(
      "„Unseresgleichen wird es nicht wieder geben“: Der Satz steht auf den letzten Seiten des Fischers. Sein Haus hat seit 2018 wieder ein Dach und kann besichtigt werden.",
    ),
    h2("Sandstein, Kalk, Quarzit"),
    p(
      "In Dingle ist der Fels rotbraun und zu tausend Feldmauern aufgeschichtet. Der Burren dahinter besteht aus grauem Kalk, vom Eis blank gehobelt; in seinen Fugen wachsen Frühlingsenzian und Silberwurz neben Orchideen aus dem Süden. Connemara schließlich ist Torf mit Seen darin, und darüber stehen Kegel aus Quarzit, die nach Regen glänzen, als hätte sie jemand lackiert. Man braucht kein Geologe zu sein, um zu merken, dass man dreimal das Land wechselt.",
    ),
    ul(
      "Sieben Wandertage zwischen sieben und sechzehn Kilometern, viel nasses Gras, einige Zauntritte, kaum steile Stücke",
      "Vier Nächte in Dingle, eine in Kilkee, drei in Clifden; zwischen den Wegen fährt ein Kleinbus",
      "Ob das Boot übersetzt, bestimmt die Dünung, und wann wir nach Omey gehen, die Gezeitentafel",
    ),
  ],
  highlights: [
    {
      title: "An Blascaod Mór",
      text: "Häuser, meist ohne Dach, über einem Strand, auf dem Kegelrobben liegen wie abgelegtes Gepäck.",
    },
    {
      title: "Oratorium von Gallarus",
      text: "Ein kieloben liegendes Boot aus Stein, ohne Mörtel gefügt und nach wenigstens achthundert Jahren innen trocken.",
    },
    {
      title: "Pollock Holes",
      text: "Bei Ebbe gibt der Atlantik vor Kilkee drei Felsbecken frei, in denen die Stadt schwimmen lernt.",
    },
    {
      title: "Mullaghmore",
      text: "Ein Berg wie ein schief gerutschter Blätterteig, zu dessen Füßen ein See kommt und geht.",
    },
    {
      title: "Omey",
      text: "Sechshundert Meter Sand trennen die Insel vom Pfarrdorf; zweimal am Tag werden sie zur Straße.",
    },
  ],
  days: [
    day(
      "Von Tralee nach Dingle, auf ein Bier",
      "Am Bahnhof von Tralee steht der Kleinbus. In Dingle wird in manchem Laden links gezapft und rechts Werkzeug verkauft. Der Delfin Fungie, von dem der Hafen siebenunddreißig Jahre lang lebte, ist seit 2020 verschollen, sein Denkmal aus Bronze wird weiterhin gestreichelt. Nach dem Essen dorthin, wo eine Geige und eine Flöte sitzen.",
      noWalk,
      ["Dingle", "pension"],
      "Abendessen",
    ),
    day(
      "Bienenkörbe über Slea Head",
      "Der Strand von Ventry ist so fest, dass man auf ihm das Ausschreiten lernt. Danach zwischen Fuchsien und Mauern an die Flanke des Mount Eagle, wo Dutzende runder Hütten aus geschichtetem Stein stehen, uralte und solche, die Bauern noch im 19. Jahrhundert nach demselben Muster bauten. Hinter Slea Head liegt Inishtooskert im Wasser, ein aufgebahrter Riese mit gefalteten Händen. Ziel ist das verstreute Dunquin, wo das Blasket-Zentrum auf den nächsten Tag vorbereitet.",
      { km: 14, up: 320, down: 265, hours: 4.5 },
      ["Dingle", "pension"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Insel ohne Leute",
      "Zum Anleger von Dunquin schlängelt sich ein Betonweg zwischen Felsen hinab, das letzte Stück vor der Insel fährt ein Schlauchboot. Durch das Dorf und auf Torfpfaden an der Nordflanke zum Cró Mór, 292 Meter; zurück auf der anderen Seite. Das kleine Café hütet den Sommer über ein Paar, das jedes Frühjahr unter Tausenden von Bewerbern ausgesucht wird.",
      { km: 8.5, up: 360, down: 360, hours: 3.5 },
      ["Dingle", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Goldfestung, Weinstrand, steinernes Boot",
      "Auf der Landspitze Dún an Óir ließen die Engländer im November 1580 rund sechshundert Männer töten, die sich ergeben hatten; ein Denkmal zeigt ihre Köpfe. Weiter am Saum der Smerwick-Bucht und landeinwärts nach Gallarus. In Kilmalkedar stehen eine romanische Kirche, eine Sonnenuhr und ein Oghamstein mit Loch, durch das man sich früher die Hand gab, wenn ein Handel gelten sollte. Zuletzt Baile na nGall mit Bank vor der Kneipe.",
      { km: 16, up: 150, down: 165, hours: 4.5 },
      ["Dingle", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über den Shannon nach Kilkee",
      "Zwischen Tarbert und Killimer quert eine Autofähre die Mündung in zwanzig Minuten; hier lebt das ganze Jahr eine Schule Großer Tümmler. In Kilkee war Charlotte Brontë 1854 auf Hochzeitsreise. Der Rundweg beginnt an den Badebecken, steigt zur Intrinsic Bay und zeigt Bishop’s Island, einen Felsklotz mit einer Eremitenhütte, zu der heute kein Weg mehr hinaufführt.",
      { km: 8, up: 150, down: 150, hours: 2.5 },
      ["Kilkee", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Umweg durch den Burren",
      "Zu wenig Wasser, um einen Mann zu ertränken, zu wenig Holz, um ihn zu hängen, zu wenig Erde, um ihn zu begraben: So klagte ein General Cromwells über diese Gegend. Rund um Mullaghmore sehen Sie, was ihm entging. Der Pfad führt am Lough Gealáin vorbei, der bei Trockenheit im Boden versickert, und über Kalkplatten auf den Gipfel, stellenweise mit den Händen. Danach über Galway nach Clifden, zweieinhalb Stunden im Bus.",
      { km: 7.5, up: 210, down: 210, hours: 3 },
      ["Clifden", "pension"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Diamond Hill und ein Garten für Nonnen",
      "Bohlen über das Moor, eine Steintreppe, dann ein schmaler Grat: Der Weg ist so gut gebaut, dass man die Twelve Bens ansehen kann und nicht die Schuhe. Nachmittags Kylemore, ein Schloss aus viktorianischem Geld, in das 1920 Benediktinerinnen aus dem zerschossenen Ypern zogen. Der ummauerte Garten hat ein eigenes Klima, die Klosterküche eine eigene Schokolade.",
      { km: 7, up: 410, down: 410, hours: 3 },
      ["Clifden", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Moor und Ebbe",
      "Im Derrigimlagh-Moor funkte Marconi ab 1907 nach Kanada; von Hallen und Masten blieben Fundamente. Zwölf Jahre später setzten Alcock und Brown nach sechzehn Stunden über dem Atlantik hier auf, hielten den Sumpf für eine Wiese und standen auf der Nase. Sobald das Meer zurückweicht, folgen Sie den Pfählen nach Omey, umrunden die Insel und steigen in die Dünenmulde hinab, in der die Kirche des heiligen Féichín bis 1981 unter Sand lag.",
      { km: 12, up: 90, down: 90, hours: 3.5 },
      ["Clifden", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Galway am Vormittag",
      "Knapp anderthalb Stunden Fahrt zwischen Seen und Ginster. In Galway reicht die Zeit für die Quay Street und für den Spanish Arch am reißenden Corrib; vom Bahnhof am Eyre Square fahren die Züge nach Dublin.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 73,
  ascentM: 1690,
  descentM: 1650,
  distanceNote:
    "Ungefähre Angaben nach irischen Wanderkarten 1:50.000, gerundet; Omey je nach Wasserstand etwas mehr",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Englisch",
  included: items(
    "8 Übernachtungen in zwei Gästehäusern und einem Hotel, Zimmer mit Bad",
    "8 × Frühstück, 5 × Lunchpaket, 6 × Abendessen",
    "Reiseleitung durch eine in Kerry lebende Wanderführerin",
    "Kleinbus ab Tralee bis Galway, Boot zur Blasketinsel, Fähre über den Shannon",
    "Eintritt im Blasket-Zentrum und in Kylemore",
  ),
  notIncluded: items("Anreise nach Tralee, Abreise von Galway", "zwei Abendessen", "Runden im Pub"),
  packingList: valleyPacking(
    "wasserdichte Schuhe mit hohem Schaft",
    "zweites Handtuch und Badekleidung für die Felsbecken",
    "Sandalen für den Meeresboden",
    "leichte Mütze, die der Wind nicht mitnimmt",
  ),
  arrivalByTrain:
    "Von London mit Zug und Fähre über Holyhead oder mit dem Schiff aus Cherbourg nach Dublin. Ab dem Bahnhof Heuston fahren Züge in vier Stunden nach Tralee, meist mit Umstieg in Mallow; die Rückfahrt von Galway dauert zweieinhalb. In Dublin empfehlen wir je eine Nacht.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Dingle", "start", 52.1409, -10.2687, 5, 0]],
    [
      ["Strand von Ventry", "place", 52.13, -10.365, 5, 0],
      ["Hütten von Fahan", "place", 52.104, -10.42, 170, 7],
      ["Slea Head", "place", 52.099, -10.45, 50, 10],
      ["Dunquin", "place", 52.125, -10.459, 60, 14],
    ],
    [
      ["Landestelle der Großen Blasketinsel", "place", 52.1045, -10.511, 5, 14],
      ["An Cró Mór", "summit", 52.087, -10.552, 292, 18.2],
      ["Dorf auf der Blasketinsel", "place", 52.1045, -10.511, 5, 22.5],
    ],
    [
      ["Ballyferriter", "place", 52.1655, -10.4065, 20, 22.5],
      ["Dún an Óir", "place", 52.1886, -10.4139, 15, 26.1],
      ["Gallarus", "place", 52.1725, -10.3494, 40, 33.5],
      ["Kilmalkedar", "place", 52.1847, -10.3366, 55, 35.5],
      ["Baile na nGall", "place", 52.196, -10.368, 5, 38.5],
    ],
    [
      ["Kilkee, Pollock Holes", "place", 52.6819, -9.6639, 10, 38.5],
      ["Blick auf Bishop’s Island", "place", 52.661, -9.7, 50, 42.7],
      ["Kilkee", "overnight", 52.6819, -9.6639, 10, 46.5],
    ],
    [
      ["Gortlecka", "place", 52.9925, -9.032, 35, 46.5],
      ["Mullaghmore", "summit", 53.0036, -8.9983, 180, 50.5],
      ["Gortlecka, Wegkreuzung", "place", 52.9925, -9.032, 35, 54],
    ],
    [
      ["Letterfrack, Nationalparkhaus", "place", 53.5502, -9.9454, 55, 54],
      ["Diamond Hill", "summit", 53.548, -9.904, 442, 57.6],
      ["Letterfrack", "place", 53.5502, -9.9454, 55, 61],
    ],
    [
      ["Derrigimlagh", "place", 53.4505, -10.0215, 15, 61],
      ["Marconis Station", "place", 53.444, -10.018, 25, 63.2],
      ["Derrigimlagh, Parkplatz", "place", 53.4505, -10.0215, 15, 66],
      ["Claddaghduff", "place", 53.542, -10.139, 5, 66],
      ["Teampall Féichín", "place", 53.54, -10.162, 8, 68.2],
      ["Claddaghduff, Kirche", "place", 53.542, -10.139, 5, 73],
    ],
    [["Galway", "end", 53.2743, -9.049, 10, 73]],
  ),
  questions: [
    question(
      "Was geschieht, wenn zur Blasketinsel kein Boot fährt?",
      "Das kommt auch im Juli vor. Wir haben den Tag so gelegt, dass er sich mit dem folgenden tauschen lässt; hilft das nicht, gehen wir von Clogher über die Klippen zum Blasket-Zentrum und hören die Geschichte dort.",
    ),
    question(
      "Warum fehlen die Cliffs of Moher?",
      "Der Pfad an ihrer Kante war nach Abbrüchen und Unfällen zuletzt streckenweise gesperrt, und am Besucherzentrum stehen im Sommer mehr Busse als in Clifden Häuser. Die Klippen von Kilkee sind niedriger, aber man hört dort das Meer.",
    ),
    question(
      "Wie wird im Westen gegessen?",
      "Besser als sein Ruf: Krabben, Muscheln, Lamm, dunkles Natronbrot. In allen Häusern kocht man auch ohne Fleisch, wenn wir es vorher ankündigen; um neun ist die Küche allerdings zu.",
    ),
  ],
  country: "irland",
  region: "irlands-westen",
  activities: ["kuestenwandern", "wandern"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["meer-und-kueste", "kultur-und-geschichte", "handwerk-und-musik"],
  operator: "salzwind-reisen",
  sites: { hiking: true, traveling: true, cultural: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [saturday(5, 2, 1690), saturday(6, 1, 1790, true), sunday(6, 4, 1790), saturday(9, 1, 1740, true)],
    singleSupplementCents: 34000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
