/**
 * Words that stand for each other („=“) and words that mean others too, but not the reverse („>“), one group a line. Compounds of a
 * word need no line: „Holzkirche“ is found by „Kirche“.
 */
export const SYNONYMS = `
polarlicht = nordlicht = aurora
borealis > nordlicht
mitternachtssonne = mittsommernacht
wallfahrt = pilgerweg = pilgern = pilgerpfad
wallfahrer = pilger
pilgerreise > pilgern
gotteshaus > kirche, kapelle, dom, kloster
kathedrale = dom = münster
kirche > dom, kapelle, kathedrale, münster
abtei = kloster
schrein > tempel
pagode > tempel
therme = thermalbad = thermalquelle = heilbad
wellness > therme, thermalbad, sauna, spa
spa > therme, sauna
onsen > thermalquelle, heiss, quelle
fossil = versteinerung = ammonit
saurier > versteinerung, fossil
moor = hochmoor = sumpf = ried
torf > moor
schlucht = klamm = tobel = canyon
felsschlucht > schlucht, klamm
steilküste = klippe = kliff = kreidefelsen
wasserfall = foss = kaskade
vulkan = krater = lava
vulkanisch > vulkan, lava
geysir > quelle, vulkan
gletscher = eis
bergsee = gebirgssee = karsee
badesee > see, baden
schwimmen = baden = badestelle
höhle = grotte = tropfsteinhöhle
wildnis = einsamkeit = abgeschiedenheit
einsam = abgelegen
ruhe = stille
ruhig = still
allein > einsam, still
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
wein = weinprobe = winzer = weingut = weinberg = rebe
weinberg = weinlage = rebhang
winzer = weinbauer
weinreise > wein, winzer
weinwanderung > wein
bier = brauerei
whisky = whiskey = destillerie
austern > auster, muscheln, fisch
fischer = fischerdorf = fischerhafen
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
käserei = käse = sennerei
käse > sennerei
alm = alp = almhütte = sennalm
almhütte > alm
bauernhof > hof, bauer
gastfamilie = familienunterkunft = privatquartier
einheimische > gastfamilie, bauer
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
seil > drahtseil
schwindelfrei = schwindelfreiheit = trittsicher = trittsicherheit
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
furt = furten = watt
durchwaten > furt
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
hafen = hafenstadt
hansestadt = hanse
backstein = backsteingotik
burg = schloss = festung = ruine
burgruine > burg, ruine
schloss > palast, burg, residenz
palast = residenz = alhambra
maurisch > mauren, alhambra, moschee
moschee > maurisch
altstadt = stadtkern
stadtmauer > mauer
fachwerk = fachwerkhaus
museum = ausstellung = galerie = sammlung
gemälde = malerei = bild
gemäldegalerie > museum, gemälde, maler, altar
maler = malerei = gemälde = künstler
landschaftsmalerei > maler, malerweg, romantik
romantik > romantiker, maler
künstler > maler, musiker
musik = musiker = konzert = spielleute
volksmusik > spielleute, geige, musik
geige = geiger = fiedel = spielleute
tanz > tanzen, musik
handwerk = handwerker = werkstatt
kunsthandwerk > handwerk, werkstatt
kurs = workshop
töpfern = keramik = töpferei
dichter = schriftsteller = literatur = goethe = schiller
denker > philosoph, goethe, schiller
philosoph > denker
literatur = roman = krimi
krimi > kommissar, wallander
schauplatz > drehort
antike = antik = tempel = archäologie = ausgrabung
antik > antike, tempel, theater
archäologie = archäologe = archäologin = ausgrabung
archäologisch > ausgrabung, archäologe
römisch = römer
griechisch > antike
ruine = ruinenstadt = ausgrabung
byzantinisch = byzanz
welterbe = weltkulturerbe = welterbestätte
unesco = welterbe = weltkulturerbe
jugendstil > architektur
architektur > baukunst, bauhaus
garten = park = gärten
orient = morgenland
nomade = nomaden = beduinen
beduine > nomade
karawane = maultier = kamel = muli
lasttier = maultier = kamel = esel
kamel = dromedar
wüste = sandwüste = wadi
oase > palme
basar = markt = souk
tempel > schrein
kloster > mönch
tee = teehaus
samen = sami
rentierzüchter > samen
zug = bahn = eisenbahn = schiene
eisenbahn = bahn = schienenbus = schmalspurbahn
bahnreise = zugreise
panoramazug > glacier, bernina, zug
schienenkreuzfahrt > bahnreise, schienenbus, eisenbahn
dampflok = dampfzug = dampflokomotive = schmalspurbahn
schmalspurbahn = kleinbahn = schmalspur
fähre = fährüberfahrt = schiff
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
erdbeben > geologie
geologie = gestein = geopark
landhebung > eiszeit, gehoben
eiszeit = gletscher
fels = felsen = sandstein
felsen > felswand, sandstein, felsnadel
kreide = kalk
dorf = bergdorf = weiler
doppelzimmer > zimmer
mittelmeer > meer
karst > höhle
regenwald > dschungel
lorbeerwald = laurisilva
levada > levadas
wehrturm = wohnturm = turm
trinkspruch > tamada, wein
fjäll = fjell = kahlfjäll
brotzeit = vesper
gespenst > gespensterwald
sehenswürdigkeit > altstadt, museum
regional > bauer, markt
nachhaltig > umwelt
`;

/** Words that say nothing on a site, because all its trips are of that kind; folded, beside what is said everywhere. */
export const SILENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  everywhere: [
    "outdoor",
    "outdoorurlaub",
    "outdoorreise",
    "natur",
    "naturreise",
    "erlebnis",
    "erlebnisreise",
    "aktiv",
  ],
  cultural: [
    "kultur",
    "kulturreise",
    "kulturreisen",
    "kulturell",
    "studienreise",
    "studienreisen",
    "bildungsreise",
    "kulturtrip",
    "kulturwandern",
    "kultururlaub",
  ],
  adventures: ["abenteuer", "abenteuerreise", "abenteuerreisen", "abenteuerurlaub"],
  "outdoors-germany": ["abenteuer", "abenteuerurlaub"],
  "outdoors-sweden": ["abenteuer", "abenteuerurlaub"],
};
