import { readTable } from "../table";

/** A trip is on a path when a quarter of its track is: see `containment.ts`. */
export const PATHS = readTable(
  "path",
  `
  E5 =e5 | auf dem E5 | E 5, Europäischer Fernwanderweg E5, Fernwanderweg E5, Alpenüberquerung E5, Oberstdorf–Meran, Oberstdorf-Meran | alpen | line 4: 47.31 10.33, 47.25 10.35, 47.2 10.48, 47.15 10.57, 47.05 10.75, 46.9 10.85, 46.86 10.91, 46.77 10.88, 46.72 10.85, 46.67 11.16
  E4 =e4 | auf dem E4 | E 4, Europäischer Fernwanderweg E4 | kreta | line 5: 35.25 23.6, 35.25 24.8, 35.1 26.2
  Jakobsweg | auf dem Jakobsweg | Camino, Camino de Santiago, Camino Francés, Camino Frances, Jakobswege, Pilgerweg nach Santiago | | line 10: 43.16 -1.24, 42.82 -1.64, 42.47 -2.45, 42.34 -3.7, 42.6 -5.57, 42.55 -6.6, 42.78 -7.41, 42.88 -8.54; line 8: 43.33 -1.9, 43.26 -2.93, 43.46 -3.8, 43.36 -5.85, 43.53 -7.04, 42.88 -8.54; line 8: 41.15 -8.6, 42.05 -8.64, 42.88 -8.54
  Tour du Mont Blanc | auf der Tour du Mont Blanc | TMB, Mont-Blanc-Umrundung, Mont Blanc Rundweg, Montblanc-Umrundung, Rund um den Mont Blanc | mont-blanc | line 4: 45.89 6.8, 45.82 6.73, 45.72 6.71, 45.7 6.74, 45.75 6.81, 45.78 6.86, 45.79 6.97, 45.85 7.03, 45.89 7.08, 45.95 7.1, 46.03 7.12, 46.06 7, 46.02 6.96, 45.95 6.88, 45.89 6.8
  Haute Route | auf der Haute Route | Walker's Haute Route, Chamonix–Zermatt, Chamonix-Zermatt | walliser-alpen | line 4: 46.1 7.23, 46.08 7.4, 46.1 7.5, 46.15 7.6, 46.18 7.75, 46.02 7.75
  Tour Monte Rosa | auf der Tour Monte Rosa | | walliser-alpen | line 4: 46.02 7.75, 45.93 7.63, 45.87 7.73, 45.9 7.87, 45.97 7.97, 46.11 7.93
  Kungsleden | auf dem Kungsleden | Königspfad, ~Königsweg, Kungsleden-Weg | lappland, schweden | line 6: 68.36 18.78, 68.28 18.6, 68.14 18.41, 68.03 18.27, 67.95 18.28, 67.85 18.35, 67.87 18.62; line 6: 67.85 18.35, 67.65 18.5, 67.4 18.4, 67.15 18.2, 66.95 17.72, 66.5 17.1, 65.9 16.2, 65.6 15.2
  Padjelantaleden | auf dem Padjelantaleden | Padjelanta-Weg | lappland, schweden | line 6: 67.72 17.47, 67.64 17.37, 67.56 17.2, 67.44 16.9, 67.32 16.71, 67.2 16.75, 67.17 16.93, 67.08 17.16, 67 17.4, 66.95 17.72
  Höga Kustenleden | auf dem Höga Kustenleden | Höga-Kusten-Weg, Höga-Kusten-leden, Hohe-Küste-Weg | hoega-kusten | line 7: 62.8 17.95, 62.84 18.16, 62.91 18.25, 63.01 18.19, 63.08 18.37, 63.12 18.5, 63.2 18.65, 63.29 18.72
  Kattegattleden | auf dem Kattegattleden | Kattegatleden, Kattegatt-Radweg | kattegatt | line 6: 56.04 12.7, 56.24 12.86, 56.43 12.85, 56.67 12.86, 56.9 12.49, 57.11 12.25, 57.49 12.08, 57.71 11.96
  Laugavegur | auf dem Laugavegur | Laugavegur-Trail, Fimmvörðuháls, Laugavegur Trail | islands-sueden | line 5: 63.99 -19.06, 63.93 -19.17, 63.86 -19.23, 63.77 -19.37, 63.68 -19.48, 63.63 -19.45, 63.53 -19.51
  Via Francigena | auf der Via Francigena | Frankenweg nach Rom, Francigena | | line 7: 45.87 7.17, 45.74 7.32, 45.2 8.4, 45.18 9.16, 44.8 10, 44.2 9.95, 43.84 10.5, 43.73 10.8, 43.54 10.95, 43.47 11.04, 43.39 11.22, 43.32 11.33, 42.74 11.87, 42.42 12.1, 41.9 12.45
  Franziskusweg | auf dem Franziskusweg | Cammino di San Francesco, Assisiweg | umbrien | line 7: 43.7 11.93, 43.35 12.58, 43.07 12.62, 42.4 12.86
  West Highland Way | auf dem West Highland Way | WHW, Westhighlandway | schottland | line 5: 55.94 -4.31, 56.07 -4.45, 56.09 -4.54, 56.24 -4.69, 56.39 -4.63, 56.44 -4.71, 56.55 -4.82, 56.66 -4.88, 56.71 -4.96, 56.82 -5.11
  Great Glen Way | auf dem Great Glen Way | | schottische-highlands | line 5: 56.82 -5.11, 57.15 -4.68, 57.48 -4.22
  Hadrian’s Wall Path =hadrianswall | auf dem Hadrianswall-Weg | Hadrianswall, Hadrians Wall, Hadrian's Wall | england | line 6: 54.95 -3.2, 55 -2.4, 55 -1.55
  South West Coast Path | auf dem South West Coast Path | SWCP, Salzpfad | cornwall | line 6: 51.2 -3.5, 51 -4.5, 50.2 -5.5, 50.07 -5.7, 50 -5.2, 50.35 -4.15, 50.6 -2
  Offa’s Dyke Path =offas-dyke | auf dem Offa’s Dyke Path | Offas Dyke | wales | line 6: 51.65 -2.65, 52.35 -3.05, 53.3 -3.4
  Kerry Way | auf dem Kerry Way | | irlands-westen | line 6: 52.05 -9.5, 51.83 -10.2, 51.88 -9.58
  Malerweg | auf dem Malerweg | Malerweg Elbsandsteingebirge | saechsische-schweiz | 50.87 13.92, 50.88 14.1, 50.88 14.3, 50.94 14.31, 50.96 14.2, 51 14.12, 51.01 13.92, 50.94 13.92
  Forststeig | auf dem Forststeig | | elbsandsteingebirge | line 3: 50.88 14.23, 50.85 14.1, 50.84 13.98, 50.9 14.08
  Rennsteig | auf dem Rennsteig | Rennsteigwanderung | thueringer-wald | line 4: 51.01 10.16, 50.85 10.47, 50.7 10.78, 50.5 11.15, 50.42 11.55, 50.4 11.75
  Harzer Hexenstieg | auf dem Harzer-Hexen-Stieg | Harzer-Hexen-Stieg, Hexenstieg, Harzer Hexen-Stieg | harz | line 5: 51.73 10.25, 51.78 10.34, 51.79 10.41, 51.8 10.53, 51.8 10.62, 51.77 10.73, 51.75 10.8, 51.74 10.9, 51.72 10.97, 51.75 11.03
  Westweg | auf dem Westweg | Westweg Schwarzwald, Pforzheim–Basel | schwarzwald | line 4: 48.89 8.7, 48.75 8.4, 48.5 8.25, 48.2 8.2, 47.87 8, 47.82 7.83, 47.57 7.6
  Schluchtensteig | auf dem Schluchtensteig | Schluchtensteig Schwarzwald | schwarzwald | line 5: 47.74 8.45, 47.8 8.49, 47.84 8.5, 47.84 8.44, 47.85 8.3, 47.87 8.2, 47.82 8.16, 47.83 8.11, 47.76 8.13, 47.73 8.06, 47.74 8, 47.63 7.91
  Goldsteig | auf dem Goldsteig | | bayern | line 5: 50 12.1, 49.5 12.4, 49.2 12.6, 49.11 13.13, 48.9 13.5, 48.57 13.46
  Altmühltal-Panoramaweg | auf dem Altmühltal-Panoramaweg | Panoramaweg Altmühltal | altmuehltal | line 5: 49.11 10.75, 48.93 10.97, 48.89 11.18, 49.03 11.5, 48.92 11.87
  Rheinsteig | auf dem Rheinsteig | Rheinsteig-Wanderung | mittelrhein | line 4: 50.08 8.24, 50 7.9, 50.15 7.74, 50.36 7.63, 50.73 7.12
  Moselsteig | auf dem Moselsteig | | mosel | line 3: 49.47 6.37, 49.7 6.55, 49.66 6.6
  Eifelsteig | auf dem Eifelsteig | | eifel | line 4: 50.75 6.17, 50.5 6.35, 50.2 6.75, 49.76 6.64
  Heilbronner Weg | auf dem Heilbronner Weg | Heilbronner Höhenweg, Heilbronnerweg | allgaeuer-alpen | line 2.5: 47.289 10.255, 47.285 10.27, 47.293 10.289, 47.313 10.328
  Steinbocktour | auf der Steinbocktour | Allgäu-Durchquerung, Allgäudurchquerung | allgaeuer-alpen | line 3: 47.289 10.255, 47.313 10.328, 47.36 10.36, 47.395 10.378, 47.392 10.42
  König-Ludwig-Weg | auf dem König-Ludwig-Weg | | allgaeu | line 4: 48 11.35, 47.75 11, 47.57 10.7
  Maximiliansweg | auf dem Maximiliansweg | | bayerische-alpen | line 5: 47.55 9.75, 47.57 10.7, 47.6 11.1, 47.7 11.75, 47.72 12.4, 47.63 13
  Traumpfad München–Venedig =muenchen-venedig | auf dem Traumpfad München–Venedig | München-Venedig, ~Traumpfad, Traumpfad München-Venedig, München–Venedig | alpen | line 2: 48.13 11.58, 47.68 11.57, 47.56 11.55, 47.43 11.43, 47.354 11.478, 47.28 11.6, 47.1 11.65, 46.8 11.75, 46.6 11.85, 46.45 11.85, 46.37 12.05, 46.14 12.22, 45.43 12.33
  Berliner Höhenweg | auf dem Berliner Höhenweg | Zillertaler Runde, Zillertalrunde | zillertaler-alpen | line 5: 47.15 11.82, 47.12 11.78, 47.07 11.7, 47 11.75, 47.02 11.81, 47.04 11.89, 47.06 11.95, 47.13 11.9, 47.17 11.86
  Adlerweg | auf dem Adlerweg | | tirol | line 4: 47.55 12.4, 47.45 11.8, 47.4 11.5, 47.27 11.4, 47.37 11, 47.3 10.6, 47.15 10.2
  Karwendel-Höhenweg | auf dem Karwendel-Höhenweg | Karwendelhöhenweg, Karwendeltour, Karwendeldurchquerung | karwendel | line 3: 47.39 11.26, 47.41 11.35, 47.43 11.42, 47.4 11.5, 47.4 11.56, 47.38 11.6, 47.44 11.7
  Stubaier Höhenweg | auf dem Stubaier Höhenweg | | stubaier-alpen | line 4: 47.15 11.3, 47.05 11.2, 46.97 11.13, 47 11.3, 47.1 11.35
  Inntaler Höhenweg | auf dem Inntaler Höhenweg | | tirol | line 4: 47.2 11.46, 47.2 11.6, 47.25 11.75
  Alpe-Adria-Trail | auf dem Alpe-Adria-Trail | Alpe Adria Trail | | line 3: 47.05 12.8, 46.95 13.2, 46.8 13.5, 46.7 13.75, 46.48 13.78, 46.35 13.6, 46.18 13.65, 45.95 13.6, 45.6 13.75
  Alpe-Adria-Radweg | auf dem Alpe-Adria-Radweg | Ciclovia Alpe Adria, Alpe Adria, Alpe-Adria, CAAR | | line 6: 47.8 13.05, 47.1 13.13, 46.98 13.17, 46.84 13.37, 46.8 13.5, 46.61 13.85, 46.55 13.7, 46.5 13.58, 46.5 13.3, 46.39 13.22, 46.28 13.14, 46.06 13.24, 45.9 13.31, 45.77 13.37, 45.68 13.4
  Salzburger Almenweg | auf dem Salzburger Almenweg | ~Almenweg | salzburger-land | line 5: 47.457 13.21, 47.46 13.3, 47.4 13.5, 47.28 13.4, 47.25 13.2, 47.1 13.1, 47.24 13.05, 47.36 13, 47.4 13.13, 47.457 13.21
  Nordalpenweg | auf dem Nordalpenweg | Weitwanderweg 01 | oesterreich | line 6: 47.75 15.8, 47.55 14.6, 47.55 13.7
  Via Alpina | auf der Via Alpina | | alpen | line 4: 46.9 9.5, 46.85 8.95, 46.75 8.4, 46.6 7.9, 46.45 7.4, 46.43 6.92
  Dolomiten-Höhenweg 1 | auf dem Dolomiten-Höhenweg 1 | Alta Via 1, Dolomitenhöhenweg 1, Dolomiten-Höhenweg, Dolomitenhöhenweg, Alta Via Dolomiti, Alta Via Nr. 1, AV1 | dolomiten | line 5: 46.7 12.09, 46.67 12.08, 46.64 12.03, 46.6 12.02, 46.53 12, 46.51 12.05, 46.47 12.1, 46.42 12.11, 46.38 12.04, 46.33 12.01, 46.23 12.15, 46.14 12.22
  Dolomiten-Höhenweg 2 | auf dem Dolomiten-Höhenweg 2 | Alta Via 2, Dolomitenhöhenweg 2, AV2 | dolomiten | line 4: 46.72 11.65, 46.6 11.75, 46.5 11.82, 46.43 11.85, 46.25 11.83, 46.02 11.9
  Waalwege | auf den Waalwegen | Waalweg, Marlinger Waalweg | vinschgau | o 46.66 11.1 8
  Bocchette-Weg | auf den Bocchette | Via delle Bocchette, Bocchetteweg, Bocchette, Sentiero delle Bocchette | brenta | 46.12 10.83, 46.12 10.91, 46.22 10.91, 46.22 10.87, 46.17 10.83
  GTA =gta | auf der GTA | Grande Traversata delle Alpi | piemont | line 5: 46.1 8.2, 45.7 7.8, 45.2 7.2, 44.6 7, 44.15 7.6
  GR20 =gr20 | auf dem GR20 | GR 20, GR-20 | korsika | line 5: 42.48 8.9, 42.3 8.93, 42.1 9.05, 41.93 9.2, 41.8 9.25, 41.74 9.35
  Mare a Mare | auf dem Mare a Mare | Mare a Mare Sud, Mare e Monti | korsika | line 5: 41.59 9.28, 41.66 9.15, 41.7 9.12, 41.76 9.13, 41.72 9.07, 41.7 9, 41.68 8.9
  GR5 =gr5 | auf dem GR5 | GR 5, Grande Traversée des Alpes | westalpen | line 5: 46.4 6.8, 46 6.8, 45.6 6.85, 45.2 6.8, 44.9 6.7, 44.2 6.95, 43.75 7.3
  GR10 =gr10 | auf dem GR10 | GR 10 | pyrenaeen | line 6: 43.35 -1.75, 43.05 -0.8, 42.8 0.3, 42.75 1.4, 42.5 2.5
  GR11 =gr11 | auf dem GR11 | GR 11, Senda Pirenaica | pyrenaeen | line 6: 43.33 -1.78, 42.85 -0.6, 42.65 0.3, 42.55 1.2, 42.35 2.2
  GR221 =gr221 | auf dem GR 221 | Trockensteinroute, Ruta de Pedra en Sec | mallorca | line 5: 39.58 2.4, 39.75 2.72, 39.85 2.95
  Fischerweg | auf dem Fischerweg | Trilho dos Pescadores | costa-vicentina | line 6: 38 -8.75, 37.5 -8.77, 37.05 -8.95
  Levadas | an den Levadas | Levada, Levadawanderung, Levadawandern, Levadawanderungen | madeira | . 32.76 -16.93; 32.7 -17.2, 32.7 -16.72, 32.85 -16.82, 32.88 -17.2
  Lykischer Weg | auf dem Lykischen Weg | Lycian Way, Likya Yolu, Lykischer Pfad | lykien | line 8: 36.57 29.14, 36.46 29.13, 36.41 29.19, 36.29 29.35, 36.26 29.31, 36.2 29.64, 36.2 29.74, 36.16 29.79, 36.2 29.95, 36.25 30.3, 36.5 30.5, 36.85 30.6
  Menalon-Trail | auf dem Menalon-Trail | Menalon | peloponnes | o 37.6 22.1 20
  Juliana Trail | auf dem Juliana Trail | Juliana-Trail | julische-alpen | line 5: 46.5 13.78, 46.45 14.05, 46.37 14.1, 46.28 13.88, 46.2 13.85, 46.18 13.7, 46.34 13.55
  Via Dinarica | auf der Via Dinarica | | balkan | line 8: 45.5 14.5, 44.3 15.5, 43.2 18.5, 42.5 19.8
  Kumano Kodo | auf dem Kumano Kodo | Kumano Kodō, Kumano-Pilgerweg, Nakahechi, Kumanokodo | kiso-und-kii | line 8: 33.77 135.5, 33.8 135.6, 33.85 135.74, 33.83 135.78, 33.76 135.84, 33.67 135.89
  Nakasendo | auf dem Nakasendo | Nakasendō, Nakasendo-Weg | kiso-und-kii | line 8: 35.5 137.5, 35.53 137.57, 35.6 137.61, 35.8 137.7, 35.95 137.8, 36.1 138
  Annapurna-Runde | auf der Annapurna-Runde | Annapurna Circuit, Annapurna-Umrundung, Annapurna Umrundung | annapurna | line 6: 28.23 84.38, 28.55 84.25, 28.67 84, 28.8 83.95, 28.82 83.85, 28.5 83.65
  Jordan Trail | auf dem Jordan Trail | Jordantrail | edom | line 9: 30.68 35.61, 30.62 35.5, 30.5 35.47, 30.38 35.45, 30.32 35.45, 29.58 35.42, 29.53 35.01
  Pacific Crest Trail | auf dem Pacific Crest Trail | PCT | usa | . 40 -121
  Inka-Pfad =inka-pfad | auf dem Inka-Pfad | Inkapfad, Inka Trail, Inkatrail | peru | . -13.2 -72.5
  Donauradweg | auf dem Donauradweg | Donau-Radweg, EuroVelo 6 | donau | line 8: 48.57 13.46, 48.5 13.73, 48.43 13.87, 48.37 14.02, 48.31 14.29, 48.24 14.52, 48.23 14.85, 48.18 15.09, 48.23 15.33, 48.37 15.41, 48.41 15.6, 48.34 15.9, 48.33 16.06, 48.21 16.4, 47.5 19.05
  Elberadweg | auf dem Elberadweg | Elbe-Radweg, Elbradweg, Elberadtour | elbe | line 7: 50.85 14.22, 50.92 14.06, 51.05 13.74, 51.16 13.47, 51.31 13.29, 51.43 13.22, 51.56 13, 51.71 12.8, 51.85 12.63, 51.86 12.2, 51.85 12.04, 51.97 11.88, 52.02 11.74, 52.13 11.64, 53 11.5, 53.54 9.95
  Moselradweg | auf dem Moselradweg | Mosel-Radweg | mosel | line 6: 49.76 6.64, 49.82 6.75, 49.83 6.9, 49.91 6.98, 49.92 7.08, 49.98 7, 49.95 7.12, 50.03 7.18, 50.1 7.12, 50.15 7.17, 50.18 7.3, 50.31 7.46, 50.36 7.6
  Rheinradweg | auf dem Rheinradweg | Rhein-Radweg, EuroVelo 15 | rhein | line 6: 47.66 9.18, 47.56 7.6, 48.58 7.8, 50 8.27, 50.36 7.6, 50.94 6.96
  Loire-Radweg | auf dem Loire-Radweg | Loireradweg, La Loire à Vélo, Loire à Vélo | loiretal | line 10: 47.9 1.91, 47.78 1.63, 47.59 1.34, 47.41 0.98, 47.39 0.68, 47.3 0.35, 47.21 0.07, 47.26 -0.08, 47.34 -0.23, 47.43 -0.55
  Ostseeküsten-Radweg | auf dem Ostseeküsten-Radweg | Ostseeküstenradweg, Ostsee-Radweg, Ostseeradweg | ostseekueste | line 9: 53.87 10.68, 53.96 10.88, 53.98 11.2, 53.9 11.46, 54.1 11.6, 54.18 12.08, 54.35 12.4, 54.44 12.6, 54.37 12.73, 54.32 13.09, 54.32 13.35, 54.4 13.61
  Via Claudia Augusta | auf der Via Claudia Augusta | Via Claudia | alpen | line 6: 48.37 10.9, 47.57 10.7, 47.35 10.8, 47.2 10.75, 47.05 10.6, 46.83 10.5, 46.67 11.16, 46.5 11.35, 46.07 11.12, 45.44 11
  Bodensee-Königssee-Radweg | auf dem Bodensee-Königssee-Radweg | Bodensee-Königssee | bayern | line 6: 47.55 9.68, 47.57 10.7, 47.68 11.2, 47.75 12, 47.63 13
  Wildnisstraße | auf der Wildnisstraße | Vildmarksvägen | jaemtland | line 8: 63.9 15.5, 64.8 14.8, 64.85 15.6
  Arctic Circle Trail | auf dem Arctic Circle Trail | | groenland | . 66.98 -52
  Seidenstraße | auf der Seidenstraße | | zentralasien | . 41 65
  Karnischer Höhenweg | auf dem Karnischen Höhenweg | Friedensweg | karnische-alpen | line 4: 46.75 12.4, 46.65 12.55, 46.6 12.9, 46.6 13.2
  Hufeisentour | auf der Hufeisentour | | sarntaler-alpen | o 46.68 11.4 14
  Meraner Höhenweg | auf dem Meraner Höhenweg | | texelgruppe | line 4: 46.7 11.2, 46.68 11.1, 46.66 10.95, 46.72 10.9, 46.78 11.1, 46.75 11.22
  Bernina-Express | im Bernina-Express | Berninabahn | bernina, graubuenden | line 6: 46.85 9.53, 46.68 9.55, 46.58 9.8, 46.53 9.88, 46.49 9.9, 46.41 10.02, 46.32 10.07, 46.21 10.17
  Glacier-Express | im Glacier-Express | Glacier Express | schweiz | line 7: 46.49 9.84, 46.58 9.8, 46.85 9.53, 46.7 8.85, 46.63 8.6, 46.45 8.2, 46.3 7.9, 46.02 7.75
  Albsteig | auf dem Albsteig | Schwäbische-Alb-Nordrand-Weg, Albtrauf | schwaebische-alb | line 5: 48.7 10.75, 48.7 9.9, 48.5 9.4, 48.3 8.95, 47.98 8.8
  Hochrhöner | auf dem Hochrhöner | Rhöner Höhenweg | rhoen | line 4: 50.2 10.07, 50.5 9.94, 50.7 10.1, 50.8 10.23
  Saar-Hunsrück-Steig | auf dem Saar-Hunsrück-Steig | | hunsrueck | line 4: 49.46 6.38, 49.55 6.8, 49.75 6.85, 49.85 7.2, 50.23 7.58
  Westerwaldsteig | auf dem Westerwaldsteig | Westerwald-Steig | westerwald | line 4: 50.68 8.3, 50.65 7.95, 50.6 7.5, 50.58 7.3
  Rothaarsteig | auf dem Rothaarsteig | | rothaargebirge | line 4: 51.4 8.57, 51.2 8.5, 51 8.25, 50.73 8.3
  Hermannsweg | auf dem Hermannsweg | Hermannshöhen | teutoburger-wald | line 4: 52.28 7.44, 52.1 8.3, 51.9 8.84, 51.85 8.95
  Stevensonweg | auf dem Stevensonweg | GR 70, GR70, Chemin de Stevenson | cevennen | line 5: 45.04 3.89, 44.7 3.9, 44.35 3.6, 44.12 4.08
  Peaks of the Balkans | auf dem Peaks of the Balkans | | prokletije | o 42.55 20 30
  Skåneleden | auf dem Skåneleden | Skaneleden | schonen | line 5: 55.43 13.82, 55.38 14.1, 55.55 14.35, 55.66 14.27, 55.9 14.2
  Sörmlandsleden | auf dem Sörmlandsleden | Sormlandsleden | soermland | line 7: 59.25 18.1, 59.05 17.6, 58.75 17
  Welterbesteig Wachau | auf dem Welterbesteig | Welterbesteig | wachau | line 4: 48.41 15.6, 48.37 15.41, 48.23 15.33
  Vinschger Höhenweg | auf dem Vinschger Höhenweg | | vinschgau | line 3: 46.83 10.5, 46.66 10.6, 46.64 11
  Dingle Way | auf dem Dingle Way | | dingle | line 5: 52.27 -9.7, 52.14 -10.27, 52.13 -10.46, 52.22 -10.2
  Coast to Coast | auf dem Coast to Coast Walk | Coast to Coast Walk | england | line 5: 54.49 -3.6, 54.47 -2.4, 54.43 -0.53
  Pembrokeshire Coast Path | auf dem Pembrokeshire Coast Path | Pembrokeshire | wales | line 6: 51.7 -4.9, 51.88 -5.3, 52.1 -4.7
  Lechweg | auf dem Lechweg | Lech-Weg | lechtal | line 4: 47.2 10.1, 47.27 10.4, 47.49 10.72, 47.57 10.7
  SalzAlpenSteig =salzalpensteig | auf dem SalzAlpenSteig | Salzalpensteig | bayerische-alpen | line 4: 47.83 12.38, 47.7 12.5, 47.72 12.8, 47.62 13, 47.56 13.65
  Zentralalpenweg | auf dem Zentralalpenweg | | oesterreich | line 6: 47.4 15.3, 47.25 13.7, 47.05 12.7, 47.1 12.2
  Rheinburgenweg | auf dem Rheinburgenweg | | mittelrhein | line 3: 49.97 7.9, 50.1 7.68, 50.35 7.58
  HRP =hrp | auf der HRP | Haute Route Pyrénées | pyrenaeen | line 6: 43.35 -1.75, 42.9 -0.6, 42.75 0.2, 42.6 1.4, 42.5 2.5
  Appalachian Trail | auf dem Appalachian Trail | | usa | . 39 -78
  John Muir Trail | auf dem John Muir Trail | JMT | kalifornien | . 37.3 -118.8
  Camino Portugués | auf dem Camino Portugués | Caminho Português, Camino Portugues, Portugiesischer Jakobsweg | jakobsweg | line 8: 41.15 -8.6, 42.05 -8.64, 42.88 -8.54
  Camino del Norte | auf dem Camino del Norte | Küstenweg Jakobsweg, Nordweg Jakobsweg | jakobsweg | line 8: 43.33 -1.9, 43.26 -2.93, 43.46 -3.8, 43.54 -5.7, 43.53 -7.04, 42.88 -8.54
  Camino Primitivo | auf dem Camino Primitivo | | jakobsweg | line 8: 43.36 -5.85, 43.2 -6.9, 43.01 -7.55, 42.88 -8.54
  Weserradweg | auf dem Weserradweg | Weser-Radweg | weser | line 6: 51.42 9.65, 51.8 9.5, 52.1 9.4, 52.28 8.92, 52.9 9.2, 53.1 8.8, 53.5 8.55
  Mainradweg | auf dem Mainradweg | Main-Radweg | main | line 6: 50.1 11.4, 49.9 10.9, 49.8 9.93, 49.75 9.3, 50 9, 50.1 8.68, 50 8.3
  Innradweg | auf dem Innradweg | Inn-Radweg | inn | line 5: 46.4 9.7, 46.8 10.3, 47.14 10.57, 47.22 10.74, 47.3 11.07, 47.27 11.4, 47.28 11.5, 47.345 11.71, 47.39 11.8, 47.49 12.06, 47.58 12.17, 47.86 12.13, 48.25 12.5, 48.57 13.46
  Drauradweg | auf dem Drauradweg | Drau-Radweg | drau | line 6: 46.74 12.2, 46.83 12.77, 46.8 13.5, 46.61 13.85, 46.6 14.6, 46.55 15.65
  Tauernradweg | auf dem Tauernradweg | Tauern-Radweg | salzach | line 6: 47.25 12.15, 47.32 12.8, 47.35 13.2, 47.8 13.05, 48.57 13.46
  Bodensee-Radweg =bodensee-radweg | auf dem Bodensee-Radweg | Bodenseeradweg | bodensee | line 6: 47.5 9.74, 47.65 9.48, 47.69 9.27, 47.81 9.05, 47.66 9.17, 47.55 9.4
  Altmühltal-Radweg | auf dem Altmühltal-Radweg | Altmühlradweg, Altmühltalradweg | altmuehltal | line 7: 49.38 10.2, 49.11 10.75, 48.99 10.92, 48.93 10.97, 48.87 11.07, 48.89 11.18, 48.95 11.4, 49.03 11.5, 49.03 11.59, 48.96 11.69, 48.92 11.87
  Camí de Cavalls | auf dem Camí de Cavalls | Cami de Cavalls, GR 223 | menorca | . 39.97 4.08
  Mosel-Camino | auf dem Mosel-Camino | | mosel | line 4: 50.36 7.6, 50.1 7.15, 49.76 6.64
  Aletsch-Panoramaweg | auf dem Aletsch-Panoramaweg | | aletsch | o 46.41 8.07 8
  Bärentrek | auf dem Bärentrek | | berner-alpen | line 4: 46.73 8.18, 46.62 8.03, 46.6 7.9, 46.5 7.7
  Walserweg | auf dem Walserweg | Walserweg Graubünden | graubuenden | . 46.6 9.4
  `,
);
