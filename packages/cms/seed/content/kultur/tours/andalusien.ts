import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { culturePacking } from "../packing";

export const andalusien: TourSeed = {
  number: 1040,
  title: "Andalusien: Córdoba, weiße Dörfer und Granada zu Fuß",
  slug: "andalusien-cordoba-weisse-doerfer-granada",
  teaser:
    "Mit dem Zug von Stadt zu Stadt und zu Fuß dazwischen: der Säulenwald von Córdoba, die Schlucht von Ronda, Igeltannen über Grazalema und ein langer Tag auf den Hügeln hinter der Alhambra.",
  biome: "stadt",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery({ season: "fruehling", timeOfDay: "abend" }, "stadt", "weinland", "mittelgebirge"),
  body: [
    p(
      "Wer Andalusien im Mietwagen abfährt, sieht drei Weltwunder und zwölf Parkhäuser. Wir nehmen die Eisenbahn, die hier über Viadukte und durch Olivenhaine ohne Ende schaukelt, und gehen dort zu Fuß, wo auch die Mauren gingen: auf gepflasterten Saumwegen zwischen den Dörfern der Sierra und auf den Hügeln, die den Palästen das Wasser lieferten.",
    ),
    h2("Wasser war die eigentliche Kunst"),
    p(
      "In Córdoba standen zur Zeit der Kalifen Hunderte von Badehäusern, in Granada versorgt ein Kanal aus dem Tal des Darro noch immer die Gärten. Sobald man es weiß, sieht man es überall: in den Rinnen der Orangenhöfe, den Zisternen des Albaicín, dem schmalen Becken, in dem sich eine Fassade verdoppelt. Ihre Reiseleiterin ist Arabistin und liest die Inschriften vor, erst arabisch, dann deutsch.",
    ),
    quote(
      "An den Wänden der Alhambra steht immer derselbe Satz, viele hundert Mal in Stuck: Es gibt keinen Sieger außer Gott.",
    ),
    h2("Der nasseste Ort Spaniens"),
    p(
      "Ausgerechnet Grazalema, weiß wie ein Zuckerhut, bekommt so viel Regen ab wie kaum eine andere Gemeinde des Landes, denn hier stößt die Atlantikluft zum ersten Mal auf Berge. Davon lebt ein Überbleibsel der Eiszeit, die Igeltanne. Ihr schönster Wald ist nur mit Genehmigung des Naturparks zu betreten; wir beantragen sie Monate vorher.",
    ),
    ul(
      "Sieben Spaziergänge und Wanderungen zwischen vier und zwölf Kilometern",
      "Alle Städte mit der Bahn, in die Dörfer der Sierra mit einem Kleinbus",
      "Im Hochsommer reisen wir nicht: Dann hat Córdoba mittags vierzig Grad und der Wald ist wegen Brandgefahr geschlossen",
    ),
  ],
  highlights: [
    {
      title: "Mezquita vor zehn",
      text: "Über achthundert Säulen, rot-weiße Bögen und mittendrin eine Kathedrale, die sogar Karl dem Fünften leidtat.",
    },
    {
      title: "Puente Nuevo von unten",
      text: "Fast hundert Meter hohe Pfeiler, zwischen denen der Guadalevín als Wasserfall herauskommt.",
    },
    {
      title: "Calzada von Ubrique",
      text: "Ein Pflasterweg mit Entwässerungsrinnen, den Römer anlegten und Maultiere glatt polierten.",
    },
    {
      title: "Nasridenpaläste",
      text: "Feste Eintrittszeit am Morgen, anschließend der Generalife mit seinen Wassertreppen.",
    },
    {
      title: "Los Cahorros",
      text: "Hängebrücken und ein Steig, auf dem man sich unter überhängendem Fels entlangbückt.",
    },
  ],
  days: [
    day(
      "Ankunft in Córdoba",
      "Vor dem Hotel die Plaza del Potro: In ihrer Herberge hat schon Cervantes Figuren übernachten lassen. Zum Abend Salmorejo, die dicke kalte Tomatensuppe, und ein Glas Wein aus Montilla, der nach Nüssen schmeckt und kein Sherry heißen darf.",
      noWalk,
      ["Córdoba", "hotel"],
      "Abendessen",
    ),
    day(
      "Säulen, Brücke, Innenhöfe",
      "Gleich nach dem Öffnen in die Mezquita, danach über die römische Brücke zum Turm Calahorra. Am Nachmittag durch das Judenviertel mit dem Denkmal des Maimonides und in den Palacio de Viana, der zwölf bepflanzte Höfe um ein einziges Haus gruppiert.",
      { km: 6, up: 40, down: 40, hours: 2 },
      ["Córdoba", "hotel"],
      "Frühstück",
    ),
    day(
      "Mit dem Zug an den Abgrund",
      "Umsteigen in Antequera-Santa Ana, dann eingleisig durch Korkeichen bis Ronda. Der Mühlenweg führt vom Aussichtsgarten hinunter in den Tajo, bis die Brücke über Ihnen steht und die Dohlen unter ihr durchfliegen. Hinauf gehen Sie langsam, oben gibt es Ziegenkäse.",
      { km: 5, up: 170, down: 175, hours: 2 },
      ["Ronda", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf der Römerstraße in die Sierra",
      "Der Kleinbus setzt Sie in Ubrique ab, wo halb Europa seine Ledertaschen nähen lässt. Die Calzada steigt in Kehren nach Benaocaz, dessen oberer, maurischer Ortsteil seit Langem leer steht. Durch ein Hochtal voller Steinmauern nach Villaluenga del Rosario mit seiner in den Fels gesetzten Stierkampfarena.",
      { km: 9.5, up: 630, down: 109, hours: 4 },
      ["Grazalema", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Unter Igeltannen",
      "Vom alten Steinbruch über dem Dorf ein kräftiger Anstieg auf den Sattel, bei klarer Luft reicht der Blick bis zur Sierra Nevada. Dann taucht der Pfad in den Nordhang ein: dunkle, symmetrische Bäume, Farn, dazwischen manchmal ein Steinbock. In Benamahoma schießt eine Quelle aus dem Berg, und es gibt Forellen.",
      { km: 12, up: 330, down: 830, hours: 5 },
      ["Grazalema", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Nach Granada, hinauf ins Albaicín",
      "Von Ronda rollt der Zug durch die Ebene von Antequera, an deren Rand ein Berg wie ein liegendes Gesicht aussieht. Vor Sonnenuntergang gehen Sie durch Gassen mit Jasmin zum Mirador de San Nicolás. Es ist voll dort, und es lohnt sich trotzdem.",
      { km: 4, up: 90, down: 90, hours: 1.5 },
      ["Granada", "hotel"],
      "Frühstück",
    ),
    day(
      "Hinter der Alhambra",
      "Drei Stunden in Palästen und Gärten, dann verlassen Sie die Anlage durch das obere Tor. Über den Aussichtspunkt Silla del Moro auf den Llano de la Perdiz: Pinien, Stille, die Sierra mit Schnee. Zurück an der Avellano-Quelle und am Darro entlang, bis das Pflaster wieder beginnt.",
      { km: 11, up: 390, down: 390, hours: 4 },
      ["Granada", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Die Schlucht von Monachil",
      "Mit dem Vorortbus in ein Bauerndorf am Fuß der Dreitausender. Durch Kirschgärten in die Cahorros, über schwankende Brücken und auf allen vieren unter einem Überhang durch, dann in weitem Bogen über den Hang zurück. Am letzten Abend Tapas, die in Granada zum Getränk dazugehören.",
      { km: 8.5, up: 280, down: 280, hours: 3.5 },
      ["Granada", "hotel"],
      "Frühstück",
    ),
    day(
      "Heimwärts auf Schienen",
      "Schnellzüge verbinden Granada mit Madrid und Barcelona. Wer erst mittags fährt, besucht die Capilla Real, in der die Eroberer der Stadt begraben liegen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 56,
  ascentM: 1930,
  descentM: 1914,
  distanceNote:
    "Ungefähre Angaben nach Wegtafeln der Naturparks und der Karte IGN 1:25.000, Stadtgänge geschätzt",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Spanisch",
  included: items(
    "8 Übernachtungen in Hotels im Doppelzimmer",
    "8 × Frühstück, 5 × Abendessen",
    "Reiseleitung durch eine Arabistin",
    "Züge Córdoba–Ronda–Granada, Kleinbus in der Sierra, Bus nach Monachil",
    "Eintritt in Mezquita, Palacio de Viana und Alhambra, Genehmigung für den Tannenwald",
  ),
  notIncluded: items("An- und Abreise", "drei freie Abende", "Mittagessen, ca. 15 € am Tag"),
  packingList: culturePacking(
    "Wanderschuhe mit griffiger Sohle für Kalkpflaster",
    "Original des Ausweises für den Eintritt in die Alhambra",
    "Fleecejacke: Die Abende in der Sierra sind frisch",
  ),
  arrivalByTrain:
    "Zwei Tage mit einer Nacht in Barcelona: TGV oder ICE über Paris oder Straßburg, dann der AVE bis Córdoba. Ab Granada führt die Schnellstrecke über Antequera nach Madrid, von dort über Barcelona nach Frankreich.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Córdoba, Plaza del Potro", "start", 37.8808, -4.774, 105, 0]],
    [
      ["Torre de la Calahorra", "place", 37.8765, -4.777, 100, 1.4],
      ["Palacio de Viana", "place", 37.8905, -4.7735, 120, 4.2],
      ["Córdoba", "overnight", 37.8808, -4.774, 105, 6],
    ],
    [
      ["Ronda, Alameda del Tajo", "place", 36.7427, -5.1672, 740, 6],
      ["Mühlen im Tajo", "place", 36.7385, -5.171, 600, 8.2],
      ["Ronda, Puente Nuevo", "overnight", 36.7408, -5.166, 735, 11],
    ],
    [
      ["Ubrique", "place", 36.678, -5.446, 337, 11],
      ["Benaocaz", "place", 36.7005, -5.4225, 793, 15.5],
      ["Villaluenga del Rosario", "place", 36.6965, -5.3865, 858, 20.5],
    ],
    [
      ["Alter Steinbruch über Grazalema", "place", 36.7655, -5.381, 980, 20.5],
      ["Sattel über dem Pinsapar", "pass", 36.77, -5.395, 1240, 23],
      ["Benamahoma", "place", 36.7645, -5.46, 480, 32.5],
    ],
    [
      ["Granada, Plaza Nueva", "place", 37.1767, -3.5963, 690, 32.5],
      ["Mirador de San Nicolás", "place", 37.181, -3.5927, 760, 34.5],
      ["Granada", "overnight", 37.1767, -3.5963, 690, 36.5],
    ],
    [
      ["Alhambra", "place", 37.1762, -3.5903, 745, 37.7],
      ["Silla del Moro", "place", 37.1757, -3.5815, 865, 39.7],
      ["Llano de la Perdiz", "place", 37.177, -3.56, 1020, 42.2],
      ["Granada, Plaza Nueva", "overnight", 37.1767, -3.5963, 690, 47.5],
    ],
    [
      ["Monachil", "place", 37.132, -3.538, 810, 47.5],
      ["Hängebrücke der Cahorros", "place", 37.123, -3.517, 900, 50.5],
      ["Monachil, Dorfplatz", "place", 37.1325, -3.5375, 810, 56],
    ],
    [["Granada, Bahnhof", "end", 37.184, -3.609, 665, 56]],
  ),
  questions: [
    question(
      "Sind Karten für die Alhambra sicher?",
      "Ja, sie werden auf Ihren Namen gekauft, deshalb brauchen wir früh die Ausweisdaten. Wer sich kurz vor der Reise ummeldet, muss unter Umständen ohne die Paläste auskommen.",
    ),
    question(
      "Und wenn der Tannenwald gesperrt ist?",
      "Bei Sturm oder Brandwarnung wandern wir stattdessen über die Hochebene des Endrinal, die direkt am Dorf beginnt. Die Bäume sehen Sie dann nur aus der Ferne.",
    ),
    question(
      "Wann feiert Córdoba seine Patios?",
      "In den ersten beiden Maiwochen. Dann öffnen auch private Höfe, die Hotels sind teurer und die Gassen voll; unser Termin Ende April liegt bewusst davor.",
    ),
  ],
  country: "spanien",
  region: "andalusien",
  activities: ["wandern", "stadtspaziergang"],
  travelTypes: ["bahnreise", "rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "staedte-und-gaerten"],
  operator: "schienenfalter",
  sites: { cultural: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(3, 3, 1490),
      saturday(4, 4, 1590, true),
      sunday(10, 2, 1590, true),
      saturday(11, 1, 1490),
    ],
    singleSupplementCents: 28500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
