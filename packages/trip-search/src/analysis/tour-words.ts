/**
 * German words that tour titles are made of, folded: known as parts of compounds even when the corpus never writes them alone.
 * Forms without their last e (gebirg, muhl, erd) are how these words stand inside compounds.
 */
export const TOUR_WORDS: readonly string[] = (
  "abend abenteuer abstieg alm alpe alpen anfanger aufstieg ausblick aussicht bach bad bahn barfuss berg bergbahn bett bike blick blume boot " +
  "brucke bucht burg bus dorf dune durchquerung einsteiger erd erlebnis etappe expedition fahr fahre fahrrad fahrt familie felsen fern ferien fels fest " +
  "feuer fjord fluss foto frauen fruhling fuhrer fuhrung fuss garten gebirg gebirge gelande genuss gipfel gletscher grat grenz grenze gruppe " +
  "hafen halb hang haus heide herbst hoch hochland hof hohe hohen hohle hund hutte insel jahr joch kajak kamm kanal kanu kinder kirch kirche kletter " +
  "klippe kloster kraut krater kreuz kultur kunst kuste land langlauf langs lauf leiter licht luchs mittel meer mond moor morgen muhl muhle " +
  "nacht nah natur nebel nord ost panorama park pass pfad pilger pilz platz polar quelle rad rafting rast reise reit ried route ruck rund " +
  "runde sage salz sand schaf schiff schloss schlucht schlitten schnee schneeschuh schnupper schwarz schul see seen segel sommer sonne spazier spur " +
  "stadt start stausee steig steil stein stern stille strand strasse strecke sturm sud tag tal teich termin therme tier tour trail trekking " +
  "turm uber uberquerung uberschreitung ufer umrundung urlaub vogel vulkan wald wand wander wanderung wasser wasserfall weg weihnacht wein weit welt " +
  "west wiese wild winter woche wochen wochenende wolf wurzel wuste yoga zeit zelt ziel zug " +
  "birke boden buche dom donau eiche elbe felsen fichte fuchs hirsch jakob kahn kaiser kiefer kloster konig konigs larche lorbeer mosel muggel murmel " +
  "freundlich nordsee ostsee rhein schwan spree steinbock tanne weser"
).split(" ");
