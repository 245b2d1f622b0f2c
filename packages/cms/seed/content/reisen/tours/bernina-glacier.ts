import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";

export const berninaGlacier: TourSeed = {
  number: 1052,
  title: "Bernina und Glacier: Schmalspur von Chur bis Zermatt",
  slug: "bahnreise-bernina-glacier-chur-zermatt",
  teaser:
    "Acht Tage in gewöhnlichen Zügen auf den ungewöhnlichsten Gleisen der Alpen: über den Berninapass bis unter die Palmen von Tirano, dann nach Westen bis Zermatt, mit sechs Wanderungen, die an Bahnhöfen beginnen.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag" }, "alpen", "gletscher", "fjord"),
  body: [
    p(
      "Zwischen St. Moritz und Zermatt fährt ein berühmter Zug mit Glasdach und Menüfolge, dessen Fenster sich nicht öffnen lassen. Auf denselben Schienen verkehren Regionalzüge. Sie halten an jeder Bedarfshaltestelle, kosten keinen Zuschlag, führen Schulkinder, Käse und Wanderer mit, und in manchem Wagen kann man die Scheibe noch herunterziehen. Wir nehmen diese und steigen aus, wo es sich lohnt.",
    ),
    h2("Ein Meter genügt"),
    p(
      "So schmal ist die Spur, und entsprechend eng sind die Kurven. Am Albula sollten Dampflokomotiven hinauf, deshalb durfte es nicht steiler werden als 35 Promille; also wickelte man zwölf Kilometer Gleis in ein Tal von fünf. Die Berninabahn war von Anfang an elektrisch und nahm sich das Doppelte heraus, ohne Zahnrad, auf 2.253 Metern über den offenen Pass. Seit 2008 stehen beide auf der Liste des Welterbes, und jeden Tag fahren Leute mit ihnen zum Zahnarzt.",
    ),
    h2("Welcher Gletscher?"),
    p(
      "Den Rhonegletscher, nach dem der berühmte Zug heißt, sieht von den Gleisen aus seit 1982 niemand mehr, der einen Linienzug nimmt: Damals wurde der Basistunnel unter der Furka eröffnet. Auch sonst hat das Eis sich zurückgezogen. Alte Fotografien zeigen den Palügletscher breit im Talgrund; Ihre Reiseleiterin, die zwanzig Jahre lang Stellwerke bedient hat, hält sie auf Alp Grüm neben das, was davon übrig ist.",
    ),
    quote(
      "Kurz vor dem Lago Bianco liegt eine Wasserscheide im Schotter: Ein Tropfen fährt ins Schwarze Meer, sein Nachbar in die Adria.",
    ),
    ul(
      "Sechs Wanderungen zwischen knapp fünf und zehn Kilometern, vier davon vor allem bergab",
      "Sitzplätze auf der besseren Seite; welche das ist, steht für jeden Abschnitt im Reiseheft",
      "Große Koffer reisen von Bahnhof zu Bahnhof voraus, für die Nacht in Tirano reicht eine Tasche",
    ),
  ],
  highlights: [
    {
      title: "Landwasserviadukt",
      text: "Sechs Bögen aus Kalkstein, 65 Meter hoch und in die Kurve gelegt; der letzte endet mitten in einer Felswand.",
    },
    {
      title: "Kreisviadukt von Brusio",
      text: "Weil das Tal zu steil war, dreht der Zug eine Runde über sich selbst. Sie gehen unter ihm durch.",
    },
    {
      title: "Ruinaulta",
      text: "Die Schlucht, die der Vorderrhein durch den größten Bergsturz der Alpen gesägt hat, besitzt eine Bahnlinie und keine Straße.",
    },
    {
      title: "Lai da Tuma, 2.345 m",
      text: "Aus diesem See fließt der Rhein, zunächst so schmal, dass man mit einem Schritt hinüberkommt.",
    },
    {
      title: "Riffelsee",
      text: "Vor neun Uhr ist es oft windstill; dann steht das Matterhorn zweimal da.",
    },
  ],
  days: [
    day(
      "Chur, Gleis für Anfänger",
      "Treffen um 16 Uhr am Bahnhof, wo die breite Spur aufhört. Ein Gang durch die Altstadt zum Bischöflichen Hof und hinunter an die Plessur, wo der Zug nach Arosa mitten auf der Straße fährt. Beim Abendessen, Capuns mit Mangold, werden die Plätze verteilt und die Regeln des Aussteigens erklärt.",
      { km: 2.5, up: 40, down: 40, hours: 1 },
      ["Chur", "hotel"],
      "Abendessen",
    ),
    day(
      "Albula: hinauf, hinab, noch einmal hinauf",
      "Über Thusis und den Landwasserviadukt bis Preda. Von dort folgen Sie dem Bahnweg talwärts, der die Kehrtunnel und Brücken der Reihe nach von außen zeigt: Derselbe Zug kommt dreimal vorbei, jedes Mal auf einer anderen Höhe. In Bergün wartet das Bahnmuseum, dann geht es durch alle Schleifen wieder bergan und unter dem Pass ins Engadin.",
      { km: 7, up: 60, down: 476, hours: 2.5 },
      ["Pontresina", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zu Fuß vom höchsten Bahnhof hinab",
      "Hinter Morteratsch legt sich der Zug in die Montebellokurve, und wer rechts sitzt, hat die Bernina im Fenster. Ab Ospizio am Ufer des Lago Bianco entlang, über buckliges Weideland zur Alp Grüm und in Kehren hinunter nach Cavaglia. Dort hat Schmelzwasser Töpfe in den Fels gedreht, so tief wie ein mehrstöckiges Haus hoch ist. Mit dem Zug zurück nach Pontresina.",
      { km: 10, up: 120, down: 680, hours: 3.5 },
      ["Pontresina", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Unter dem Viadukt nach Italien",
      "Noch einmal über den Pass, diesmal auf der anderen Seite des Wagens, und am See von Poschiavo vorbei bis Brusio. Der Wanderweg läuft unter den neun Bögen hindurch, dann an steinernen Vorratskuppeln, Reben und Kastanien vorbei über die Grenze. An der Wallfahrtskirche Madonna di Tirano quert der Zug den Platz wie eine Straßenbahn. Mittags gibt es Pizzoccheri, Nudeln aus Buchweizen mit sehr viel Käse.",
      { km: 8, up: 90, down: 441, hours: 3 },
      ["Tirano", "hotel"],
      "Frühstück, Mittagessen",
    ),
    day(
      "Vom Veltlin in die Surselva",
      "Der lange Fahrtag: gut vier Stunden über Bernina und Albula bis Reichenau, wo die beiden Rheine zusammenfließen. In Versam-Safien drücken Sie den Halteknopf. Zwischen weißen Schuttwänden und Föhren wandern Sie flussauf nach Valendas, Gummiboote treiben Ihnen entgegen. Abends Disentis, dessen Benediktiner seit dreizehnhundert Jahren hier sind und noch immer eine Schule führen.",
      { km: 4.8, up: 144, down: 110, hours: 2 },
      ["Disentis", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Rheinquelle und Rhonetal",
      "Am Oberalppass steht ein roter Leuchtturm, die verkleinerte Kopie dessen, der in Hoek van Holland stand, wo derselbe Fluss ins Meer geht. Der Pfad fällt erst etwas, dann steigt er steinig zum Lai da Tuma. Wer die Hand hineinhält, versteht, warum der Fluss es von hier an eilig hat. Nachmittags mit der Zahnstange hinab nach Andermatt, durch den Berg ins Goms, über Brig und Visp und das Mattertal hinauf, bis die Autos zurückbleiben.",
      { km: 9, up: 430, down: 430, hours: 3.5 },
      ["Zermatt", "hotel"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Hinauf zum Matterhorn, hinab in den Arvenwald",
      "Mit dem ersten Zug der Gornergratbahn nach Rotenboden, 2.815 Meter. Zehn Minuten tiefer der Riffelsee, danach über Alpwiesen mit Hauswurz nach Riffelberg, das Mark Twain mit einer frei erfundenen Karawane von Trägern bezwang, und zwischen den ersten Arven nach Riffelalp. Wer Knie übrig hat, geht noch bis ins Dorf. Zum Schluss ein Abendessen ohne Fahrplan.",
      { km: 6, up: 20, down: 624, hours: 2.5 },
      ["Zermatt", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Talwärts",
      "Bis Visp sind es gut sechzig Minuten, immer dem Wasser nach. Dort beginnt wieder die breite Spur, und mit ihr der Rest der Welt: durch den Lötschberg nach Bern und Basel oder durch den Simplon nach Mailand.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 47.3,
  ascentM: 904,
  descentM: 2801,
  distanceNote:
    "Ungefähre Angaben: nur die Wege zu Fuß, nach Schweizer Landeskarten gerundet; auf Schienen rund 600 Kilometer",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels nahe am Bahnhof, Doppelzimmer mit Bad",
    "7 × Frühstück, 2 × Lunchpaket, 5 × Abendessen, einmal Mittagessen in Tirano",
    "Bahnpass der zweiten Klasse für alle Fahrten von Chur bis Zermatt und Visp, Gornergratbahn",
    "Gepäckversand Chur–Pontresina–Disentis–Zermatt",
    "Reiseleitung, Reiseheft mit Gleisplänen, Eintritt im Bahnmuseum Bergün",
  ),
  notIncluded: items(
    "Anreise nach Chur, Abreise ab Visp",
    "zwei Abendessen",
    "Zuschlag für Panoramawagen, falls Sie doch einmal möchten",
  ),
  packingList: [
    {
      title: "Für die Wege",
      items: items(
        "knöchelhohe Wanderschuhe, eingelaufen",
        "Wanderstöcke für lange Abstiege",
        "Regenjacke, warme Jacke, Mütze auch im August",
        "Sonnenbrille und Creme mit hohem Schutz",
      ),
    },
    {
      title: "Für den Zug",
      items: items(
        "ein Koffer, den Sie über eine Stufe heben können",
        "kleine Tasche für die Nacht in Tirano",
        "Fernglas, Trinkflasche, Klappmesser für den Käse",
      ),
    },
    {
      title: "Für diese Tour",
      items: items(
        "Ausweis für den Grenzübertritt",
        "Badesachen für See und Hotel",
        "ein Schal, falls das Fenster offen ist",
      ),
    },
  ],
  arrivalByTrain:
    "Chur erreichen Sie von Zürich in fünf Viertelstunden; aus Hamburg und Frankfurt fahren einzelne ICE durch. Die Rückreise beginnt in Visp, von wo Züge in zwei Stunden in Basel sind. Eine Verspätung am ersten Tag fangen wir auf: Der Stadtgang lässt sich am nächsten Morgen nachholen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [
      ["Chur, Bahnhof", "start", 46.853, 9.529, 585, 0],
      ["Bischöflicher Hof", "place", 46.8478, 9.5345, 620, 1.2],
      ["Chur", "overnight", 46.853, 9.529, 585, 2.5],
    ],
    [
      ["Preda", "place", 46.588, 9.777, 1789, 2.5],
      ["Kehrtunnel Rugnux", "place", 46.608, 9.761, 1600, 6.4],
      ["Bergün", "place", 46.63, 9.748, 1373, 9.5],
    ],
    [
      ["Ospizio Bernina", "pass", 46.4085, 10.0205, 2253, 9.5],
      ["Staumauer am Lago Bianco", "place", 46.3935, 10.03, 2235, 12.1],
      ["Alp Grüm", "place", 46.3747, 10.0307, 2091, 14.8],
      ["Cavaglia", "place", 46.3655, 10.0445, 1693, 19.5],
    ],
    [
      ["Brusio", "place", 46.2595, 10.1245, 780, 19.5],
      ["Kreisviadukt", "place", 46.2536, 10.1294, 740, 20.5],
      ["Campocologno", "place", 46.233, 10.146, 553, 23.9],
      ["Tirano, Bahnhof", "overnight", 46.2158, 10.168, 429, 27.5],
    ],
    [
      ["Versam-Safien", "place", 46.806, 9.335, 635, 27.5],
      ["Valendas-Sagogn", "place", 46.796, 9.289, 669, 32.3],
    ],
    [
      ["Oberalppass", "pass", 46.659, 8.6713, 2033, 32.3],
      ["Lai da Tuma", "place", 46.632, 8.6725, 2345, 36.8],
      ["Oberalppass, Station", "place", 46.659, 8.6713, 2033, 41.3],
    ],
    [
      ["Rotenboden", "place", 45.987, 7.768, 2815, 41.3],
      ["Riffelsee", "place", 45.9838, 7.762, 2757, 42.1],
      ["Riffelberg", "place", 45.9928, 7.7537, 2582, 44.1],
      ["Riffelalp", "place", 46.0043, 7.7527, 2211, 47.3],
    ],
    [["Zermatt", "end", 46.0242, 7.748, 1605, 47.3]],
  ),
  questions: [
    question(
      "Was ist gegen den Panoramazug einzuwenden?",
      "Nichts, außer dass man ihn acht Stunden lang nicht verlässt. Unsere Route zerlegt dieselbe Strecke in Abschnitte von einer bis vier Stunden; an schönen Sommertagen hängt auf der Bernina sogar ein offener Aussichtswagen am Regionalzug.",
    ),
    question(
      "Macht so viel Bergab den Knien zu schaffen?",
      "Am dritten und siebten Tag kann es das. An beiden liegt alle Stunde ein Bahnhof am Weg: Alp Grüm spart die steilen Kehren, Riffelberg den Abstieg durch den Wald.",
    ),
    question(
      "Was geschieht, wenn ein Zug ausfällt?",
      "Meist kommt dreißig oder sechzig Minuten später der nächste, und wir essen so lange etwas. Für Sperrungen nach Unwettern, die auf solchen Linien vorkommen, liegt zu jedem Tag ein zweiter Plan bereit.",
    ),
    question(
      "Fahren Hunde in diesen Zügen mit?",
      "Ja, mit eigener Fahrkarte und an der Leine, und die Hotels nehmen sie nach Absprache auf. Für die Nacht in Tirano braucht Ihr Hund den Heimtierausweis mit Tollwutimpfung, auf den Alpweiden halten Sie ihn kurz.",
    ),
  ],
  country: "schweiz",
  region: "graubuenden-und-wallis",
  activities: ["wandern"],
  travelTypes: ["bahnreise", "rundreise"],
  travelFocusTypes: ["gipfel-und-grate", "kultur-und-geschichte"],
  operator: "schienenfalter",
  sites: { traveling: true, hiking: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [saturday(7, 2, 2290), sunday(8, 4, 2290, true), saturday(9, 2, 2290, true), saturday(9, 4, 2190)],
    singleSupplementCents: 42000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
