/** Number of each tour; places where it lies; places where it does not (all, not only near ones, of interest to a reader). */
const ROWS = `
1001|karwendel tirol oesterreich alpen ostalpen karwendel-hoehenweg scharnitz achensee|bayern deutschland zillertaler-alpen inn innradweg muenchen-venedig zugspitze innsbruck salzburger-land suedtirol
1002|zillertaler-alpen zillertal tirol oesterreich alpen berliner-hoehenweg olperer mayrhofen|karwendel berlin suedtirol italien stubaier-alpen salzburger-land zentralalpenweg
1003|berchtesgadener-alpen watzmann koenigssee bayern deutschland nationalpark-berchtesgaden steinernes-meer bayerische-alpen salzburger-land|tirol salzburger-almenweg chiemsee zugspitze allgaeu hohe-tauern salzburg
1004|allgaeuer-alpen allgaeu bayern oberstdorf heilbronner-weg nebelhorn alpen|e5 zugspitze vorarlberg lech bodensee karwendel schweiz tirol oesterreich
1005|dolomiten suedtirol trentino-suedtirol italien alpen dolomiten-hoehenweg-1 pragser-wildsee monte-civetta lagazuoi venetien|tirol osttirol oesterreich schweiz brenta drei-zinnen muenchen-venedig trentino gardasee
1006|mont-blanc tour-du-mont-blanc alpen westalpen frankreich italien schweiz savoyen aostatal wallis chamonix courmayeur|haute-route walliser-alpen matterhorn zermatt oesterreich ostalpen gr5 rhone
1007|saechsische-schweiz elbsandsteingebirge sachsen deutschland malerweg elbe bastei bad-schandau rathen mittelgebirge|schweiz tschechien boehmische-schweiz forststeig erzgebirge alpen dresden zittauer-gebirge
1008|harz brocken harzer-hexenstieg niedersachsen sachsen-anhalt thale mittelgebirge deutschland|thueringen hessen kyffhaeuser goslar rennsteig alpen weser
1009|schwarzwald suedschwarzwald schluchtensteig wutachschlucht schluchsee baden-wuerttemberg deutschland mittelgebirge|schweiz nordschwarzwald westweg bodensee rhein feldberg titisee schwaebische-alb
1010|lappland kungsleden schweden skandinavien abisko-nationalpark nikkaluokta kebnekaise polarkreis|norwegen finnland padjelanta sarek kiruna jaemtland kvikkjokk
1011|val-muestair engadin unterengadin graubuenden schweiz alpen|suedtirol italien oesterreich tirol wallis davos oberengadin sankt-moritz
1012|madeira madeira-archipel portugal levadas makaronesien atlantik pico-ruivo machico|porto-santo azoren kanaren lissabon mittelmeer algarve spanien
1013|lykien lykischer-weg lykische-kueste tuerkei mittelmeer fethiye asien|griechenland antalya kappadokien rhodos schwarzes-meer balkan
1014|korsika mare-a-mare frankreich mittelmeer porto-vecchio propriano|gr20 sardinien italien ajaccio calvi provence alpen
1015|julische-alpen bohinjer-see slowenien triglav-nationalpark alpen vogel|bleder-see italien kroatien oesterreich karawanken adria kaernten
1016|schottische-highlands west-highland-way schottland grossbritannien loch-lomond glasgow fort-william ben-nevis glencoe|england great-glen-way loch-ness hebriden irland edinburgh isle-of-skye
1017|hoega-kusten hoega-kustenleden schweden ostsee bottnischer-meerbusen skandinavien nationalpark-skuleskogen|finnland lappland stockholm nordsee jaemtland ostseekueste gotland
1018|padjelantaleden padjelanta lappland schweden kvikkjokk ritsem polarkreis|norwegen nordnorwegen kungsleden nikkaluokta abisko-nationalpark kebnekaise finnland
1019|bohuslaen schweden kosterinseln schaeren skagerrak stroemstad fjaellbacka|ostsee norwegen goeteborg dalsland daenemark kattegatt
1020|dalsland dalsland-kanal schweden haverud bengtsfors|norwegen ostsee goeta-kanal bohuslaen vaettern dalarna
1021|goeta-kanal schweden vaettern vaenern motala soederkoeping ostsee|norwegen dalsland-kanal stockholm goeteborg smaland gotland
1022|gotland faroe visby schweden ostsee|oeland bornholm faeroeer stockholm estland faro-algarve
1023|kattegatt kattegat kattegattleden halland schonen goeteborg helsingborg schweden varberg|daenemark kopenhagen bohuslaen ostsee malmoe norwegen
1024|oesterlen schonen skaneleden schweden ostsee ystad simrishamn|bornholm malmoe halland smaland daenemark oeland
1025|schwedisches-inland schweden lappland jaemtland dalarna mora oestersund gaellivare jokkmokk arvidsjaur polarkreis|norwegen ostsee kiruna stockholm finnland skanden gotland
1026|jaemtland schweden skanden sylarna|norwegen lappland dalarna oestersund finnland ostsee
1027|dalarna siljan mora falun leksand taellberg schweden|lappland jaemtland stockholm vaenern norwegen ostsee
1028|donautal donau donauradweg oesterreich passau linz melk wachau niederoesterreich oberoesterreich|bayern deutschland enns burgenland alpen inn salzburger-land ungarn
1029|mittlere-elbe elbe elberadweg dresden wittenberg dessau magdeburg sachsen sachsen-anhalt deutschland|tschechien saechsische-schweiz hamburg brandenburg berlin leipzig malerweg
1030|mosel moselradweg trier koblenz cochem rheinland-pfalz deutschland|moselsteig luxemburg rhein eifelsteig saar frankreich koeln hunsrueck
1031|ostseekueste ostsee ostseekuesten-radweg luebeck wismar fischland-darss-zingst ruegen mecklenburg-vorpommern schleswig-holstein rostock stralsund|hiddensee nordsee daenemark polen usedom hamburg fehmarn
1032|friaul alpe-adria-radweg italien oesterreich kaernten udine grado villach adria alpen hohe-tauern|slowenien venetien alpe-adria-trail venedig suedtirol triest salzburg
1033|loiretal loire loire-radweg frankreich tours blois amboise chambord|paris bretagne burgund provence nantes mosel
1034|flandern belgien benelux bruegge gent antwerpen|wallonien bruessel frankreich luxemburg deutschland england amsterdam
1035|bornholm daenemark ostsee roenne gudhjem hammershus skandinavien|schweden kopenhagen ruegen gotland schonen nordsee juetland
1036|apulien salento italien valle-d-itria ostuni alberobello lecce otranto adria|sizilien kampanien matera albanien basilikata toskana rom
1037|altmuehltal altmuehl naab vils donau bayern fraenkische-alb eichstaett kelheim regensburg amberg oberpfalz|schwaebische-alb schweizer-jura main bayerischer-wald nuernberg passau alpen
1038|saale-und-weimarer-land weimar jena naumburg thueringen sachsen-anhalt saale unstrut|sachsen thueringer-wald rennsteig elbe erfurt leipzig harz
1039|toskana via-francigena lucca siena san-gimignano italien|ligurien umbrien rom florenz pisa apennin mittelmeer
1040|andalusien spanien cordoba granada sierra-de-grazalema ronda iberische-halbinsel|portugal marokko madrid kanaren sevilla jakobsweg pyrenaeen
1041|kleinpolen polen krakau beskiden karpaten nationalpark-ojcow|slowakei tschechien warschau hohe-tatra zakopane riesengebirge
1042|peloponnes griechenland mani argolis nafplio mystras taygetos kardamyli|kreta athen kykladen tuerkei albanien olymp
1043|kiso-und-kii kiso-tal halbinsel-kii japan nakasendo kumano-kodo kyoto nagoya magome asien|china tokio hokkaido fuji suedkorea shikoku
1044|mecklenburgische-seenplatte mecklenburg-vorpommern brandenburg havel fuerstenberg deutschland|ostsee berlin polen spreewald mueritz ruegen elbe
1045|brenta trentino italien alpen bocchette-weg trentino-suedtirol|suedtirol dolomiten gardasee tirol schweiz adamello-presanella
1046|islands-sueden island laugavegur thorsmoerk landmannalaugar reykjavik|groenland norwegen vatnajoekull faeroeer skandinavien akureyri
1047|hardangervidda norwegen skandinavien finse skanden|schweden jotunheimen bergen oslo lofoten hardangerfjord fjordnorwegen
1048|hiddensee ruegen fischland-darss-zingst ostsee ostseekueste mecklenburg-vorpommern nationalpark-jasmund deutschland|zugspitze nordsee usedom alpen polen schweden luebeck daenemark
1049|lofoten norwegen nordnorwegen svolvaer reine polarkreis skandinavien|schweden senja vesteralen tromsoe lappland finnland bergen
1050|irlands-westen irland dingle burren connemara kerry galway atlantik wild-atlantic-way|nordirland england dublin kerry-way aran-inseln schottland
1051|nordestland-und-inseln estland tallinn hiiumaa saaremaa muhu nationalpark-lahemaa ostsee baltikum|lettland litauen finnland helsinki tartu gotland russland
1052|graubuenden-und-wallis graubuenden wallis schweiz bernina chur zermatt matterhorn bernina-express glacier-express engadin puschlav alpen|tessin oesterreich haute-route tour-monte-rosa mont-blanc suedtirol berner-oberland kanton-bern
1053|swanetien georgien kaukasus mestia uschguli schchara kutaissi|armenien kasbek tuschetien elbrus russland tiflis tuerkei schwarzes-meer
1054|djebel-saghro marokko atlas nkob ouarzazate afrika nordafrika|toubkal hoher-atlas marrakesch algerien sahara tunesien fes
1055|edom jordanien petra wadi-dana dana jordan-trail naher-osten|israel aegypten negev jerusalem amman totes-meer
1056|annapurna nepal himalaya poon-hill pokhara kathmandu ghandruk asien|khumbu mount-everest indien bhutan annapurna-runde langtang dhaulagiri
`;

export const TOUR_PLACES = ROWS.trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([number, lies = "", liesNot = ""]) => [Number(number), lies, liesNot] as const);
