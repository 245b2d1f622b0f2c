import { readTable } from "../table";

export const NATIONAL_PARKS = readTable(
  "national-park",
  `
  Nationalpark Berchtesgaden | im Nationalpark Berchtesgaden | Berchtesgaden Nationalpark, Berchtesgadener Nationalpark | berchtesgadener-alpen, bayern | 47.47 12.94, 47.48 13.05, 47.59 13.05, 47.6 12.97, 47.61 12.9, 47.6 12.79, 47.55 12.79, 47.5 12.87
  Nationalpark Bayerischer Wald | im Nationalpark Bayerischer Wald | | bayerischer-wald | o 48.97 13.39 13
  Nationalpark Harz | im Nationalpark Harz | | harz | o 51.8 10.58 10
  Nationalpark Sächsische Schweiz | im Nationalpark Sächsische Schweiz | | saechsische-schweiz | 50.95 14.03, 50.95 14.12, 51 14.1, 50.99 14.02; 50.89 14.18, 50.88 14.3, 50.93 14.37, 50.96 14.32, 50.92 14.18
  Nationalpark Schwarzwald | im Nationalpark Schwarzwald | | schwarzwald | o 48.6 8.2 7
  Nationalpark Eifel | im Nationalpark Eifel | | eifel | o 50.58 6.42 9
  Nationalpark Hainich | im Nationalpark Hainich | Hainich | thueringen | o 51.07 10.44 7
  Nationalpark Kellerwald-Edersee | im Nationalpark Kellerwald-Edersee | Kellerwald | hessen | o 51.16 8.98 8
  Nationalpark Hunsrück-Hochwald | im Nationalpark Hunsrück-Hochwald | ~Hochwald | hunsrueck | o 49.7 7.05 9
  Nationalpark Jasmund | im Nationalpark Jasmund | Jasmund, Kreidefelsen, Kreideküste, Königsstuhl | ruegen | o 54.555 13.655 5
  Nationalpark Vorpommersche Boddenlandschaft | im Nationalpark Vorpommersche Boddenlandschaft | Vorpommersche Boddenlandschaft, Bodden, Boddenlandschaft | mecklenburg-vorpommern | 54.43 12.42, 54.5 12.5, 54.48 13.1, 54.6 13.18, 54.62 13.05, 54.4 12.95, 54.42 12.75
  Müritz-Nationalpark | im Müritz-Nationalpark | Nationalpark Müritz | mecklenburgische-seenplatte | 53.3 12.7, 53.28 13, 53.45 13, 53.55 12.75, 53.4 12.72
  Nationalpark Unteres Odertal | im Nationalpark Unteres Odertal | Unteres Odertal | oder | o 53.1 14.3 14
  Nationalpark Wattenmeer | im Nationalpark Wattenmeer | | nordsee | line 6: 53.6 6.8, 53.72 7.8, 54 8.5, 54.6 8.6, 54.95 8.4
  Nationalpark Hohe Tauern | im Nationalpark Hohe Tauern | | hohe-tauern | 46.93 12.2, 46.95 13, 46.98 13.3, 47.1 13.3, 47.2 12.6, 47.17 12.15, 47.05 12.2
  Nationalpark Gesäuse | im Nationalpark Gesäuse | | gesaeuse | o 47.57 14.62 8
  Nationalpark Kalkalpen | im Nationalpark Kalkalpen | | oberoesterreich | o 47.8 14.38 13
  Nationalpark Donau-Auen | im Nationalpark Donau-Auen | Lobau | donau | o 48.13 16.7 14
  Schweizerischer Nationalpark | im Schweizerischen Nationalpark | Schweizer Nationalpark, Val Mingèr, Nationalpark Engadin | engadin | 46.6 10.05, 46.62 10.24, 46.68 10.26, 46.75 10.32, 46.72 10.2, 46.7 10.08
  Nationalpark Stilfser Joch | im Nationalpark Stilfser Joch | Stilfser Joch, Stelvio | ortlergruppe | o 46.48 10.6 20
  Naturpark Fanes-Sennes-Prags | im Naturpark Fanes-Sennes-Prags | Fanes-Sennes-Prags, Fanesalm, Fanes | dolomiten, suedtirol | o 46.63 12.03 10
  Naturpark Adamello-Brenta | im Naturpark Adamello-Brenta | Adamello-Brenta | trentino | o 46.17 10.85 14
  Nationalpark Gran Paradiso | im Nationalpark Gran Paradiso | | gran-paradiso | o 45.52 7.28 18
  Nationalpark Cinque Terre | im Nationalpark Cinque Terre | | cinque-terre | o 44.13 9.71 8
  Triglav-Nationalpark | im Triglav-Nationalpark | Nationalpark Triglav, Triglavski narodni park | julische-alpen, slowenien | 46.2 13.65, 46.24 13.9, 46.3 13.98, 46.4 14.02, 46.47 13.9, 46.46 13.68, 46.35 13.65
  Plitvicer Seen | an den Plitvicer Seen | Plitvice, Nationalpark Plitvicer Seen | kroatien | o 44.87 15.6 10
  Nationalpark Paklenica | im Nationalpark Paklenica | Paklenica | kroatien | o 44.35 15.47 9
  Abisko-Nationalpark | im Abisko-Nationalpark | Nationalpark Abisko, Abisko | lappland | 68.26 18.5, 68.26 18.75, 68.37 18.85, 68.37 18.65
  Sarek | im Sarek | Nationalpark Sarek, Sarek-Nationalpark | lappland | 67.1 17.3, 67.1 18.2, 67.5 18.1, 67.6 17.5, 67.4 17.15
  Padjelanta | im Padjelanta | Nationalpark Padjelanta, Badjelánnda, Padjelanta-Nationalpark | lappland | 67.1 16.5, 67.15 17, 67.4 17.15, 67.56 17.2, 67.5 16.5, 67.3 16.3
  Nationalpark Skuleskogen | im Nationalpark Skuleskogen | Skuleskogen | hoega-kusten | o 63.11 18.5 5
  Fulufjället | im Nationalpark Fulufjället | Nationalpark Fulufjället, Njupeskär | dalarna | o 61.6 12.7 14
  Nationalpark Kosterhavet | im Nationalpark Kosterhavet | Kosterhavet | bohuslaen | 58.8 10.85, 58.8 11.15, 58.93 11.12, 58.93 10.9
  Nationalpark Tiveden | im Nationalpark Tiveden | Tiveden | schweden | o 58.71 14.6 5
  Nationalpark Stenshuvud | im Nationalpark Stenshuvud | Stenshuvud | oesterlen | o 55.66 14.27 3
  Nationalpark Jotunheimen | im Nationalpark Jotunheimen | | jotunheimen | o 61.5 8.4 25
  Nationalpark Hardangervidda | im Nationalpark Hardangervidda | | hardangervidda | 59.9 7, 59.9 8, 60.2 8, 60.38 7.9, 60.4 7.2, 60.15 6.9
  Þórsmörk =thorsmoerk | in der Þórsmörk | Thorsmork | islands-sueden | o 63.68 -19.5 8
  Vatnajökull | am Vatnajökull | Nationalpark Vatnajökull, Skaftafell | island | o 64.4 -16.8 60
  Nationalpark Connemara | im Nationalpark Connemara | Connemara-Nationalpark | irlands-westen | o 53.54 -9.9 6
  Nationalpark Burren | im Nationalpark Burren | Burren-Nationalpark | irlands-westen | o 53.0 -9.02 6
  Nationalpark Lahemaa | im Nationalpark Lahemaa | Lahemaa-Nationalpark | nordestland-und-inseln | 59.43 25.45, 59.43 26.2, 59.67 26.2, 59.67 25.5
  Nationalpark Ojców | im Nationalpark Ojców | Ojców, Ojcow | kleinpolen | o 50.22 19.82 6
  Nationalpark Białowieża | im Nationalpark Białowieża | Bialowieza, Białowieża | polen | o 52.75 23.85 20
  Loch-Lomond-Nationalpark =nationalpark-loch-lomond | im Loch-Lomond-Nationalpark | Nationalpark Loch Lomond, Loch Lomond and the Trossachs | schottland | 56 -5, 56.02 -4.5, 56.2 -4.2, 56.45 -4.5, 56.45 -4.8
  Cairngorms-Nationalpark | im Cairngorms-Nationalpark | Nationalpark Cairngorms | schottische-highlands | o 57.08 -3.6 35
  Nationalpark Ordesa | im Nationalpark Ordesa | Ordesa, Ordesa y Monte Perdido, Aigüestortes | pyrenaeen | o 42.65 0.05 14; o 42.57 0.95 10
  Timanfaya | in Timanfaya | Nationalpark Timanfaya | lanzarote | o 29 -13.75 9
  Garajonay | im Garajonay | Nationalpark Garajonay | la-gomera | o 28.11 -17.24 6
  Torre Guaceto | in Torre Guaceto | Naturreservat Torre Guaceto | apulien | o 40.71 17.79 5
  Annapurna-Schutzgebiet | im Annapurna-Schutzgebiet | Annapurna Conservation Area, ACAP | annapurna | 28.25 83.5, 28.25 84.1, 28.8 84.4, 28.9 83.8
  `,
);
