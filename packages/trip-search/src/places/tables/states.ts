import { BOUNDARIES } from "../boundaries";
import { readTable } from "../table";

/** Länder, cantons, provinces and regions with a border. */
export const STATES = readTable(
  "state",
  `
  Baden-Württemberg | | baden-württembergisch, Ländle, BaWü | deutschland, sueddeutschland | @baden-wuerttemberg
  Bayern | | bayerisch, bayrisch, Freistaat Bayern | deutschland, sueddeutschland | @bayern
  Berlin | | ~Berliner | deutschland | @berlin
  Brandenburg | | brandenburgisch, brandenburger, Mark Brandenburg | deutschland | @brandenburg
  Bremen | | Bremer | deutschland | @bremen
  Hamburg | | ~Hamburger | deutschland | @hamburg
  Hessen | | hessisch | deutschland, westdeutschland | @hessen
  Mecklenburg-Vorpommern | | Meck-Pomm, MeckPomm, Mecklenburg, Vorpommern, mecklenburgisch, vorpommersch | deutschland | @mecklenburg-vorpommern
  Niedersachsen | | niedersächsisch | deutschland | @niedersachsen
  Nordrhein-Westfalen | | NRW, nordrhein-westfälisch | deutschland, westdeutschland | @nordrhein-westfalen
  Rheinland-Pfalz | | rheinland-pfälzisch | deutschland, westdeutschland | @rheinland-pfalz
  Saarland | im Saarland | saarländisch | deutschland, westdeutschland | @saarland
  Sachsen | | sächsisch, Freistaat Sachsen | deutschland | @sachsen
  Sachsen-Anhalt | | sachsen-anhaltisch, Anhalt | deutschland | @sachsen-anhalt
  Schleswig-Holstein | | schleswig-holsteinisch, Holstein | deutschland | @schleswig-holstein
  Thüringen | | thüringisch, thüringer | deutschland | @thueringen
  Burgenland | im Burgenland | burgenländisch | oesterreich | @burgenland
  Kärnten | | kärntnerisch, kärntner | oesterreich | @kaernten
  Niederösterreich | | niederösterreichisch | oesterreich | @niederoesterreich
  Oberösterreich | | oberösterreichisch | oesterreich | @oberoesterreich
  Salzburger Land | im Salzburger Land | Land Salzburg, Salzburgerland, Bundesland Salzburg | oesterreich | @salzburger-land
  Steiermark | in der Steiermark | steirisch | oesterreich | @steiermark
  Tirol | | tiroler, tirolerisch, Nordtirol | oesterreich | @tirol
  Vorarlberg | | vorarlberger | oesterreich | @vorarlberg
  Wien | | ~wiener | oesterreich | @wien
  Wallis | im Wallis | walliser, Valais, Unterwallis, Oberwallis | graubuenden-und-wallis | @wallis
  Graubünden | | bündner, Bündnerland, Grisons, Grigioni, Bünden | graubuenden-und-wallis | @graubuenden
  Tessin | im Tessin | tessiner, Ticino | schweiz | @tessin
  Südtirol | | südtiroler, Alto Adige | trentino-suedtirol | @suedtirol
  Trentino | im Trentino | trentiner, Welschtirol, Provinz Trient | trentino-suedtirol | @trentino
  Aostatal | im Aostatal | Valle d'Aosta, Val d'Aosta, Aosta-Tal | italien | @aostatal
  Piemont | im Piemont | piemontesisch, Piemonte | italien | @piemont
  Lombardei | in der Lombardei | lombardisch, Lombardia | italien | @lombardei
  Venetien | | venetisch, Veneto, venezianisch | italien | @venetien
  Friaul | im Friaul | Friaul-Julisch Venetien, friaulisch, friulanisch, Friuli, Friaul-Julisch-Venetien | italien | @friaul
  Ligurien | | ligurisch, Liguria, Italienische Riviera | italien | @ligurien
  Emilia-Romagna | in der Emilia-Romagna | ~Emilia, Romagna | italien | @emilia-romagna
  Toskana | in der Toskana | toskanisch, toscanisch, Toscana | italien | @toskana
  Umbrien | | umbrisch, Umbria | italien | @umbrien
  ~Marken | in den Marken | Le Marche | italien | @marken
  Latium | im Latium | Lazio | italien | @latium
  Abruzzen | in den Abruzzen | Abruzzo | italien | @abruzzen
  Kampanien | | kampanisch, Campania | italien | @kampanien
  Apulien | | apulisch, Puglia | italien | @apulien
  Basilikata | in der Basilikata | Basilicata, Lukanien | italien | @basilikata
  Kalabrien | | kalabrisch, kalabresisch, Calabria | italien | @kalabrien
  Savoyen | | savoyisch, Savoie, Haute-Savoie, Hochsavoyen | frankreich | @savoyen
  Elsass | im Elsass | elsässisch, Alsace | frankreich | @elsass
  Bretagne | in der Bretagne | bretonisch | frankreich | @bretagne
  Normandie | in der Normandie | normannisch | frankreich | @normandie
  Provence | in der Provence | provenzalisch, Provence-Alpes-Côte d'Azur | frankreich | @provence
  Andalusien | | andalusisch, Andalucía | spanien | @andalusien
  Aragonien | | Aragón, aragonesisch | spanien | @aragonien
  Katalonien | | katalanisch, Catalunya, Cataluña | spanien | @katalonien
  Galicien | | galicisch, Galizien, Galicia | spanien | @galicien
  Asturien | | asturisch, Asturias | spanien | @asturien
  Kantabrien | | kantabrisch, Cantabria | spanien | @kantabrien
  Baskenland | im Baskenland | baskisch, Euskadi, País Vasco | spanien | @baskenland
  Navarra | | | spanien | @navarra
  England | | englisch | grossbritannien | @england
  Schottland | | schottisch | grossbritannien | @schottland
  Wales | | walisisch | grossbritannien | @wales
  Nordirland | | nordirisch | grossbritannien | @nordirland
  Dalarna | | Dalekarlien, Dala | schweden | @dalarna
  Jämtland | | jämtländisch, Jämtlands län, Jamtland | schweden | @jaemtland
  Schonen | | Skåne, Skane, schonisch | schweden | @schonen
  Värmland | | värmländisch, Varmland | schweden | @vaermland
  Halland | | Hallands län | schweden | @halland
  Småland | | Smaland, småländisch | schweden | @smaland
  Algarve | an der Algarve | | portugal | @algarve
  Kleinpolen | | kleinpolnisch, Małopolska, Malopolska | polen | @kleinpolen
  Flandern | | flämisch, Vlaanderen | belgien | @flandern
  Wallonien | | wallonisch, Wallonie | belgien | @wallonien
  Trentino-Südtirol | in Trentino-Südtirol | Trentino-Alto Adige | italien | . 46.4 11.3
  ~Uri | im Kanton Uri | Kanton Uri, Urner Alpen | zentralschweiz | 46.53 8.4, 46.52 8.6, 46.65 8.7, 46.8 8.93, 46.95 8.65, 46.92 8.5, 46.72 8.42
  Schwyz | im Kanton Schwyz | Kanton Schwyz | zentralschweiz | o 47.06 8.75 16
  Kanton Bern | im Kanton Bern | | schweiz | 46.35 7.05, 46.4 7.8, 46.55 8.35, 46.78 8.38, 46.85 7.95, 47.2 7.75, 47.25 7.1, 46.95 7.1, 46.65 7.2
  Glarus | im Glarnerland | Glarnerland, Kanton Glarus | schweiz | o 46.98 9.08 17
  Kalifornien | | kalifornisch | usa | 32.6 -117.2, 34.5 -120.7, 40 -124.4, 42 -124.3, 42 -120, 39 -120, 35 -114.6, 32.7 -114.6
  Alaska | | | usa | o 64 -152 900
  `,
  BOUNDARIES,
);
