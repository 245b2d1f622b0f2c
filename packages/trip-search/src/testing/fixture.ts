import type { Named, SearchQuery, TripDocument } from "@gratweg/contracts";
import { emptySearchQuery } from "@gratweg/contracts/search-query";

/** The day on which the fixtures are looked at. */
export const TODAY = "2026-11-21";

export function query(changes: Partial<SearchQuery> = {}): SearchQuery {
  return { ...emptySearchQuery(), pageSize: 100, ...changes };
}

export function named(name: string): Named {
  const slug = name
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-");
  return { slug, name };
}

export function trip(number: number, changes: Partial<TripDocument> = {}): TripDocument {
  return {
    number,
    slug: `tour-${number}`,
    title: `Tour ${number}`,
    teaser: "",
    image: null,
    continent: null,
    country: null,
    region: null,
    activities: [],
    travelTypes: [],
    travelFocusTypes: [],
    operator: null,
    days: 5,
    difficulty: 2,
    highlights: [],
    body: "",
    departures: [],
    sites: ["hiking"],
    features: [],
    childrenFromAge: null,
    track: [],
    ...changes,
  };
}

export function departure(number: number, startDate: string, euros: number) {
  return { number, startDate, endDate: startDate, priceCents: euros * 100 };
}

/** Title; teaser; region; country; activity; body. */
const ROWS = `
1|Alpenhüttentour im Karwendel|Fünf Tage von Falkenhütte bis Lamsenjoch.|Karwendel|Österreich|Wandern|Wir übernachten in Lagern und frühstücken früh.
2|Von Hütte zu Hütte durch die Dolomiten|Türme, Scharten und gute Küche.|Dolomiten|Italien|Wandern|Der Höhenweg quert Geröll und Almwiesen.
3|Gratwanderung am Nebelhorn|Ausgesetzte Grate für Geübte.|Allgäuer Alpen|Deutschland|Bergsteigen|Die Preise der Bergbahn sind enthalten.
4|Mit dem Rad um den Bodensee|Drei Länder auf einem Radweg.|Bodensee|Deutschland|Radfahren|Flach und familienfreundlich am Ufer entlang.
5|Alpenüberquerung auf dem E5|Von Oberstdorf nach Meran zu Fuß.|Allgäuer Alpen|Deutschland|Wandern|Sechs Etappen, sechs Pässe.
6|Küstenwanderung auf Madeira|Levadas, Lorbeerwald und Atlantik.|Madeira|Portugal|Wandern|Der Pico Ruivo misst 1862 Meter.
7|Fjordland mit Weitblick|Hütten und Höhen über dem Sognefjord.|Vestland|Norwegen|Wandern|Die Fähre bringt uns über den Fjord.
8|Kungsleden in Lappland|Sieben Tage durch das Fjäll.|Lappland|Schweden|Trekking|Mitternachtssonne und Rentiere.
9|Weinwandern in der Wachau|Terrassen, Marillen und die Donau.|Wachau|Österreich|Genusswandern|Zu Gast beim Winzer, abends Heuriger.
10|Schneeschuhtour im Schwarzwald|Stille Winterwälder rund um den Feldberg.|Schwarzwald|Deutschland|Schneeschuhwandern|Einsteiger sind willkommen.
11|Klettersteige in Südtirol|Eisenwege über Bozen.|Südtirol|Italien|Klettersteig|Klettern mit Helm und Gurt.
12|Elbsandsteingebirge: Malerweg|Felsentürme und tiefe Gründe.|Sächsische Schweiz|Deutschland|Wandern|Auf den Spuren der Maler.
13|Jakobsweg von Porto nach Santiago|Pilgern an der Küste.|Galicien|Spanien|Pilgern|Zwölf Etappen mit Gepäcktransport.
14|Ätna und Liparische Inseln|Feuerberge im Süden.|Sizilien|Italien|Wandern|Der Stromboli spuckt Lava.
15|Tour du Mont Blanc|Die große Runde um den höchsten Berg.|Savoyer Alpen|Frankreich|Trekking|Drei Länder, zehn Tage.
16|Zugspitze über das Höllental|Klamm, Gletscher und Gipfel.|Wetterstein|Deutschland|Bergsteigen|Frühe Starts, lange Tage.
17|Lüneburger Heide in Blüte|Wacholder und Schnucken.|Lüneburger Heide|Deutschland|Wandern|Sanfte Wege, süßer Honig.
18|Rennsteig: Klassiker in Thüringen|Kammweg durch den Wald.|Thüringer Wald|Deutschland|Wandern|Sechs Etappen auf 170 Kilometern.
19|Vulkane und Geysire auf Island|Heiße Quellen im Hochland.|Südisland|Island|Trekking|Der Laugavegur führt nach Þórsmörk.
20|Abenteuer Atlas: Trekking zum Toubkal|Berberdörfer und hohe Pässe.|Hoher Atlas|Marokko|Trekking|Maultiere tragen das Gepäck.
21|Großer Müggelsee mit dem Kanu|Wasserwege vor Berlin.|Brandenburg|Deutschland|Kanu|Paddeln, baden, rasten.
22|Ostseeküste auf dem Gespensterwald-Pfad|Steilufer und Buchenwälder.|Mecklenburg|Deutschland|Wandern|Die Ostsee rauscht.
23|E-Bike durch die Toskana|Hügel, Zypressen, Pecorino.|Toskana|Italien|Radfahren|Elektrisch bergauf.
24|Wochenende auf der Rax|Kurz entschlossen ins Gebirge.|Wiener Alpen|Österreich|Wandern|Ab Wien mit der Bahn.
25|Watzmann-Überschreitung|Drei Gipfel an einem Tag.|Berchtesgaden|Deutschland|Bergsteigen|Nur für Schwindelfreie.
26|Steinernes Meer mit Murmeltieren|Karst hoch über dem Königssee.|Berchtesgaden|Deutschland|Wandern|Nächte im Riemannhaus.
27|Cinque Terre zu Fuß|Bunte Dörfer über dem Meer.|Ligurien|Italien|Wandern|Treppen und Terrassen.
28|Samariaschlucht und Weiße Berge|Kretas wilder Süden.|Kreta|Griechenland|Wandern|Die Schlucht ist 16 km lang.
29|Peaks of the Balkans|Grenzenlos durch drei Länder.|Albanische Alpen|Albanien|Trekking|Gastfreundschaft in Theth.
30|Yoga und Wandern auf der Seiser Alm|Zur Ruhe kommen.|Südtirol|Italien|Yoga|Morgens Matte, mittags Almen.
31|Neue Wege im Harz|Hexen, Moore, Granit.|Harz|Deutschland|Wandern|Treue Gäste kommen wieder.
32|Straßen der Kaiser: Goslar bis Quedlinburg|Fachwerk und Geschichte.|Harz|Deutschland|Kulturreise|Große Geschichte, kurze Wege.
33|Gletschertrekking am Aletsch|Der längste Eisstrom der Alpen.|Wallis|Schweiz|Bergsteigen|Am Seil über Spalten.
34|Bernina-Express und Höhenwege|Mit dem Zug zu den Wanderungen.|Engadin|Schweiz|Wandern|Grade Linien gibt es hier nicht.
35|Spreewald mit dem Kahn|Fließe und Gurken.|Brandenburg|Deutschland|Kanu|Leise durch das Biosphärenreservat.
36|Seenrunde im Salzkammergut|Baden, wandern, genießen.|Salzkammergut|Österreich|Wandern|Sieben Seen in sieben Tagen.
37|Café-Tour durch Triest|Hafen, Karst und Kaffeehäuser.|Friaul|Italien|Kulturreise|Die Bora bläst.
38|Familienabenteuer Bauernhof|Kühe, Bäche, Baumhaus.|Chiemgau|Deutschland|Familienreise|Kinder ab sechs Jahren.
39|Wüstenwanderung im Wadi Rum|Sand, Sterne, Stille.|Wadi Rum|Jordanien|Trekking|Beduinen kochen im Sand.
40|Nachtwanderung zum Sonnenaufgang|Hinauf im Schein der Lampe.|Chiemgau|Deutschland|Wandern|Frühstück auf dem Gipfel.
`;

/** Forty tours for judged queries. */
export function germanTours(): TripDocument[] {
  return ROWS.trim()
    .split("\n")
    .map((row) => {
      const [number, title, teaser, region, country, activity, body] = row.split("|");
      return trip(Number(number), {
        title,
        teaser,
        body,
        region: named(region ?? ""),
        country: named(country ?? ""),
        continent: named("Europa"),
        activities: [named(activity ?? "")],
        operator: named("Bergschule Nord"),
        departures: [
          departure(Number(number) * 10, `2027-0${1 + (Number(number) % 9)}-15`, 500 + Number(number)),
        ],
      });
    });
}
