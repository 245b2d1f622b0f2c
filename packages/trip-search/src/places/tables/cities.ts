import { readTable } from "../table";

export const CITIES = readTable(
  "city",
  `
  München | | Münchner | bayern | o 48.137 11.575 14
  Garmisch-Partenkirchen | | Garmisch, Partenkirchen | werdenfelser-land | o 47.493 11.096 6
  Mittenwald | | | karwendel, bayern | o 47.442 11.262 4
  Oberstdorf | | Oberstdorfer, Spielmannsau, Einödsbach | allgaeu, bayern | o 47.409 10.279 5
  Füssen | | Neuschwanstein, Schwangau | allgaeu, bayern | o 47.57 10.7 6
  Kempten | | | allgaeu, bayern | o 47.73 10.32 7
  Lindau | | | bodensee, bayern | o 47.55 9.69 5
  Bad Tölz | | | bayern | o 47.76 11.56 6
  Ramsau | | Ramsau bei Berchtesgaden | berchtesgadener-alpen, bayern | o 47.607 12.9 4
  Bad Reichenhall | | Reichenhall | bayern | o 47.725 12.877 5
  Augsburg | | | bayern | o 48.37 10.9 8
  Nürnberg | | Nürnberger | franken | o 49.45 11.08 10
  Bamberg | | | franken | o 49.89 10.89 7
  Bayreuth | | | franken | o 49.94 11.58 6
  Würzburg | | | franken, main | o 49.79 9.93 8
  Rothenburg ob der Tauber | | Rothenburg | franken | o 49.38 10.18 5
  Eichstätt | | | altmuehltal | o 48.892 11.184 5
  Kelheim | | Weltenburg, Donaudurchbruch | bayern, donau | o 48.918 11.869 6
  Regensburg | | | bayern, donau | o 49.02 12.1 7
  Passau | | | bayern, donau | o 48.574 13.457 7
  Amberg | | | oberpfalz | o 49.445 11.858 6
  Freiburg | | Freiburg im Breisgau | baden-wuerttemberg | o 47.995 7.85 8
  Baden-Baden | | | schwarzwald | o 48.76 8.24 6
  Stuttgart | | | baden-wuerttemberg | o 48.777 9.18 10
  Heidelberg | | | baden-wuerttemberg | o 49.41 8.69 7
  Konstanz | | | bodensee, baden-wuerttemberg | o 47.66 9.175 6
  Sankt Blasien | in St. Blasien | St. Blasien | schwarzwald | o 47.76 8.13 3
  Lenzkirch | | | schwarzwald | o 47.869 8.203 3
  Frankfurt | in Frankfurt am Main | Frankfurt am Main | hessen, main | o 50.11 8.68 10
  Kassel | | | hessen | o 51.316 9.49 8
  Mainz | | | rheinland-pfalz, rhein | o 50 8.27 6
  Trier | | Trierer | rheinland-pfalz, mosel | o 49.757 6.643 7
  Koblenz | | Deutsches Eck | rheinland-pfalz, mosel, rhein | o 50.357 7.594 6
  Cochem | | | mosel | o 50.146 7.167 4
  Bernkastel-Kues | | Bernkastel | mosel | o 49.916 7.076 4
  Köln | | | nordrhein-westfalen, rhein | o 50.94 6.96 12
  Aachen | | | nordrhein-westfalen | o 50.776 6.084 7
  Münster | | | nordrhein-westfalen | o 51.962 7.626 8
  Hannover | | | niedersachsen | o 52.375 9.73 10
  Goslar | | | harz | o 51.906 10.43 5
  Wernigerode | | | harz | o 51.835 10.785 5
  Quedlinburg | | | sachsen-anhalt | o 51.79 11.15 5
  Thale | | | harz | o 51.75 11.034 4
  Osterode | in Osterode am Harz | Osterode am Harz | harz | o 51.727 10.252 5
  Lüneburg | | | niedersachsen | o 53.25 10.41 6
  Lübeck | | | schleswig-holstein, ostseekueste | o 53.866 10.683 6
  Kiel | | | schleswig-holstein, ostseekueste | o 54.32 10.135 8
  Wismar | | | mecklenburg-vorpommern, ostseekueste | o 53.892 11.465 5
  Rostock | | | mecklenburg-vorpommern, ostseekueste | o 54.12 12.13 9
  Stralsund | | | mecklenburg-vorpommern, ostseekueste | o 54.313 13.09 5
  Schwerin | | | mecklenburg-vorpommern | o 53.63 11.41 8
  Sassnitz | | | ruegen | o 54.516 13.64 4
  Potsdam | | | brandenburg, havel | o 52.4 13.06 7
  Dresden | | Dresdner, Elbflorenz | sachsen, elbe | o 51.05 13.74 10
  Meißen | | Meissen | sachsen, elbe | o 51.163 13.47 5
  Pirna | | | saechsische-schweiz | o 50.962 13.941 4
  Bad Schandau | | | saechsische-schweiz | o 50.918 14.155 4
  Leipzig | | | sachsen | o 51.34 12.37 10
  Görlitz | | | sachsen | o 51.15 14.99 5
  Torgau | | | sachsen, elbe | o 51.561 13.006 5
  Wittenberg | | Lutherstadt Wittenberg | sachsen-anhalt, mittlere-elbe | o 51.866 12.644 6
  Dessau | | Dessau-Roßlau, Bauhaus Dessau | sachsen-anhalt, mittlere-elbe | o 51.839 12.227 7
  Magdeburg | | | sachsen-anhalt, elbe | o 52.125 11.634 8
  Naumburg | | Naumburger | sachsen-anhalt, saale | o 51.155 11.804 5
  Freyburg | in Freyburg | Freyburg an der Unstrut | sachsen-anhalt, unstrut | o 51.212 11.768 4
  Weimar | | Weimarer | thueringen | o 50.98 11.326 7
  Jena | | | thueringen, saale | o 50.928 11.588 7
  Erfurt | | | thueringen | o 50.98 11.03 7
  Eisenach | | Wartburg | thueringen | o 50.976 10.32 6
  Fürstenberg | in Fürstenberg/Havel | Fürstenberg/Havel | brandenburg, havel | o 53.186 13.143 4
  Innsbruck | | Innsbrucker | tirol | o 47.267 11.393 7
  Scharnitz | | | karwendel, tirol | o 47.388 11.265 3
  Seefeld | in Seefeld | Seefeld in Tirol, Leutasch | tirol | o 47.33 11.187 6
  Mayrhofen | | Finkenberg | zillertal, tirol | o 47.167 11.863 4
  Kufstein | | | tirol | o 47.583 12.169 5
  Landeck | | | tirol | o 47.14 10.57 6
  Lienz | | | tirol | o 46.83 12.77 5
  Salzburg | | Salzburger, Mozartstadt | salzburger-land | o 47.8 13.045 8
  Hallein | | | salzburger-land | o 47.68 13.1 5
  Saalbach | in Saalbach | Saalbach-Hinterglemm | salzburger-land | o 47.39 12.64 6
  Bregenz | | | vorarlberg, bodensee | o 47.503 9.747 5
  Klagenfurt | | | kaernten | o 46.624 14.306 7
  Villach | | | kaernten, drau | o 46.614 13.848 6
  Spittal | in Spittal an der Drau | Spittal an der Drau | kaernten, drau | o 46.798 13.496 5
  Mallnitz | | | kaernten, hohe-tauern | o 46.989 13.17 5
  Graz | | | steiermark, mur | o 47.07 15.44 8
  Linz | | | oberoesterreich, donau | o 48.306 14.286 7
  Melk | | Stift Melk | wachau | o 48.228 15.332 4
  Krems | in Krems an der Donau | Krems an der Donau, Dürnstein | wachau | o 48.409 15.6 5; o 48.395 15.52 3
  Zürich | | | schweiz | o 47.37 8.54 9
  Bern | | | schweiz | o 46.948 7.447 7
  Basel | | | schweiz, rhein | o 47.56 7.59 6
  Luzern | | | zentralschweiz, vierwaldstaettersee | o 47.05 8.31 6
  Genf | | Genève | schweiz, genfer-see | o 46.2 6.15 8
  Chur | | | graubuenden | o 46.85 9.53 5
  Davos | | Klosters | graubuenden | o 46.8 9.83 8
  Zermatt | | | wallis, mattertal | o 46.02 7.749 7
  Andermatt | | Oberalppass | zentralschweiz | o 46.635 8.594 6
  Champex | in Champex-Lac | Champex-Lac | wallis, mont-blanc | o 46.03 7.116 4
  Locarno | | | tessin | o 46.17 8.8 7
  Bozen | | Bolzano, Bozner | suedtirol | o 46.498 11.354 6
  Meran | | Merano, Dorf Tirol | suedtirol | o 46.67 11.16 6
  Sterzing | | Vipiteno | suedtirol | o 46.897 11.433 4
  Kastelruth | | Seiser Alm, Seiseralm | suedtirol, dolomiten | o 46.55 11.6 7
  Cortina d’Ampezzo =cortina | in Cortina d’Ampezzo | Cortina, Cortina d'Ampezzo | dolomiten, venetien | o 46.54 12.137 7
  Trient | | Trento | trentino | o 46.07 11.12 6
  Verona | | | venetien | o 45.44 10.99 7
  Venedig | | Venezia | venetien, adria | o 45.437 12.335 9
  Mailand | | Milano | lombardei | o 45.464 9.19 12
  Turin | | Torino | piemont | o 45.07 7.69 10
  Triest | | Trieste | friaul, adria | o 45.65 13.77 7
  Udine | | | friaul | o 46.063 13.235 6
  Grado | | | friaul, adria | o 45.678 13.395 5
  Tarvis | | Tarvisio | friaul | o 46.505 13.578 5
  Courmayeur | | | aostatal, mont-blanc | o 45.797 6.969 5
  Genua | | Genova, Portofino | ligurien | o 44.41 8.93 10
  Bologna | | | emilia-romagna | o 44.494 11.343 9
  Florenz | | Firenze | toskana | o 43.77 11.255 9
  Siena | | Sienese | toskana | o 43.318 11.331 6
  Lucca | | | toskana | o 43.843 10.505 6
  Pisa | | | toskana | o 43.716 10.4 6
  San Gimignano | | | toskana | o 43.468 11.043 4
  Assisi | | | umbrien | o 43.07 12.617 6
  Rom | | Roma, ewige Stadt | latium | o 41.9 12.49 13
  Neapel | | Napoli | kampanien | o 40.85 14.26 10
  Matera | | | basilikata | o 40.667 16.607 7
  Bari | | | apulien | o 41.12 16.87 8
  Lecce | | | apulien, salento | o 40.353 18.174 6
  Alberobello | | Locorotondo, Martina Franca | apulien, valle-d-itria | o 40.786 17.237 5
  Ostuni | | | apulien | o 40.73 17.578 5
  Otranto | | | salento | o 40.146 18.491 5
  Palermo | | | sizilien | o 38.115 13.36 9
  Paris | | | frankreich, seine | o 48.857 2.352 15
  Straßburg | | Strasbourg | elsass | o 48.58 7.75 7
  Lyon | | | frankreich | o 45.76 4.84 10
  Marseille | | Calanques | provence | o 43.3 5.37 12
  Nizza | | | provence | o 43.7 7.27 8
  Avignon | | | provence | o 43.95 4.81 7
  Chamonix | | Les Houches, Chamonix-Mont-Blanc | savoyen, mont-blanc | o 45.924 6.87 7
  Orléans | | Orleans | loiretal | o 47.903 1.909 7
  ~Tours | | | loiretal | o 47.394 0.685 7
  Blois | | | loiretal | o 47.586 1.336 5
  Amboise | | | loiretal | o 47.413 0.983 5
  Saumur | | | loiretal | o 47.26 -0.076 5
  Angers | | | frankreich, loiretal | o 47.471 -0.555 6
  Porto-Vecchio | | | korsika | o 41.591 9.279 5
  Propriano | | | korsika | o 41.676 8.904 5
  Ajaccio | | | korsika | o 41.92 8.74 7
  Barcelona | | | katalonien | o 41.385 2.173 12
  Madrid | | | spanien | o 40.417 -3.703 15
  Sevilla | | | andalusien | o 37.389 -5.984 9
  Granada | | Alhambra | andalusien | o 37.177 -3.598 6
  Córdoba | | Cordoba | andalusien | o 37.88 -4.775 7
  Málaga | | Malaga | andalusien | o 36.72 -4.42 8
  Bilbao | | | baskenland | o 43.26 -2.93 8
  Palma de Mallorca | | Palma | mallorca | o 39.57 2.65 8
  Lissabon | | Lisboa | portugal | o 38.72 -9.14 14
  ~Porto | | | portugal, douro | o 41.15 -8.61 9
  Funchal | | | madeira | o 32.65 -16.91 5
  Machico | | Caniçal, Ponta de São Lourenço | madeira | o 32.717 -16.767 4; o 32.743 -16.69 5
  London | | | england | o 51.507 -0.128 20
  Edinburgh | | | schottland | o 55.953 -3.189 9
  Glasgow | | Milngavie | schottland | o 55.864 -4.252 10
  Fort William | | | schottische-highlands | o 56.818 -5.108 5
  Inverness | | | schottische-highlands | o 57.478 -4.225 7
  Dublin | | | irland | o 53.35 -6.26 12
  Galway | | | irlands-westen | o 53.274 -9.049 6
  Amsterdam | | | niederlande | o 52.37 4.9 10
  Sluis | | Seeland in den Niederlanden | niederlande | o 51.308 3.386 5
  Brüssel | | Bruxelles | belgien | o 50.847 4.357 9
  Brügge | | Brugge | flandern | o 51.209 3.225 6
  Gent | | | flandern | o 51.054 3.725 7
  Antwerpen | | Anvers | flandern | o 51.221 4.4 8
  Kopenhagen | | København | seeland | o 55.676 12.568 10
  Rønne | | Rönne, Ronne | bornholm | o 55.101 14.701 4
  Gudhjem | | | bornholm | o 55.212 14.972 4
  Stockholm | | | schweden, ostsee | o 59.329 18.069 15
  Göteborg | | Goteborg | schweden, kattegat | o 57.707 11.967 10
  Malmö | | | schonen, oeresund | o 55.605 13.0 8
  Helsingborg | | | schonen, oeresund | o 56.046 12.695 6
  Ystad | | | schonen | o 55.429 13.82 4
  Simrishamn | | | oesterlen | o 55.557 14.35 4
  Halmstad | | | halland | o 56.674 12.858 6
  Visby | | | gotland | o 57.639 18.29 5
  Falun | | | dalarna | o 60.606 15.63 6
  Mora | | | dalarna, siljan | o 61.007 14.543 6
  Rättvik | | | dalarna, siljan | o 60.887 15.117 5
  Östersund | | Ostersund | jaemtland | o 63.178 14.636 8
  Jokkmokk | | | lappland, schweden | o 66.607 19.823 7
  Arvidsjaur | | | lappland, schweden | o 65.59 19.17 6
  Gällivare | | Gallivare | lappland, schweden | o 67.135 20.66 8
  Kiruna | | | lappland, schweden | o 67.856 20.225 8
  Nikkaluokta | | | lappland, schweden | o 67.851 19.013 4
  Örnsköldsvik | | Ornskoldsvik | schweden, hoega-kusten | o 63.289 18.716 6
  Strömstad | | | bohuslaen | o 58.938 11.17 5
  Håverud | | Haverud, Aquädukt Håverud | dalsland | o 58.822 12.412 3
  Motala | | | goeta-kanal | o 58.537 15.037 5
  Oslo | | | norwegen | o 59.913 10.752 14
  ~Bergen | | | norwegen | o 60.392 5.324 12
  Trondheim | | | norwegen | o 63.43 10.395 9
  Tromsø | | Tromsö, Tromso | norwegen, polarkreis | o 69.65 18.956 10
  Svolvær | | Svolvaer | lofoten | o 68.234 14.568 5
  Helsinki | | | finnland | o 60.17 24.94 10
  Rovaniemi | | | finnland, lappland | o 66.5 25.73 12
  Reykjavík | | Reykjavik | island | o 64.147 -21.943 9
  Tallinn | | Reval | estland, nordestland-und-inseln | o 59.437 24.745 8
  Haapsalu | | | estland, nordestland-und-inseln | o 58.943 23.54 5
  Riga | | | lettland | o 56.95 24.106 10
  Vilnius | | Wilna | litauen | o 54.687 25.28 10
  Krakau | | Kraków, Krakow, ~Krakauer | kleinpolen | o 50.061 19.938 8
  Warschau | | Warszawa | polen | o 52.23 21.01 12
  Breslau | | Wrocław | polen | o 51.11 17.03 9
  Danzig | | Gdańsk, Gdansk | polen, ostsee | o 54.352 18.647 12
  Prag | | Praha, Prager | tschechien | o 50.087 14.42 10
  Budapest | | | ungarn, donau | o 47.498 19.04 12
  Ljubljana | | Laibach | slowenien | o 46.056 14.506 7
  Dubrovnik | | | dalmatien | o 42.65 18.09 7
  ~Split | | | dalmatien | o 43.51 16.44 7
  Zagreb | | | kroatien | o 45.81 15.98 9
  Athen | | | griechenland | o 37.98 23.73 14
  Nafplio | | Nauplia | argolis | o 37.565 22.797 5
  Mystras | | Mistra | peloponnes | o 37.074 22.367 5
  Kalamata | | | peloponnes | o 37.038 22.11 5
  Kardamyli | | | mani | o 36.887 22.2325 5
  Thessaloniki | | | griechenland | o 40.64 22.94 9
  Istanbul | | | tuerkei | o 41.01 28.97 18
  Fethiye | | Faralya | lykien | o 36.62 29.115 6; o 36.49 29.13 3
  ~Kaş | | ~Kas | lykien | o 36.2 29.64 6
  Antalya | | | tuerkei | o 36.89 30.7 10
  Tiflis | | Tbilissi, Tbilisi | georgien | o 41.715 44.8 9
  Mestia | | | swanetien | o 43.0456 42.7278 5
  Uschguli | | Ushguli | swanetien | o 42.917 43.016 4
  Kutaissi | | Kutaisi | georgien | o 42.27 42.7 6
  Jerusalem | | | israel | o 31.78 35.22 9
  Amman | | | jordanien | o 31.95 35.93 10
  Petra | | Felsenstadt Petra, Schatzhaus von Petra, Nabatäerstadt | edom | o 30.328 35.444 5
  Marrakesch | | Marrakech | marokko | o 31.63 -8 9
  Ouarzazate | | | marokko | o 30.92 -6.9 6
  N’Kob =nkob | | Nkob, Nekob | djebel-saghro | o 30.868 -5.865 5
  ~Fès | | ~Fes, ~Fez | marokko | o 34.03 -5 8
  Kairo | | | aegypten | o 30.04 31.24 15
  Tokio | | Tokyo | japan | o 35.68 139.69 25
  Kyoto | | Kioto | japan | o 35.01 135.768 9
  Nagoya | | | japan | o 35.17 136.88 9
  Magome | | | kiso-und-kii, nakasendo | o 35.527 137.568 4
  Kathmandu | | Katmandu, Swayambhunath | nepal | o 27.715 85.31 9
  Pokhara | | | nepal, annapurna | o 28.21 83.957 6
  Ghandruk | | Ghandrung | annapurna | o 28.376 83.808 4
  New York | | | usa | o 40.71 -74 20
  Bremerhaven | | | bremen, nordsee | o 53.55 8.58 7
  Aosta | | | aostatal | o 45.737 7.32 6
  Berchtesgaden | | Berchtesgadener Talkessel | berchtesgadener-alpen, bayern | o 47.63 13.002 5
  Kitzbühel | | Kitzbuehel | kitzbueheler-alpen, tirol | o 47.446 12.392 5
  Schladming | | | steiermark, niedere-tauern | o 47.394 13.69 5
  Gosau | | Gosausee | dachstein, oberoesterreich | o 47.56 13.52 5
  Ramsau am Dachstein | | | dachstein, steiermark | o 47.42 13.65 5
  Madonna di Campiglio | | | brenta, trentino | o 46.23 10.826 4
  Sulden | in Sulden | Sulden am Ortler | ortlergruppe, suedtirol | o 46.52 10.583 5
  Bergamo | | | lombardei | o 45.695 9.67 7
  Grindelwald | | | berner-oberland | o 46.624 8.036 5
  Lauterbrunnen | | Mürren, Wengen | berner-oberland | o 46.594 7.908 5
  Interlaken | | | berner-oberland | o 46.686 7.863 5
  Oberhof | | | thueringer-wald | o 50.705 10.73 4
  Ronda | | | andalusien | o 36.74 -5.165 6
  Zakopane | | | hohe-tatra, kleinpolen | o 49.299 19.95 6
  Finse | | | hardangervidda | o 60.602 7.504 5
  Bad Ischl | | | salzkammergut, oberoesterreich | o 47.712 13.62 5
  St. Moritz =sankt-moritz | in St. Moritz | Sankt Moritz, St Moritz | oberengadin | o 46.497 9.84 5
  Pontresina | | | oberengadin | o 46.492 9.901 4
  Bruneck | | Brunico | pustertal, suedtirol | o 46.796 11.938 5
  Toblach | | Dobbiaco, Innichen, Prags | pustertal, suedtirol | o 46.735 12.22 5
  Brixen | | Bressanone | eisacktal, suedtirol | o 46.715 11.657 5
  Tirano | | | veltlin | o 46.216 10.168 4
  Lugano | | | tessin, luganer-see | o 46.004 8.951 5
  Gmunden | | | traunsee | o 47.918 13.8 4
  Aqaba | | Akaba | jordanien, rotes-meer | o 29.53 35.005 8
  Sonthofen | | | allgaeu, bayern | o 47.514 10.281 5
  Lenggries | | | bayern | o 47.681 11.574 4
  Bonn | | | nordrhein-westfalen, rhein | o 50.735 7.1 8
  Travemünde | | | schleswig-holstein, ostseekueste | o 53.96 10.87 5
  Flensburg | | | schleswig-holstein, ostseekueste | o 54.783 9.436 7
  Greifswald | | | mecklenburg-vorpommern, ostseekueste | o 54.095 13.38 6
  Binz | | | ruegen | o 54.401 13.61 4
  Rathen | | Kurort Rathen | saechsische-schweiz | o 50.958 14.081 2.5
  Schmilka | | | saechsische-schweiz | o 50.89 14.23 2.5
  Wörlitz | | Wörlitzer Park | sachsen-anhalt, mittlere-elbe | o 51.844 12.421 4
  St. Anton am Arlberg =sankt-anton | in St. Anton am Arlberg | St. Anton, Arlberg, Sankt Anton | tirol | o 47.128 10.265 8
  Saalfelden | | Maria Alm | pinzgau | o 47.42 12.85 5
  Lausanne | | | schweiz, genfer-see | o 46.52 6.63 6
  Montreux | | Vevey | schweiz, genfer-see | o 46.43 6.91 6
  Arosa | | Lenzerheide | graubuenden | o 46.78 9.68 7
  Martigny | | | wallis | o 46.1 7.07 5
  Bellinzona | | | tessin | o 46.195 9.02 5
  Ascona | | | tessin, lago-maggiore | o 46.157 8.77 3
  Aquileia | | | friaul | o 45.77 13.369 4
  Perugia | | | umbrien | o 43.11 12.39 7
  Pompeji | | Pompei | kampanien | o 40.75 14.49 4
  Sorrent | | Sorrento | kampanien, amalfikueste | o 40.626 14.376 5
  Taormina | | | sizilien | o 37.853 15.288 5
  Colmar | | | elsass | o 48.079 7.358 6
  Aix-en-Provence | | ~Aix | provence | o 43.53 5.45 7
  Chambord | | Schloss Chambord | loiretal | o 47.616 1.517 4
  Chenonceau | | Schloss Chenonceau, Chenonceaux | loiretal | o 47.325 1.07 4
  Calvi | | | korsika | o 42.567 8.757 5
  Bastia | | | korsika | o 42.7 9.45 6
  ~Corte | | Restonica | korsika | o 42.306 9.15 6
  San Sebastián | | San Sebastian, Donostia | baskenland | o 43.32 -1.98 6
  Sintra | | | portugal | o 38.797 -9.39 6
  Svaneke | | | bornholm | o 55.136 15.143 3
  Hammershus | an Hammershus | Hammershus-Ruine | bornholm | o 55.271 14.755 3
  ~Lund | | | schonen | o 55.704 13.193 5
  Varberg | | | halland | o 57.106 12.249 5
  Falkenberg | | | halland | o 56.905 12.49 5
  Leksand | | | dalarna, siljan | o 60.732 14.99 5
  Tällberg | | Tallberg | dalarna, siljan | o 60.823 14.993 4
  ~Vilhelmina | | | lappland, schweden | o 64.624 16.655 6
  Kvikkjokk | | | lappland, schweden | o 66.953 17.721 5
  Ritsem | | | lappland, schweden | o 67.723 17.468 5
  Fjällbacka | | Fjallbacka | bohuslaen | o 58.599 11.289 4
  Grebbestad | | | bohuslaen | o 58.69 11.253 4
  Bengtsfors | | | dalsland | o 59.03 12.228 4
  Söderköping | | Soderkoping | goeta-kanal | o 58.48 16.322 5
  Karlsborg | | | goeta-kanal, vaettern | o 58.536 14.508 4
  ~Reine | | Moskenes | lofoten | o 67.933 13.09 5
  Henningsvær | | Henningsvaer, Henningsvar | lofoten | o 68.153 14.203 5
  Turku | | Åbo | finnland, ostsee | o 60.451 22.267 8
  ~Levi | in Levi | Ylläs, Yllas | lappland, finnland | o 67.8 24.81 20
  Zadar | | | dalmatien | o 44.119 15.23 7
  Sparta | | Sparti | peloponnes | o 37.075 22.43 4
  Meteora | an den Meteora-Klöstern | Meteora-Klöster, Meteoraklöster | griechenland | o 39.715 21.63 6
  Patara | | | lykien | o 36.262 29.315 4
  Kalkan | | | lykien | o 36.265 29.414 4
  Ölüdeniz | | Oludeniz, Ovacık | lykien | o 36.57 29.14 5
  ~Dana | | Dana-Naturreservat | edom | o 30.68 35.61 5
  Madaba | | | jordanien | o 31.717 35.794 5
  Essaouira | | | marokko, atlantik | o 31.51 -9.77 7
  Luxor | | | aegypten | o 25.69 32.64 10
  Tsumago | | | kiso-tal, nakasendo | o 35.577 137.596 3
  Narai | | Narai-juku | kiso-tal, nakasendo | o 35.964 137.812 3
  Ghorepani | | Ghodepani | annapurna | o 28.402 83.7 3
  Scharbeutz | | Timmendorfer Strand, Timmendorf | schleswig-holstein, ostseekueste | o 54.01 10.77 5
  Warnemünde | | | mecklenburg-vorpommern, ostseekueste | o 54.18 12.08 4
  Worpswede | in Worpswede | | niedersachsen | o 53.222 8.928 5
  Celle | | | niedersachsen | o 52.625 10.08 6
  Göttingen | | | niedersachsen | o 51.533 9.935 7
  Braunschweig | | | niedersachsen | o 52.264 10.526 8
  Osnabrück | | | niedersachsen | o 52.28 8.047 8
  Düsseldorf | | | nordrhein-westfalen, rhein | o 51.227 6.773 10
  Dortmund | | | ruhrgebiet | o 51.514 7.465 9
  ~Essen | in Essen | | ruhrgebiet | o 51.456 7.012 8
  Karlsruhe | | | baden-wuerttemberg | o 49.007 8.404 8
  Mannheim | | | baden-wuerttemberg, rhein | o 49.487 8.466 8
  Ulm | | | baden-wuerttemberg, donau | o 48.4 9.99 7
  Tübingen | | | baden-wuerttemberg, neckar | o 48.52 9.055 6
  Heilbronn | | | baden-wuerttemberg, neckar | o 49.142 9.22 7
  Saarbrücken | | | saarland, saar | o 49.24 6.997 8
  Wiesbaden | | | hessen, rhein | o 50.08 8.24 7
  Stadt Fulda =fulda-stadt | in der Stadt Fulda | Fulda an der Fulda | hessen | o 50.55 9.675 6
  Marburg | | | hessen, lahn | o 50.81 8.77 6
  ~Halle | in Halle (Saale) | Halle an der Saale, Halle Saale | sachsen-anhalt, saale | o 51.482 11.97 8
  Chemnitz | | | sachsen | o 50.833 12.92 8
  Zwickau | | | sachsen | o 50.719 12.496 7
  Bautzen | | | oberlausitz | o 51.181 14.424 6
  Rosenheim | | | bayern, inn | o 47.856 12.129 6
  Ruhpolding | | Inzell, Reit im Winkl | chiemgauer-alpen, bayern | o 47.762 12.645 6
  Prien | | Prien am Chiemsee | chiemsee | o 47.857 12.345 4
  Murnau | | Murnau am Staffelsee | bayern | o 47.679 11.2 4
  Bayrischzell | | | bayerische-voralpen, bayern | o 47.673 12.014 4
  Oberammergau | | Ettal | ammergauer-alpen, bayern | o 47.597 11.064 5
  Bad Hindelang | | Hindelang, Oberjoch | allgaeuer-alpen, bayern | o 47.505 10.37 5
  Oberstaufen | | | allgaeu, bayern | o 47.556 10.022 5
  Hinterriß | | Hinterriss, Eng-Alm | karwendel, tirol | o 47.47 11.466 4
  Obergurgl | | Hochgurgl | oetztal | o 46.87 11.027 4
  Sankt Johann in Tirol =sankt-johann | in St. Johann in Tirol | St. Johann in Tirol, St. Johann | tirol | o 47.524 12.425 4
  Ischgl | | Galtür | paznaun, silvretta | o 47.012 10.292 5
  Nauders | | | tirol, reschenpass | o 46.89 10.5 4
  Wolkenstein | in Wolkenstein | Selva di Val Gardena | groednertal | o 46.555 11.757 4
  Corvara | | Alta Badia | gadertal, dolomiten | o 46.55 11.874 5
  Canazei | | | fassatal, dolomiten | o 46.477 11.771 4
  Belluno | | | venetien | o 46.14 12.217 6
  Rovereto | | | trentino | o 45.89 11.04 6
  Gotthard | am Gotthard | Gotthardpass | schweiz | o 46.56 8.57 7
  Leukerbad | | Gemmipass | wallis | o 46.379 7.627 5
  Verbier | | | wallis | o 46.096 7.228 5
  Sion | | Sitten | wallis | o 46.233 7.36 5
  Engelberg | | Titlis | zentralschweiz | o 46.82 8.405 6
  St. Gallen =sankt-gallen | in St. Gallen | Sankt Gallen | schweiz | o 47.424 9.376 6
  Vaduz | | | liechtenstein | o 47.14 9.52 4
  Grenoble | | | frankreich | o 45.188 5.724 8
  Annecy | | | lac-d-annecy | o 45.9 6.13 5
  Toulouse | | | frankreich | o 43.605 1.444 9
  Bordeaux | | | frankreich | o 44.838 -0.579 9
  Nantes | | | frankreich, loire | o 47.218 -1.554 8
  Lourdes | | | frankreich, pyrenaeen | o 43.095 -0.046 5
  Saint-Jean-Pied-de-Port | | St. Jean Pied de Port | jakobsweg, pyrenaeen | o 43.163 -1.236 4
  Santiago de Compostela | | Santiago | galicien, jakobsweg | o 42.88 -8.545 7
  Pamplona | | | navarra, jakobsweg | o 42.817 -1.644 6
  Burgos | | | spanien, jakobsweg | o 42.34 -3.704 6
  ~León | | ~Leon | spanien, jakobsweg | o 42.599 -5.571 6
  Valencia | | | spanien, mittelmeer | o 39.47 -0.376 10
  Sóller | | Soller, Valldemossa, Deià | serra-de-tramuntana, mallorca | o 39.766 2.715 6
  ~Faro =faro-algarve | in Faro | Lagos, Sagres | algarve | o 37.019 -7.93 6
  Cork | | | irland | o 51.898 -8.475 8
  Killarney | | | kerry | o 52.06 -9.51 6
  Belfast | | | nordirland | o 54.597 -5.93 9
  Cardiff | | | wales | o 51.482 -3.179 8
  ~Bath | | | england | o 51.381 -2.359 5
  Aarhus | | Århus | daenemark, juetland | o 56.157 10.21 8
  Skagen | | Grenen | juetland | o 57.72 10.59 6
  Uppsala | | | uppland | o 59.858 17.644 7
  ~Åre | | ~Are | jaemtland | o 63.399 13.08 7
  Stavanger | | | fjordnorwegen | o 58.97 5.733 8
  Bodø | | Bodö, Bodo | norwegen, polarkreis | o 67.28 14.405 7
  Narvik | | | norwegen, polarkreis | o 68.438 17.427 7
  Ålesund | | Alesund | fjordnorwegen | o 62.472 6.155 7
  Akureyri | | | island | o 65.68 -18.09 8
  Tartu | | Dorpat | estland | o 58.378 26.729 7
  Bratislava | | Pressburg | slowakei, donau | o 48.148 17.107 8
  Brünn | | Brno | tschechien | o 49.195 16.607 8
  Kranjska Gora | | | julische-alpen, slowenien | o 46.485 13.785 5
  Bovec | | Flitsch | julische-alpen, soca | o 46.338 13.552 5
  Pula | | Rovinj, Poreč | istrien | o 44.867 13.85 7
  Sarajevo | | | bosnien-und-herzegowina | o 43.856 18.413 9
  Mostar | | | bosnien-und-herzegowina | o 43.343 17.808 6
  Kotor | | Bucht von Kotor | montenegro, adria | o 42.425 18.771 10
  Tirana | | | albanien | o 41.328 19.819 8
  ~Sofia | | | bulgarien | o 42.698 23.322 10
  Bukarest | | Bucuresti | rumaenien | o 44.427 26.103 12
  Hermannstadt | | Sibiu | siebenbuergen | o 45.793 24.142 7
  Kronstadt | | Brașov, Brasov | siebenbuergen | o 45.65 25.6 7
  Belgrad | | Beograd | serbien, donau | o 44.787 20.457 10
  Delphi | | | griechenland | o 38.482 22.5 5
  Chania | | Hania | kreta | o 35.514 24.018 7
  Heraklion | | Iraklio | kreta | o 35.339 25.144 7
  Göreme | | | kappadokien | o 38.643 34.829 6
  Nazareth | | | israel | o 32.7 35.3 5
  Tel Aviv | | | israel, mittelmeer | o 32.08 34.78 8
  Jerewan | | Eriwan | armenien | o 40.18 44.51 10
  Delhi | | | indien | o 28.61 77.21 20
  Lukla | | Namche Bazar | khumbu | o 27.69 86.73 8
  Kapstadt | | Cape Town, Tafelberg | suedafrika | o -33.93 18.42 20
  Windhoek | | | namibia | o -22.56 17.08 12
  Arusha | | Moshi | tansania | o -3.37 36.68 12
  Agadir | | | marokko, atlantik | o 30.42 -9.6 8
  Zagora | | | draa, marokko | o 30.33 -5.84 6
  `,
);
