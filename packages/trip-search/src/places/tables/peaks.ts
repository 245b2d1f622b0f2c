import { readTable } from "../table";

export const PEAKS = readTable(
  "peak",
  `
  Zugspitze | auf der Zugspitze | Zugspitz, höchster Berg Deutschlands | wetterstein, bayern | o 47.421 10.985 6
  Alpspitze | auf der Alpspitze | Alpspitz | wetterstein, bayern | o 47.43 11.048 3
  Watzmann | am Watzmann | Watzmannhaus, Watzmannüberschreitung | berchtesgadener-alpen, bayern | o 47.555 12.922 6
  Hochkalter | am Hochkalter | Blaueis | berchtesgadener-alpen, bayern | o 47.57 12.865 3
  Nebelhorn | am Nebelhorn | | allgaeuer-alpen, bayern | o 47.421 10.343 4
  Hochvogel | am Hochvogel | | allgaeuer-alpen | o 47.38 10.437 4
  Mädelegabel | an der Mädelegabel | Trettachspitze | allgaeuer-alpen | o 47.304 10.297 3
  Widderstein | am Widderstein | Großer Widderstein | allgaeuer-alpen | o 47.29 10.13 4
  Wendelstein | am Wendelstein | | bayerische-voralpen | o 47.704 12.012 4
  Benediktenwand | an der Benediktenwand | | bayerische-voralpen | o 47.653 11.466 4
  Brocken | auf dem Brocken | Blocksberg, Brockenbahn | harz | o 51.799 10.616 5
  Feldberg | auf dem Feldberg | Feldberg im Schwarzwald | schwarzwald | o 47.874 8.004 5
  Belchen | auf dem Belchen | | schwarzwald | o 47.822 7.833 4
  Schauinsland | am Schauinsland | | schwarzwald | o 47.913 7.9 4
  Großer Feldberg | auf dem Großen Feldberg | Feldberg im Taunus | taunus | o 50.232 8.457 4
  Großer Arber | am Großen Arber | Arber | bayerischer-wald | o 49.112 13.136 5
  ~Rachel | am Rachel | Großer Rachel | bayerischer-wald | o 48.98 13.39 5
  Kahler Asten | am Kahlen Asten | | sauerland | o 51.18 8.49 5
  Großer Inselsberg | am Großen Inselsberg | Inselsberg | thueringer-wald | o 50.852 10.466 4
  Bastei | auf der Bastei | Basteibrücke | saechsische-schweiz | o 50.962 14.073 2.5
  Großglockner | am Großglockner | Glockner, Großglockner-Hochalpenstraße | hohe-tauern, oesterreich | o 47.074 12.694 8
  Großvenediger | am Großvenediger | | hohe-tauern, oesterreich | o 47.109 12.346 7
  Wildspitze | an der Wildspitze | | oetztaler-alpen, tirol | o 46.885 10.867 5
  Similaun | am Similaun | Ötzi, Similaunhütte | oetztaler-alpen | o 46.765 10.88 5
  Olperer | am Olperer | Olpererhütte, Schlegeis | zillertaler-alpen, tirol | o 47.053 11.659 4
  Schönbichler Horn | auf dem Schönbichler Horn | | zillertaler-alpen, tirol | o 47.011 11.775 3
  Hochfeiler | am Hochfeiler | | zillertaler-alpen | o 46.972 11.728 2.5
  Mahnkopf | auf dem Mahnkopf | | karwendel | o 47.412 11.5 2
  Patscherkofel | am Patscherkofel | | tirol | o 47.209 11.461 4
  Nordkette | an der Nordkette | Hafelekar, Innsbrucker Nordkette | karwendel | o 47.312 11.39 5
  Schafberg | am Schafberg | | salzkammergut | o 47.777 13.433 4
  Traunstein | auf dem Traunstein | Traunstein bei Gmunden | oberoesterreich | o 47.872 13.84 3
  Schneeberg | am Schneeberg | | niederoesterreich | o 47.767 15.807 5
  Ortler | am Ortler | König Ortler | ortlergruppe | o 46.508 10.545 4
  Drei Zinnen | an den Drei Zinnen | Tre Cime, Tre Cime di Lavaredo, Dreizinnen, Dreizinnenhütte | dolomiten | o 46.618 12.302 5
  Marmolata | an der Marmolata | Marmolada | dolomiten | o 46.435 11.85 6
  Seekofel | am Seekofel | Seekofelhütte | dolomiten | o 46.673 12.085 3
  Lagazuoi | am Lagazuoi | Falzarego | dolomiten | o 46.527 12.008 3
  Monte Civetta | an der Civetta | Civettawand, Civetta | dolomiten | o 46.38 12.053 6
  Cinque Torri | an den Cinque Torri | Fünf Türme, Nuvolau | dolomiten | o 46.51 12.05 3
  Monte Baldo | am Monte Baldo | | gardasee | o 45.73 10.85 10
  Triglav | am Triglav | Sieben-Seen-Tal | julische-alpen, slowenien | o 46.379 13.837 6
  ~Vogel | am Vogel | Berg Vogel | julische-alpen, slowenien | o 46.253 13.84 3
  Matterhorn | am Matterhorn | Cervino, Gornergrat | walliser-alpen | o 45.977 7.658 9
  Monte Rosa | am Monte Rosa | Dufourspitze, Monte-Rosa-Gruppe | walliser-alpen | o 45.937 7.867 7
  Eiger | am Eiger | Eigernordwand, Eiger Trail | berner-alpen | o 46.577 8.005 6
  ~Jungfrau | an der Jungfrau | Jungfraujoch, Jungfrauregion | berner-alpen | o 46.537 7.963 8
  Piz Bernina | am Piz Bernina | | bernina | o 46.382 9.908 5
  Rigi | auf der Rigi | | zentralschweiz | o 47.057 8.485 6
  Ätna | am Ätna | Etna | sizilien | o 37.75 14.99 16
  Vesuv | am Vesuv | Vesuvio | kampanien | o 40.821 14.426 7
  Corno Grande | am Corno Grande | Gran Sasso d’Italia | gran-sasso | o 42.47 13.565 6
  Monte Cinto | am Monte Cinto | | korsika | o 42.38 8.945 6
  Mulhacén | am Mulhacén | Mulhacen | sierra-nevada | o 37.053 -3.311 5
  Teide | am Teide | Pico del Teide | teneriffa | o 28.272 -16.642 8
  Pico Ruivo | auf dem Pico Ruivo | Pico do Arieiro, Pico do Areeiro | madeira | o 32.759 -16.943 5
  Kebnekaise | am Kebnekaise | Kebnekajse | lappland, schweden | o 67.9 18.52 9
  Helags | am Helags | Helagsfjället | jaemtland | o 62.91 12.45 6
  Dundret | auf dem Dundret | | lappland | o 67.11 20.57 5
  Skuleberget | auf dem Skuleberget | | hoega-kusten | o 63.083 18.356 3
  Preikestolen | auf dem Preikestolen | | norwegen | o 58.986 6.19 8
  Trolltunga | auf der Trolltunga | | norwegen | o 60.124 6.74 6
  Ryten | auf dem Ryten | Kvalvika | lofoten | o 68.085 13.1 4
  Ben Nevis | am Ben Nevis | | schottische-highlands | o 56.797 -5.004 7
  Diamond Hill | auf dem Diamond Hill | | irlands-westen | o 53.548 -9.904 3
  Carrauntoohil | am Carrauntoohil | | irlands-westen | o 51.999 -9.743 6
  Schchara | an der Schchara | Shkhara | swanetien | o 43 43.11 8
  Kasbek | am Kasbek | Kazbek | georgien | o 42.697 44.518 8
  Elbrus | am Elbrus | | kaukasus | o 43.355 42.439 9
  Ararat | am Ararat | | tuerkei | o 39.702 44.298 15
  Kilimandscharo | am Kilimandscharo | Kilimanjaro | tansania | o -3.067 37.355 20
  Fuji | am Fuji | Fujisan, Mount Fuji | japan | o 35.36 138.73 15
  Poon Hill | auf dem Poon Hill | Poonhill | annapurna | o 28.4 83.69 3
  Machapuchare | am Machapuchare | Machhapuchhre | annapurna | o 28.495 83.95 6
  Kampenwand | an der Kampenwand | | chiemgauer-alpen, bayern | o 47.757 12.366 4
  Herzogstand | auf dem Herzogstand | Heimgarten | bayerische-alpen | o 47.613 11.315 4
  Lusen | am Lusen | | bayerischer-wald | o 48.939 13.507 4
  Lilienstein | auf dem Lilienstein | | saechsische-schweiz | o 50.931 14.086 1.5
  Schrammsteine | an den Schrammsteinen | | saechsische-schweiz | o 50.914 14.207 2.5
  ~Rax | auf der Rax | Raxalpe | niederoesterreich | o 47.69 15.69 6
  Pilatus | auf dem Pilatus | | zentralschweiz | o 46.98 8.25 5
  Sylarna | an den Sylarna | Sylan | jaemtland | o 63.03 12.22 6
  Reinebringen | auf dem Reinebringen | | lofoten | o 67.93 13.07 3
  Kjerag | auf dem Kjerag | Lysefjord | norwegen | o 59.03 6.58 8
  Uschba | an der Uschba | Ushba | swanetien | o 43.12 42.66 6
  Tetnuldi | am Tetnuldi | | swanetien | o 43.03 42.99 5
  Dhaulagiri | am Dhaulagiri | | nepal, himalaya | o 28.7 83.49 10
  Ochsenkopf | auf dem Ochsenkopf | | fichtelgebirge | o 50.03 11.81 4
  Fichtelberg | auf dem Fichtelberg | Oberwiesenthal, Keilberg | erzgebirge | o 50.428 12.955 5
  Schneekoppe | auf der Schneekoppe | Śnieżka | riesengebirge | o 50.736 15.74 5
  Wasserkuppe | auf der Wasserkuppe | | rhoen | o 50.498 9.945 5
  Piz Palü | am Piz Palü | Piz Palu | bernina | o 46.379 9.959 4
  Säntis | auf dem Säntis | | alpstein | o 47.249 9.343 5
  Galdhøpiggen | auf dem Galdhøpiggen | Galdhöpiggen | jotunheimen | o 61.636 8.312 7
  Besseggen | auf dem Besseggen | Bessegen | jotunheimen | o 61.5 8.72 7
  Toubkal | auf dem Toubkal | Djebel Toubkal, Jebel Toubkal | hoher-atlas | o 31.06 -7.915 12
  Mgoun | auf dem Mgoun | M'Goun, Ighil Mgoun | hoher-atlas | o 31.5 -6.45 14
  Mount Everest | am Mount Everest | Everest | khumbu | o 27.988 86.925 12
  K2 =k2 | am K2 | | karakorum | o 35.88 76.51 15
  Aconcagua | am Aconcagua | | anden, argentinien | o -32.653 -70.011 20
  Puig Major | am Puig Major | | serra-de-tramuntana | o 39.808 2.797 5
  Mytikas | am Mytikas | | olymp | o 40.086 22.359 4
  Musala | auf der Musala | | rila | o 42.179 23.585 5
  Gerlsdorfer Spitze | an der Gerlsdorfer Spitze | Gerlach | hohe-tatra, slowakei | o 49.164 20.134 4
  Rysy | am Rysy | Meerauge, Morskie Oko | hohe-tatra | o 49.19 20.08 4
  Snowdon | am Snowdon | Yr Wyddfa | snowdonia | o 53.068 -4.076 6
  Scafell Pike | am Scafell Pike | | lake-district | o 54.454 -3.212 5
  ~Dom | am Dom | Mischabel | walliser-alpen | o 46.094 7.859 4
  Piz Buin | am Piz Buin | | silvretta | o 46.844 10.119 5
  Weisshorn | am Weisshorn | | walliser-alpen | o 46.102 7.716 4
  Finsteraarhorn | am Finsteraarhorn | | berner-alpen | o 46.537 8.126 5
  Hochfelln | auf dem Hochfelln | Hochgern | chiemgauer-alpen | o 47.76 12.56 5
  Jenner | auf dem Jenner | Hoher Göll | berchtesgadener-alpen, bayern | o 47.585 13.03 4
  Grünten | auf dem Grünten | | allgaeuer-alpen, bayern | o 47.554 10.317 4
  Säuling | auf dem Säuling | | ammergauer-alpen | o 47.534 10.755 3
  Wallberg | auf dem Wallberg | | bayerische-voralpen | o 47.663 11.798 4
  Palagruppe =pala | in der Pala | Pala, Pale di San Martino | dolomiten | o 46.27 11.85 10
  Tofana | an der Tofana | Tofane, Tofana di Rozes | dolomiten | o 46.54 12.06 4
  Peitlerkofel | am Peitlerkofel | | dolomiten, suedtirol | o 46.657 11.82 4
  Plose | auf der Plose | | suedtirol | o 46.69 11.73 4
  `,
);
