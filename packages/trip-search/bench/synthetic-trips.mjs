/** Deterministic German trips for measuring: word frequencies fall like Zipf's, facets are skewed, departures span 18 months. */

const first =
  "Alpen Hütten Grat Gipfel Berg Wald See Küsten Fluss Wein Panorama Rund Fern Weit Höhen Tal Insel Vulkan Gletscher Schnee Herbst Sommer Winter Frühling Genuss Familien Pilger Natur Kultur Abend Wander Rad Trekking Kletter Schneeschuh Wochenend Erlebnis Fels Moor Heide Strand Dünen Kräuter Mittelgebirgs Hochland Wüsten Fjord Wasserfall Schluchten Almen".split(
    " ",
  );
const last =
  "tour touren wanderung wanderungen weg wege reise reisen pfad überquerung durchquerung umrundung steig trekking runde woche tage abenteuer expedition etappe aufstieg abstieg blick route".split(
    " ",
  );
const adjectives =
  "geführte leichte anspruchsvolle stille aussichtsreiche gemütliche alpine einsame klassische sonnige abwechslungsreiche herbstliche gemeinsame kleine große lange kurze wilde sanfte steile".split(
    " ",
  );
const nouns =
  "Gruppe Hütte Bergführer Gepäck Frühstück Abendessen Bahnhof Anreise Unterkunft Etappe Höhenmeter Kilometer Stunden Aussicht Gipfel Scharte Pass Joch Bach Quelle Wiese Alm Senner Käse Dorf Kirche Kloster Burg Markt Hafen Fähre Leuchtturm Klippe Strand Bucht Wald Lichtung Fichten Kiefern Lärchen Steinbock Murmeltier Adler Enzian Edelweiß Nebel Sonne Regen Wetter Karte Kompass Rucksack Stöcke Schuhe Seil Gurt Helm Brotzeit Kaffee Kuchen Wein Bier Suppe Sauna Bad See Ufer Boot Brücke Schlucht Wasserfall Gletscher Moräne Geröll Kamm Grat Sattel Kar Tal Straße Pfad Weg Steig".split(
    " ",
  );
const verbs =
  "wandern steigen gehen erreichen queren genießen sehen übernachten rasten frühstücken fahren beginnen enden folgen überqueren besuchen entdecken erleben erholen schlafen".split(
    " ",
  );
const glue =
  "und in der die das mit auf von zu dem den über nach bis durch am im wir es ein eine für aus bei".split(
    " ",
  );
const syllables =
  "al ber don er fal gar hin is jo kal lan mar nor os pas quin ros sil tor un val wes zer bri cla dru fle gri kra pli schwa tre".split(
    " ",
  );
const endings =
  "berg tal bach ach au ing stein kofel spitz horn joch alm dorf heim feld brunn eck ried see".split(" ");
const countries =
  "Deutschland Österreich Schweiz Italien Frankreich Spanien Portugal Norwegen Schweden Finnland Island Schottland Irland Griechenland Kroatien Slowenien Albanien Georgien Nepal Marokko Jordanien Peru Chile Kanada Neuseeland".split(
    " ",
  );
const activities =
  "Wandern Bergsteigen Trekking Radfahren Mountainbiken Klettersteig Schneeschuhwandern Kajak Segeln Yoga Pilgern Fotografieren Langlauf Kanu".split(
    " ",
  );
const travelTypes =
  "Gruppenreise Individualreise Familienreise Singlereise Kurzreise Fernreise Aktivreise Studienreise".split(
    " ",
  );
const focusTypes = "Hüttentour Genuss Natur Kultur Gipfel Weitwandern Küste Winter Nachhaltig Wellness".split(
  " ",
);

/** Four hundred more, so that frequencies fall like those of real texts. */
const moreNouns = Array.from(
  { length: 400 },
  (_, index) => first[(index * 7) % first.length] + nouns[(index * 11 + 40) % nouns.length].toLowerCase(),
);
const allNouns = [...nouns.slice(30), ...nouns.slice(0, 30), ...moreNouns];

export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-");
const named = (name) => ({ slug: slugOf(name), name });

export function syntheticTrips(count, seed = 20261121) {
  const next = random(seed);
  /** Small indexes often, large ones seldom. */
  const skewed = (list, power = 2) => list[Math.floor(list.length * next() ** power)];
  const even = (list) => list[Math.floor(list.length * next())];
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  const place = () => capital(even(syllables) + (next() < 0.5 ? even(syllables) : "") + even(endings));

  const regions = Array.from({ length: 160 }, (_, index) => ({
    region: named(`${place()}er ${even(["Alpen", "Land", "Wald", "Berge", "Küste", "Tal"])} ${index}`),
    country: named(skewed(countries, 1.6)),
  }));
  const operators = Array.from({ length: 60 }, (_, index) =>
    named(`${place()} ${even(["Reisen", "Bergschule", "Touren", "Wanderwelt"])} ${index}`),
  );
  const places = Array.from({ length: 4000 }, place);
  const compounds = Array.from(
    { length: 1000 },
    (_, index) =>
      first[Math.floor(first.length * ((index * 0.6180339) % 1) ** 1.3)] +
      last[(index * 5 + Math.floor(index / first.length)) % last.length],
  );

  const sentence = () => {
    const words = [];
    const length = 7 + Math.floor(next() * 8);
    for (let i = 0; i < length; i += 1) {
      const kind = next();
      if (kind < 0.42) words.push(skewed(glue, 1.2));
      else if (kind < 0.68) words.push(skewed(allNouns, 1.9));
      else if (kind < 0.78) words.push(skewed(adjectives));
      else if (kind < 0.87) words.push(skewed(verbs));
      else if (kind < 0.94) words.push(skewed(compounds, 3));
      else words.push(skewed(places, 2.5));
    }
    return `${capital(words.join(" "))}.`;
  };
  const sentences = (number) => Array.from({ length: number }, sentence).join(" ");
  const pick = (list, most) =>
    [...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => skewed(list, 2)))].map(named);

  return Array.from({ length: count }, (_, index) => {
    const { region, country } = skewed(regions, 1.5);
    const title = `${capital(skewed(adjectives))} ${skewed(compounds, 2.5)} ${even(["in", "um", "von", "rund um"])} ${skewed(places)}`;
    const price = 200 + Math.floor(next() ** 2 * 3000);
    const departures = Array.from({ length: next() < 0.04 ? 0 : 1 + Math.floor(next() * 8) }, (_, number) => {
      const day = new Date(Date.UTC(2026, 9, 1) + Math.floor(next() * 560) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      return {
        number: index * 10 + number + 1,
        startDate: day,
        endDate: day,
        priceCents: (price + Math.floor(next() * 8) * 25) * 100,
      };
    });
    return {
      number: index + 1,
      slug: slugOf(title),
      title,
      teaser: sentences(2),
      image: null,
      continent: named(
        countries.indexOf(country.name) < 18 ? "Europa" : even(["Asien", "Afrika", "Amerika"]),
      ),
      country,
      region,
      activities: pick(activities, 3),
      travelTypes: pick(travelTypes, 2),
      travelFocusTypes: pick(focusTypes, 2),
      operator: skewed(operators, 1.4),
      days: 1 + Math.floor(next() ** 1.5 * 20),
      difficulty: 1 + Math.floor(next() * 5),
      highlights: Array.from({ length: 3 }, () => `${capital(skewed(allNouns))} ${skewed(places)}`),
      body: sentences(9),
      departures,
      sites: ["hiking"],
      features: [],
      childrenFromAge: null,
      track: [],
    };
  });
}
