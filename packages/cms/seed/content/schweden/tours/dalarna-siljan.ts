import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, question, saturday, sunday, valleyPacking, waypoints } from "../../helpers";

export const dalarnaSiljan: TourSeed = {
  number: 1027,
  title: "Dalarna und der Siljan: Farbe, Geige, Sommerweide",
  slug: "dalarna-siljan-handwerk-musik",
  teaser:
    "Eine Woche am See, in dem ein Meteorit steckt: Holzpferde schnitzen sehen, auf einer Alm den Lockruf der Hirtinnen üben, tanzen lernen und bei Carl Larsson durchs Fenster schauen.",
  biome: "seenland",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "seenland", "wald", "mittelgebirge"),
  body: [
    p(
      "Wenn Schweden von Schweden träumen, sieht es aus wie hier. Das Rot der Häuser, die Tracht, das bemalte Pferd, der Tanz um die Stange: Vieles, was als Landessitte gilt, stammt aus den Dörfern rund um den Siljan, deren Bauern frei waren, eigensinnig und abends musikalisch. Wir haben diese Woche für Leute gemacht, die genauer wissen wollen, was daran gewachsen ist und was gestrichen.",
    ),
    h2("Ein Ring aus der Urzeit"),
    p(
      "Vor rund 380 Millionen Jahren schlug ein Brocken von mehreren Kilometern Durchmesser ein und hinterließ den größten bekannten Krater Europas. In der ringförmigen Senke liegen heute Siljan, Orsasjön und Skattungen. Das aufgebogene Kalkgestein macht die Böden fruchtbar, und in einem aufgegebenen Steinbruch bei Rättvik wird gesungen.",
    ),
    h2("Hände bei der Arbeit"),
    p(
      "Sie besuchen keine Schauwerkstatt mit Busparkplatz, sondern vier Menschen, die von ihrem Handwerk leben: eine Weberin in Leksand, einen Geigenbauer, der das Holz selbst schlägt, eine Kurbits-Malerin und eine Schmiedin auf Sollerön. Zwei halbe Tage lang arbeiten Sie mit. Das Ergebnis darf man verschenken, man muss aber nicht.",
    ),
    ul(
      "Zwei Standorte, Tällberg und Orsa, dazu eine Nacht in Falun",
      "Täglich ein Spaziergang von zwei bis acht Kilometern",
      "Jeden zweiten Abend Musik, gespielt von Leuten aus dem Dorf",
    ),
  ],
  highlights: [
    {
      title: "Dalhalla",
      text: "Ein Kalksteinbruch als Freilichtbühne, sechzig Meter tief, mit türkisem Wasser vor der ersten Reihe.",
    },
    {
      title: "Fäbod Fryksås",
      text: "Sommersiedlung aus silbergrauen Stämmen hoch über dem Orsasjön, einst jeden Juni zu Fuß bezogen.",
    },
    {
      title: "Kulning",
      text: "Ein hoher, gezogener Ruf, der Kühe aus fünf Kilometern Entfernung holte und Gänsehaut auf kürzere.",
    },
    {
      title: "Lilla Hyttnäs in Sundborn",
      text: "Das Haus von Karin und Carl Larsson, aus dem die halbe Welt ihre Vorstellung vom Wohnen bezog.",
    },
    {
      title: "Kupfergrube Falun",
      text: "Ein Loch, das Kriege bezahlte; aus dem Abraum kommt bis heute das rote Pigment.",
    },
  ],
  days: [
    day(
      "Kirchboote in Leksand",
      "Am Bahnhof nimmt ein Wagen das Gepäck mit nach Tällberg, die Gruppe folgt gegen Abend mit der Bahn. Vorher geht es zu Fuß zur Zwiebelturmkirche und an den Anleger, wo die langen Ruderboote liegen, mit denen ganze Dörfer sonntags zur Predigt fuhren und nebenbei Rennen austrugen.",
      { km: 3, up: 20, down: 20, hours: 1 },
      ["Tällberg", "hotel"],
      "Abendessen",
    ),
    day(
      "Weben, gehen, schauen",
      "Vormittags am Webstuhl, nachmittags auf dem Höhenweg von Tällberg durch Laknäs, vorbei an geteerten Speichern auf Pfosten. Am Ufer wird gebadet, im August ist der See warm genug für mehr als ein Ritual. Nach dem Essen holt die Wirtin ihre Geige, ohne dass jemand bitten muss.",
      { km: 7, up: 150, down: 150, hours: 2.5 },
      ["Tällberg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Rättvik und der singende Steinbruch",
      "Mit der Bahn nach Rättvik, wo ein Holzsteg 628 Meter weit in den See läuft, bis er schiffbares Wasser findet. Hinter der Kirche drängen sich Stallboxen, in denen die Pferde auf das Amen warteten. Am Abend Dalhalla, mit Konzert, wenn der Spielplan es will, sonst mit Führung und Echo.",
      { km: 6, up: 40, down: 40, hours: 2 },
      ["Tällberg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Nusnäs, Mora, Orsa",
      "In Nusnäs riecht es nach Lack und Sägespänen: Das rote Pferd wird hier noch von Hand geschnitzt und mit zwei Farben auf einem Pinsel bemalt, von Leuten, die dabei über Fußball reden. Mittags Zorns Atelier und sein Freilichtmuseum. Danach wechseln Sie das Quartier, mit Blick auf den Orsasjön.",
      { km: 4, up: 20, down: 20, hours: 1.5 },
      ["Orsa", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Fryksås und der Ruf ins Tal",
      "Durch Wald steigen Sie nach Fryksås, mit dem halben Dalarna im Rücken. Kühe weiden hier seit gut fünfzig Jahren nicht mehr, die Häuser gehören den Enkeln der Hirtinnen. Eine Sängerin erzählt von den Sommern der Frauen und Kinder, dann ruft sie, und alle versuchen es auch. Antwort kommt meist von einem Hund jenseits des Tals. In der Stube gibt es Brot mit braunem Molkenkäse.",
      { km: 8, up: 330, down: 330, hours: 3.5 },
      ["Orsa", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Sollerön und ein Tanzabend",
      "Auf der Insel im Siljan liegt das größte Gräberfeld der Wikingerzeit in Dalarna, daneben die Werkstatt der Schmiedin. Sie fertigen einen Haken, mehr nicht, und sind stolz darauf. Abends im Dorfhaus von Orsa: Polska im Dreiertakt, zwei Geigen, ein Holzboden, und niemand sitzt lange.",
      { km: 5, up: 40, down: 40, hours: 2 },
      ["Orsa", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Bei den Larssons und unter Tage",
      "Im Bus nach Sundborn, wo die Zimmer so klein und farbig sind, wie die Bilder versprechen. Am Nachmittag hinab in die Grube von Falun, fünf Grad, Helm, tropfende Decken. 1687 stürzte der größte Teil ein, an Mittsommer, als niemand arbeitete. Zum Abschied essen wir Falukorv, aber gut gemacht.",
      { km: 3, up: 50, down: 72, hours: 1.5 },
      ["Falun", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Rote Farbe im Gepäck",
      "Wer möchte, läuft vor der Abfahrt durch das Viertel Elsborg mit den Häusern der Bergleute. Ein Zug nach Stockholm braucht weniger als drei Stunden.",
      { km: 2, up: 10, down: 10, hours: 1 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 38,
  ascentM: 660,
  descentM: 682,
  distanceNote:
    "Ungefähre Angaben: Spaziergänge und Wanderungen auf der Karte gemessen und gerundet; Fahrten nicht gerechnet",
  techniqueGrade: 1,
  fitnessGrade: 1,
  groupSizeMin: 8,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Schwedisch",
  included: items(
    "7 Übernachtungen in zwei Hotels und einer Pension im Doppelzimmer",
    "7 × Frühstück, 1 × Lunchpaket, 7 × Abendessen",
    "Reiseleitung durch eine Ethnologin und Geigerin",
    "Zwei halbe Werkstatttage mit Material, Tanzabend, alle Eintritte",
    "Busfahrten, Bahn von Leksand über Tällberg nach Rättvik",
  ),
  notIncluded: items("An- und Abreise", "Konzertkarte für Dalhalla", "Mittagessen und Getränke"),
  packingList: valleyPacking(
    "Schuhe mit glatter Sohle für den Tanzboden",
    "Schürze oder altes Hemd für die Werkstatt",
    "warmer Pullover für die Grube",
    "Ihr Instrument, falls Sie eines spielen",
  ),
  arrivalByTrain:
    "Nach Stockholm mit der Bahn über Hamburg und Kopenhagen, dann ohne Umstieg nach Leksand. Zurück fahren Sie ab Falun, ebenfalls über Stockholm.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Leksand, Bahnhof", "start", 60.7315, 14.999, 170, 0],
      ["Leksands kyrka", "place", 60.7335, 14.982, 172, 1.4],
      ["Leksand, Bahnhof", "place", 60.7315, 14.999, 170, 3],
    ],
    [
      ["Tällberg", "place", 60.823, 14.993, 225, 3],
      ["Laknäs", "place", 60.807, 14.985, 180, 6],
      ["Tällberg", "overnight", 60.823, 14.993, 225, 10],
    ],
    [
      ["Rättvik, Bahnhof", "place", 60.8865, 15.117, 165, 10],
      ["Rättviks kyrka", "place", 60.887, 15.092, 168, 12.8],
      ["Rättvik, Langer Steg", "place", 60.8855, 15.108, 162, 16],
    ],
    [
      ["Mora, Kirche", "place", 61.008, 14.54, 168, 16],
      ["Zorns gammelgård", "place", 60.996, 14.547, 170, 18],
      ["Mora, Kirche", "place", 61.008, 14.54, 168, 20],
    ],
    [
      ["Waldparkplatz über Orsa", "place", 61.166, 14.51, 290, 20],
      ["Fäbod Fryksås", "place", 61.188, 14.482, 520, 24],
      ["Waldparkplatz über Orsa", "place", 61.166, 14.51, 290, 28],
    ],
    [
      ["Sollerö kyrka", "place", 60.909, 14.611, 175, 28],
      ["Wikingergräber auf Sollerön", "place", 60.9, 14.6, 180, 30],
      ["Sollerö kyrka", "place", 60.909, 14.611, 175, 33],
    ],
    [
      ["Falu gruva", "place", 60.599, 15.613, 135, 33],
      ["Falun, Stora torget", "overnight", 60.6065, 15.631, 113, 36],
    ],
    [
      ["Elsborg", "place", 60.603, 15.622, 120, 36.9],
      ["Falun, Bahnhof", "end", 60.603, 15.639, 115, 38],
    ],
  ),
  questions: [
    question(
      "Ist das eine Reise zu Mittsommer?",
      "Nein, an diesen Tagen sind die Häuser seit Jahren an Familien vergeben. Die Stangen bleiben aber bis zum Herbst stehen, und im Juli wird in manchem Dorf ein zweites Mal getanzt.",
    ),
    question(
      "Ich bin handwerklich unbegabt. Was nun?",
      "Genau richtig, die Meisterinnen sind an Anfängern geschult. Zuschauen ist auch erlaubt, es hält nur kaum jemand durch.",
    ),
    question(
      "Wie kommt man ohne Auto von Ort zu Ort?",
      "Mit einem Kleinbus, der die Gruppe begleitet, und einmal mit der Regionalbahn. Vom Hotel in Tällberg sind es zu Fuß fünfzehn Minuten zum Wasser.",
    ),
  ],
  country: "schweden",
  region: "dalarna",
  activities: ["wandern", "stadtspaziergang"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["handwerk-und-musik", "kultur-und-geschichte"],
  operator: "birkenrinde-reisen",
  sites: { outdoorsSweden: true, cultural: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [saturday(7, 1, 1490), sunday(7, 3, 1540, true), saturday(8, 1, 1540, true), saturday(8, 3, 1490)],
    singleSupplementCents: 26000,
    capacity: 14,
    minimumParticipants: 8,
  },
};
