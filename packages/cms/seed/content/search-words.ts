import type { SearchWordsSeed } from "../types";

/**
 * Words that stand for each other („=“) and words that mean others too, but not the reverse („>“), one group a line. Compounds of a
 * word need no line: „Holzkirche“ is found by „Kirche“.
 */
const SYNONYMS = `
polarlicht = nordlicht = aurora
borealis > nordlicht
mitternachtssonne = mittsommernacht
mitternachtssonne > mitternacht, mitternachtslicht
wallfahrt = pilgerweg = pilgern = pilgerpfad
wallfahrer = pilger
pilgerreise > pilgern
gotteshaus > kirche, kapelle, dom, kloster
kathedrale = dom = münster
kirche > dom, kapelle, kathedrale, münster, rundkirche, holzkirche
abtei = kloster
schrein > tempel
pagode > tempel
therme = thermalbad = thermalquelle = heilbad = mineralbad
wellness > therme, thermalbad, sauna, spa
spa > therme, sauna
onsen > thermalquelle, badehütte
fossil = fossilien = versteinerung = ammonit
saurier > versteinerung, fossil
moor = hochmoor
sumpf > moor
ried > moor
torf > moor
schlucht = klamm = tobel = canyon
felsschlucht > schlucht, klamm
steilküste = klippe = kliff = kreidefelsen
wasserfall = foss = kaskade
vulkan > lava, feuerberg
bergsee = gebirgssee = karsee
badesee > see, baden
schwimmen = baden = badestelle
höhle = grotte = tropfsteinhöhle
einsamkeit = abgeschiedenheit
einsamkeit > einsam, menschenleer, stille
wildnis > wild, menschenleer, unberührt, wegelos
einsam = abgelegen
ruhe = stille
ruhig = still
mücke = stechmücke
rentier = ren = rene
vogelbeobachtung = vogel = birding
ornithologie > vogel
kranich > zugvogel
zugvogel > kranich, vogel
seeadler > adler
robbe = seehund = kegelrobbe
wal = walbeobachtung
steinbock = gämse
orchidee > orchideen, blume
blume = blüte = wildblume
alpenblume > enzian, edelweiss, blume
heide = heidekraut
wein > winzer, weingut, weinberg, rebe, weinkeller
weinprobe = weinverkostung = weindegustation
weinprobe > wein, winzer, keller
weinberg = weinlage = rebhang = weinterrasse
winzer = weinbauer
weinreise > wein, winzer
weinwanderung > wein
bier = brauerei
whisky = whiskey = destillerie
austern > auster, muscheln
küche = essen = kulinarik = gericht
kulinarisch > küche, essen, kulinarik
gourmet > küche, wein
genuss > küche, wein, essen
feinschmecker > küche, wein
vegetarisch = vegan = fleischlos
bauernküche > küche, hausmannskost, bauer
hausmannskost > küche
frühstück > frühstücksbuffet
kochen > koch, küche, kochkurs
käserei = sennerei = senn
käserei > käse
käse > sennerei
alm = almhütte = sennalm = alpage = planina
almhütte > alm
bauernhof > hof, bauer
gastfamilie = familienunterkunft = privatquartier
einheimische > gastfamilie
homestay > gastfamilie
hütte > refugio, rifugio, schutzhaus
rifugio > hütte
klettersteig = ferrata
eisenweg > klettersteig
klettern > klettersteig
karabiner > klettersteigset, klettersteig
stahlseil = drahtseil
leiter > eisenleiter, stiege, klettersteig
stiege > leiter
ausgesetzt = luftig
grat = gratweg = gratwanderung
gipfel > gipfeltour, berg
hochtour > gletscher, gipfel
seilbahn = bergbahn = gondel = kabinenbahn
sessellift > seilbahn
pass > passhöhe, joch, scharte
alpenüberquerung = transalp = alpencross
durchquerung > überschreitung, überquerung
überquerung = überschreitung = durchquerung = querung
umrundung = rundweg = runde
rundwanderung > runde, rundweg
höhenweg = panoramaweg
sonnenaufgang = morgenrot
sternenhimmel > stern
furt = furten = durchqueren
durchwaten > furt
waten > furt
lagerfeuer = feuer = feuerstelle
camping > zelt
kanu = kanadier
kajak > seekajak
paddeln > paddel, kanu, kajak
schleuse = schleusentreppe
kanal > treidelpfad
schäre = schärengarten
insel > eiland
strand = sandstrand
düne = wanderdüne
leuchtturm = leuchtfeuer
hafen > hafenstadt
hafenstadt > hafen, hansestadt
hansestadt = hanse
backstein = backsteingotik
burg = festung
burg > burgruine, bischofsburg, kastell, schloss
burgruine > burg, ruine
schloss > palast, residenz, herrenhaus
palast = residenz = alhambra
maurisch > mauren, alhambra, moschee
moschee > maurisch
altstadt = stadtkern
stadtmauer > mauer
fachwerk = fachwerkhaus
museum > galerie, sammlung, ausstellung
museumsreise > museum
gemälde = malerei = bild
gemäldegalerie > museum, gemälde, maler, altar
malerei = gemälde
malerei > maler
landschaftsmalerei > maler, malerweg, romantik
künstler > maler, musiker, bildhauer
musik > konzert, spielleute
volksmusik > spielleute, geige
geige = geiger = fiedel
geige > spielleute
geigenspiel > geige
volkstanz > tanz
handwerk = handwerker = werkstatt
kunsthandwerk > handwerk, werkstatt
kurs = workshop
töpfern = keramik = töpferei
dichter = schriftsteller = autor
dichter > goethe, schiller
denker > philosoph, goethe
philosoph > denker
literatur > roman, krimi, dichter, schriftsteller
krimi > kommissar, wallander
schauplatz > drehort
antike > ausgrabung, archäologie, etrusker, römisch, griechisch
stätte > ausgrabung, theater, tempel, ruine
archäologie = archäologe = archäologin = ausgrabung
archäologisch > ausgrabung, archäologe
römisch = römer
mosaik > mosaikboden
ruine = ruinenstadt = burgruine
byzantinisch = byzanz
welterbe = weltkulturerbe = welterbestätte
unesco = welterbe = weltkulturerbe
jugendstil > architektur
architektur > baukunst, bauhaus
garten = park = gärten
orient = morgenland
nomade = nomaden = beduinen
beduine > nomade
karawane > maultier, kamel
maultier = muli
lasttier > maultier, kamel, esel
kamel = dromedar
wüste = sandwüste = wadi
oase > palme
basar = markt = souk
tempel > schrein
kloster > mönch
tee = teehaus
samen = sami
rentierzüchter > samen
zug = bahn = eisenbahn
bahn > schiene, gleis
eisenbahn = bahn = schienenbus = schmalspurbahn
bahnreise = zugreise
panoramazug > glacier, bernina, zug
schienenkreuzfahrt > bahnreise, schienenbus, eisenbahn
dampflok = dampfzug = dampflokomotive = schmalspurbahn
schmalspurbahn = kleinbahn = schmalspur
fähre = fährüberfahrt
schiff > fähre, boot
schiff = dampfer = schifffahrt
nachtzug = liegewagen = schlafwagen
bahnhof > station
leihfahrrad = leihrad = mietrad = leihräder = mieträder
leihrad > leihräder, mieträder
mietrad > mieträder, leihräder
begleitfahrzeug = begleitbus = kleinbus = begleitwagen
ebike = pedelec = elektrorad
bikepacking > radwandern, gepäck
flussradweg > radweg, fluss
steigung = anstieg = höhenmeter
höhenmeter > aufstieg
eben > flach
flach = eben = topfeben
schnee = tiefschnee = schneedecke = neuschnee
tiefschnee > schneeschuh, schnee
ski = skier = langlaufski
pulka > schlitten
eisbad > sauna, see
sauna = banja
familie = kinder
barrierefrei > rollstuhl
geologie = geopark
geologie > gestein
landhebung > eiszeit, gehoben
fels = felsen
felsen > felswand, felsnadel
dorf = bergdorf = weiler
doppelzimmer > zimmer
karst > höhle
regenwald > dschungel
lorbeerwald = laurisilva
levada > levadas
wehrturm = wohnturm
trinkspruch > tamada
fjäll = fjell = kahlfjäll
brotzeit = vesper
gespenst > gespensterwald
sehenswürdigkeit > altstadt
nachhaltig > umwelt
`;

/** Words that say nothing on a site, because all its trips are of that kind, beside what is said everywhere. */
const SILENT: Readonly<Partial<Record<SearchWordsSeed["site"], string>>> = {
  all: "outdoor, outdoorurlaub, outdoorreise, natur, naturreise, erlebnis, erlebnisreise, aktiv",
  cultural:
    "kultur, kulturreise, kulturreisen, kulturell, studienreise, studienreisen, bildungsreise, kulturtrip, kulturwandern, kultururlaub",
  adventures: "abenteuer, abenteuerreise, abenteuerreisen, abenteuerurlaub",
  "outdoors-germany": "abenteuer, abenteuerurlaub",
  "outdoors-sweden": "abenteuer, abenteuerurlaub",
};

function synonymOf(line: string): SearchWordsSeed {
  const [words = "", finds] = line.split(" > ");
  return finds === undefined
    ? { kind: "same", words: words.split(" = ").join(", "), site: "all" }
    : { kind: "oneWay", words, finds, site: "all" };
}

export const searchWords: SearchWordsSeed[] = [
  ...SYNONYMS.trim().split("\n").map(synonymOf),
  ...Object.entries(SILENT).map(([site, words]): SearchWordsSeed => ({
    kind: "silent",
    words,
    site: site as SearchWordsSeed["site"],
  })),
];
