import { readTable } from "../table";

/** A sea's shape is the sea itself with a strip of coast, or the strip alone. */
export const WATERS = [
  ...readTable(
    "sea",
    `
    Ostsee | an der Ostsee | Baltische See, Östersjön, Ostseeküste, Ostseestrand, Ostseebad | | 54.95 9.4, 54.6 9.8, 54.3 10, 54 10.6, 53.85 10.75, 53.86 11.5, 54 11.8, 54.12 12.3, 54.15 12.9, 54 13.3, 53.75 14.1, 53.85 15, 54.1 16, 54.5 17.4, 54.6 18.2, 54.2 18.7, 54.25 19.6, 54.6 20.3, 55.2 21.3, 56.5 21.2, 57.3 21.8, 56.85 23.6, 57.2 24.5, 58.2 24.7, 58.85 23.9, 59.25 24.3, 59.35 25, 59.4 26.5, 59.3 28, 59.7 30.3, 60.3 29.5, 60.6 27, 60.3 25, 60.1 23, 60.6 21.6, 61.5 21.9, 63.1 22, 64.8 25.3, 65.9 25.2, 65.95 23, 65.3 21.5, 64.2 20.5, 63.6 19.6, 63.4 18.7, 63.15 18.15, 62.9 17.85, 62.4 17.1, 61.5 16.9, 60.7 17, 60.1 18, 59.4 17.9, 58.8 17.2, 58.6 16.5, 58.45 16.25, 57.5 16.4, 56.6 16.1, 56.15 15.5, 56.1 14.7, 55.9 14.15, 55.6 14.08, 55.48 13.75, 55.5 13.2, 55.7 13, 55.8 12.5, 55.3 11.9, 55 10.9, 55.1 9.6
    Nordsee | an der Nordsee | Nordseeküste, Wattenmeer, Nordseestrand | | line 8: 57.5 9.8, 57 8.4, 56 8.1, 55 8.6, 54.3 8.8, 53.85 8.7, 53.7 8, 53.7 7.2, 53.4 6.4, 53.3 5.3, 52.9 4.7, 52.1 4.2, 51.6 3.6; line 4: 51.55 3.5, 51.37 3.37, 51.2 2.85, 51.05 2.4; line 8: 52.1 1.6, 52.9 1.5, 53.8 0, 55 -1.4, 56 -2.6, 57.5 -1.8; o 54.2 7.9 5
    Mittelmeer | am Mittelmeer | Mittelmeerraum, Mittelmeerküste, mediterran, Mediterraneum, Mittelmeerinsel | | line 13: 36.1 -5.5, 36.7 -4.4, 36.75 -3, 36.8 -2.1, 37.6 -0.9, 38.4 -0.4, 38.8 0.2, 39.5 -0.3, 40.7 0.8, 41.4 2.2, 42.3 3.2, 43 3.1, 43.4 4, 43.3 5.3, 43.1 6.2, 43.5 7, 43.8 7.6, 44.1 8.2, 44.4 8.9, 44 10.1, 43.3 10.5, 42.4 11.2, 41.7 12.3, 41.2 13.5, 40.8 14.2, 40.3 15, 40 15.7, 39 16.1, 38.2 15.7, 38 16.1, 38.9 16.6, 39.6 16.8, 40.4 17, 40.2 17.9, 39.8 18.36; line 13: 42.3 18.6, 41.9 19.2, 40.5 19.4, 39.6 20.1, 38.9 20.8, 38.3 21.5, 38.1 22.6, 38 23.6, 37.7 24, 38.8 23, 40.5 22.7, 40.4 23.8, 40.9 25.5; line 13: 38.2 21.7, 37.7 21.3, 37 21.7, 36.75 21.9, 37 22.1, 36.75 22.35, 36.4 22.48, 36.75 22.55, 36.5 23.1, 37 22.9, 37.52 22.8, 37.4 23.3, 37.9 23; line 13: 39.5 26.8, 38.4 26.6, 37.3 27.3, 36.75 28.3, 36.7 28.9, 36.5 29.13, 36.27 29.3, 36.2 29.65, 36.15 29.9, 36.35 30.4, 36.85 30.7, 36.6 31.8, 36.1 32.9, 36.6 34.3; o 35.1 33.2 100; o 35.9 14.4 25; o 42.15 9.1 95; o 40.1 9.05 135; o 37.6 14.1 150; o 39.4 2.8 170; line 40: 35.3 23.7, 35.15 26.1; o 37.5 25.8 150; o 35.9 27.6 90; o 42.78 10.27 20; line 13: 36.6 36, 34.5 35.8, 33 35.1, 32.08 34.75, 31.3 34.2
    Adria | an der Adria | adriatisch, Adriaküste, Adriatisches Meer, Obere Adria | mittelmeer | line 14: 39.82 18.38, 40.15 18.48, 40.4 18.25, 40.65 17.95, 40.78 17.45, 41.1 16.9, 41.35 16.3, 41.9 16.1, 42.1 14.7, 43.6 13.5, 44.3 12.4, 45.4 12.4, 45.68 13.2, 45.7 13.6, 45.5 13.55, 44.9 13.8, 45.3 14.4, 44.1 15.2, 43.5 16.4, 42.6 18.1, 42.3 18.6
    Ägäis | an der Ägäis | ägäisch | mittelmeer | o 38 25 170; o 36.5 27.5 90
    Ionisches Meer | am Ionischen Meer | ionisch | mittelmeer | o 38.5 20.3 70; line 13: 39.82 18.3, 40.2 17.9, 40.4 17
    Tyrrhenisches Meer | am Tyrrhenischen Meer | tyrrhenisch | mittelmeer | line 13: 44 10.1, 43.3 10.5, 42.4 11.2, 41.7 12.3, 41.2 13.5, 40.8 14.2, 40.3 15, 39 16.1
    Atlantik | am Atlantik | atlantisch, Atlantikküste, Atlantischer Ozean | | o 32.8 -16.9 60; o 38.5 -28 330; o 28.4 -15.8 280; line 14: 36.2 -5.9, 37.1 -7.4, 37 -8.9, 38.7 -9.4, 40 -8.8, 41.9 -8.8, 43.2 -9, 43.5 -7, 43.4 -3.8, 43.4 -1.7, 44.6 -1.1, 46.2 -1.3, 47.3 -2.4, 48.1 -4.6, 48.7 -3.8; line 14: 51.5 -9.8, 51.8 -10.3, 52.1 -10.45, 52.25 -10, 52.65 -9.7, 53.1 -9.3, 53.4 -10.1, 53.6 -10.1, 54.2 -10, 54.3 -8.6, 55.2 -8; line 14: 35.6 -5.9, 33.6 -7.6, 31.5 -9.7, 30.4 -9.6
    Nordpolarmeer | am Nordpolarmeer | Nordmeer, Europäisches Nordmeer, Eismeer | | line 14: 65 11.5, 67.3 14.3, 67.9 12.9, 68.2 13.5, 68.3 14.5, 69.2 16, 70 19.5, 71.1 25.7, 70.1 31
    Schwarzes Meer | am Schwarzen Meer | Schwarzmeerküste, Schwarzmeer | | line 15: 41.3 29, 42.7 27.7, 44.2 28.7, 46.5 30.8; line 15: 44.5 34, 43.5 39.8, 41.6 41.6, 41 39.5, 41.7 35, 41.3 31.4
    Totes Meer | am Toten Meer | | jordanien | line 12: 31.75 35.55, 31.1 35.5
    Rotes Meer | am Roten Meer | Golf von Aqaba | | line 15: 29.53 35, 28 34.5, 27.2 33.9, 25 34.9
    Pazifik | am Pazifik | pazifisch, Stiller Ozean | | line 20: 33.43 135.76, 33.67 135.97, 34.3 136.9; o 36 141 50
    Skagerrak | am Skagerrak | | | line 15: 57.7 10.6, 57.1 9; line 10: 58 11.4, 58.5 11.2, 59 11.05, 59 10.2, 58.1 8
    Kattegat | am Kattegat | | | line 12: 57.7 11.85, 57.1 12.2, 56.65 12.8, 56.4 12.65, 56.1 12.5; line 12: 57.7 10.6, 56.4 10.9
    Öresund | am Öresund | ~Sund | | line 10: 56.08 12.62, 55.7 12.75, 55.4 12.9
    Bottnischer Meerbusen | am Bottnischen Meerbusen | Bottenwiek, Bottensee | ostsee | line 18: 60.2 18.6, 60.8 17.25, 61.7 17.3, 62.4 17.4, 62.85 18.1, 63.05 18.45, 63.3 18.9, 63.8 20.4, 65.3 21.8, 65.8 24.3
    `,
  ),
  ...readTable(
    "coast",
    `
    Ostseeküste | an der Ostseeküste | Baltische Küste, Deutsche Ostseeküste, Mecklenburgische Ostseeküste | deutschland, ostsee | 54.85 9.4, 54.4 9.8, 54.25 10.1, 53.85 10.6, 53.85 11.5, 54 11.8, 54.12 12.3, 54.2 12.9, 54 13.3, 53.8 14, 53.95 14.3, 54.7 13.8, 54.75 13.2, 54.55 12.3, 54.25 11.5, 54.6 10.9, 54.9 10
    Kattegattküste =kattegatt | an der Kattegattküste | Kattegatt, Schwedische Westküste | schweden, kattegat | 56 12.4, 56.02 12.8, 56.2 12.98, 56.5 13, 56.75 12.95, 57 12.6, 57.3 12.3, 57.5 12.2, 57.75 12.05, 57.75 11.75, 57.4 11.8, 56.9 12.2, 56.5 12.4
    Höga Kusten | an der Höga Kusten | Hohe Küste | schweden, bottnischer-meerbusen | 62.7 17.7, 62.75 18.2, 63 18.8, 63.25 19, 63.4 18.9, 63.35 18.5, 63.1 18.1, 62.95 17.8
    Amalfiküste | an der Amalfiküste | Costiera Amalfitana, Amalfi, Positano | kampanien, mittelmeer | o 40.62 14.58 15
    Cinque Terre | in den Cinque Terre | Riomaggiore, Monterosso, Vernazza | ligurien, mittelmeer | o 44.13 9.7 10
    Côte d'Azur =cote-d-azur | an der Côte d'Azur | Cote d Azur, Französische Riviera | provence, mittelmeer | line 12: 43.2 6.5, 43.5 7, 43.78 7.5
    Costa Brava | an der Costa Brava | | katalonien, mittelmeer | line 12: 41.7 2.8, 42.1 3.2, 42.4 3.15
    Costa Blanca | an der Costa Blanca | | spanien, mittelmeer | line 15: 38.2 -0.5, 38.6 0, 38.85 0.1
    Costa del Sol | an der Costa del Sol | | andalusien, mittelmeer | line 10: 36.4 -5.2, 36.7 -4.4, 36.73 -3.6
    Costa Vicentina | an der Costa Vicentina | Rota Vicentina, Fischerpfad | portugal, atlantik | line 12: 37.95 -8.8, 37.5 -8.75, 37.05 -8.95
    Lykische Küste | an der Lykischen Küste | Türkische Riviera | tuerkei, mittelmeer | line 14: 36.65 29.1, 36.45 29.1, 36.27 29.3, 36.2 29.65, 36.2 30.1, 36.6 30.55
    Dalmatien | | dalmatinisch | kroatien, adria | line 20: 44.1 15.3, 43.5 16.4, 43 17.4, 42.6 18.1
    Rosa Granitküste | an der Rosa Granitküste | Côte de Granit Rose, Zöllnerpfad | bretagne | o 48.82 -3.5 20
    Jurassic Coast | an der Jurassic Coast | Jurassische Küste, Dorset | england | line 12: 50.62 -3.4, 50.7 -2.7, 50.6 -2
    Wild Atlantic Way | am Wild Atlantic Way | | irland, atlantik | line 15: 51.6 -9.8, 52.1 -10.4, 52.7 -9.6, 53.2 -9.2, 53.5 -10.1, 54.2 -10, 54.3 -8.6, 55.2 -8
    Mecklenburger Bucht | an der Mecklenburger Bucht | Lübecker Bucht, Wismarer Bucht, Wismarbucht | ostseekueste | line 14: 54.1 10.85, 53.96 10.9, 54 11.3, 54.15 11.8, 54.2 12.2
    Strelasund | am Strelasund | | ostseekueste | line 6: 54.2 13.5, 54.32 13.1, 54.4 12.95
    Kvarner Bucht | an der Kvarner Bucht | Kvarner, Opatija | kroatien, adria | o 45.05 14.4 35
    Costa de la Luz | an der Costa de la Luz | | andalusien, atlantik | line 15: 36.1 -5.7, 36.6 -6.3, 37.2 -7.2
    ~Riviera | an der Riviera | Blumenriviera, Ligurische Küste | ligurien, mittelmeer | line 10: 43.8 7.6, 44.2 8.4, 44.4 8.9, 44.1 9.8
    Opalküste | an der Opalküste | Côte d'Opale, Cap Gris-Nez | frankreich | line 8: 50.4 1.6, 50.87 1.6, 50.98 1.9
    `,
  ),
  ...readTable(
    "lake",
    `
    Bodensee | am Bodensee | | | line 13: 47.52 9.7, 47.62 9.35, 47.72 9.15; o 47.68 9 10
    Gardasee | am Gardasee | Lago di Garda, Limone | italien | line 11: 45.88 10.85, 45.65 10.67, 45.47 10.68
    Comer See | am Comer See | Comersee, Lago di Como | lombardei | o 46.02 9.26 22
    Lago Maggiore | am Lago Maggiore | Langensee | | line 11: 46.15 8.78, 45.95 8.6, 45.75 8.6
    Luganer See | am Luganer See | Lago di Lugano | | o 45.99 8.97 12
    Iseosee | am Iseosee | Lago d'Iseo | lombardei | o 45.73 10.07 12
    Kalterer See | am Kalterer See | Kaltern | suedtirol | o 46.38 11.26 5
    Pragser Wildsee | am Pragser Wildsee | Lago di Braies | suedtirol | o 46.695 12.085 3
    Achensee | am Achensee | Pertisau, Maurach | tirol | line 4: 47.5 11.7, 47.42 11.71
    Königssee | am Königssee | Obersee, Sankt Bartholomä, St. Bartholomä | bayern, nationalpark-berchtesgaden | line 2.5: 47.59 12.99, 47.55 12.975, 47.52 12.975
    Chiemsee | am Chiemsee | Chiemgauer Meer, Fraueninsel, Herreninsel | chiemgau | o 47.88 12.45 10
    Tegernsee | am Tegernsee | Rottach-Egern | bayern | o 47.72 11.74 6
    Schliersee | am Schliersee | | bayern | o 47.73 11.86 4
    Starnberger See | am Starnberger See | | bayern | o 47.9 11.3 11
    Ammersee | am Ammersee | | bayern | o 48 11.12 9
    Walchensee | am Walchensee | | bayern | o 47.6 11.34 7
    Eibsee | am Eibsee | | bayern | o 47.457 10.97 2
    Forggensee | am Forggensee | | bayern | o 47.61 10.74 6
    Schluchsee | am Schluchsee | | schwarzwald | o 47.815 8.155 6
    Titisee | am Titisee | Titisee-Neustadt | schwarzwald | o 47.895 8.15 4
    Müritz | an der Müritz | Waren an der Müritz | mecklenburgische-seenplatte | o 53.42 12.7 14
    Steinhuder Meer | am Steinhuder Meer | | niedersachsen | o 52.47 9.33 6
    Edersee | am Edersee | | hessen | o 51.18 9 10
    Wolfgangsee | am Wolfgangsee | St. Wolfgang | oesterreich | o 47.75 13.4 8
    Attersee | am Attersee | | oberoesterreich | o 47.87 13.52 9
    Traunsee | am Traunsee | | oberoesterreich | o 47.85 13.8 8
    Hallstätter See | am Hallstätter See | Hallstatt | oberoesterreich | o 47.58 13.66 6
    Zeller See | am Zeller See | Zell am See, Kaprun | salzburger-land | o 47.32 12.8 6
    Wörthersee | am Wörthersee | Wörther See, Velden | kaernten | o 46.63 14.15 11
    Millstätter See | am Millstätter See | | kaernten | o 46.79 13.58 7
    Weissensee | am Weissensee | Weißensee | kaernten | o 46.71 13.35 7
    Neusiedler See | am Neusiedler See | | burgenland | o 47.83 16.75 22
    Plansee | am Plansee | | tirol | o 47.47 10.82 5
    Vierwaldstättersee | am Vierwaldstättersee | Vierwaldstätter See | schweiz | o 47 8.45 20
    Genfer See | am Genfer See | Genfersee, Lac Léman | | line 11: 46.4 6.9, 46.47 6.5, 46.25 6.2
    Zürichsee | am Zürichsee | | schweiz | o 47.25 8.65 17
    Thunersee | am Thunersee | Thuner See | berner-oberland | line 7: 46.72 7.67, 46.68 7.85
    Silsersee | am Silsersee | Sils, Silvaplanersee, Oberengadiner Seen | engadin | o 46.43 9.75 6
    Lago Bianco | am Lago Bianco | | graubuenden | o 46.405 10.02 3
    Lac d'Annecy =lac-d-annecy | am Lac d'Annecy | See von Annecy | savoyen | o 45.86 6.17 10
    Bohinjer See | am Bohinjer See | Bohinj, Bohinjsko jezero, Wocheiner See, Bohinjsee | slowenien | o 46.285 13.86 8
    Bleder See | am Bleder See | Bled, Bledsee | slowenien | o 46.365 14.095 4
    Plattensee | am Plattensee | Balaton | ungarn | o 46.83 17.75 45
    Ohridsee | am Ohridsee | Ohrid | | o 41.03 20.72 22
    Lake District | im Lake District | Englischer Seendistrikt, Cumbria | england | o 54.5 -3.1 30
    Loch Lomond | am Loch Lomond | Trossachs | schottland | line 5: 56.02 -4.6, 56.09 -4.62, 56.2 -4.68, 56.32 -4.71
    Loch Ness | am Loch Ness | | schottische-highlands | o 57.3 -4.45 20
    Vänern | am Vänern | Vanern, Vänersee | schweden | line 25: 58.7 13.5, 59 13.3, 59.2 13.3, 58.9 12.8, 58.5 12.6; o 58.75 13.8 12
    Vättern | am Vättern | Vattern, Vättersee | schweden | line 18: 57.9 14.3, 58.3 14.6, 58.7 14.8
    Siljan | am Siljan | Siljansee, Siljanssee, Orsasjön | dalarna | o 60.87 14.8 26
    Saimaa | am Saimaa | Finnische Seenplatte, Saimaasee | finnland | o 61.5 28.3 80
    Masuren | in Masuren | Masurische Seen, masurisch, Masurische Seenplatte | polen | o 53.9 21.6 55
    Spirdingsee | am Spirdingsee | | masuren | o 53.75 21.75 12
    Lago Trasimeno | am Lago Trasimeno | Trasimenischer See | umbrien | o 43.13 12.1 9
    Phewa-See | am Phewa-See | Phewasee, Phewa Tal | nepal | o 28.215 83.945 4
    Spitzingsee | am Spitzingsee | | bayerische-voralpen | o 47.665 11.885 3
    Kochelsee | am Kochelsee | Kochel | bayern | o 47.65 11.36 5
    Hopfensee | am Hopfensee | | allgaeu, bayern | o 47.6 10.68 3
    Mondsee | am Mondsee | | oberoesterreich | o 47.83 13.37 7
    Brienzersee | am Brienzersee | Brienzer See, Brienz | berner-oberland | o 46.73 7.97 9
    Riva del Garda =riva-del-garda | in Riva del Garda | ~Riva, Torbole | gardasee | o 45.885 10.84 5
    Faaker See | am Faaker See | | kaernten | o 46.575 13.93 4
    Ossiacher See | am Ossiacher See | | kaernten | o 46.66 13.97 7
    Staffelsee | am Staffelsee | | bayern | o 47.69 11.17 5
    Waginger See | am Waginger See | | bayern | o 47.94 12.75 6
    Schweriner See | am Schweriner See | | mecklenburg-vorpommern | o 53.72 11.46 12
    Plauer See | am Plauer See | | mecklenburgische-seenplatte | o 53.48 12.3 8
    Stechlinsee | am Stechlinsee | Stechlin | brandenburg | o 53.15 13.03 5
    Walensee | am Walensee | | schweiz | o 47.12 9.2 10
    Oeschinensee | am Oeschinensee | Kandersteg | berner-oberland | o 46.498 7.71 5
    Lago di Bolsena | am Bolsenasee | Bolsenasee | latium | o 42.59 11.93 9
    Skutarisee | am Skutarisee | Skadarsee, Shkodra-See | balkan | o 42.18 19.3 25
    Inarisee | am Inarisee | Inari | lappland, finnland | o 69 27.7 40
    `,
  ),
  ...readTable(
    "river",
    `
    Donau | an der Donau | | | line 8: 48.1 8.7, 48.4 10, 48.7 10.9, 48.77 11.4, 48.9 11.85, 48.93 12.04, 49.02 12.1, 48.85 12.9, 48.57 13.46, 48.5 13.73, 48.43 13.87, 48.37 14.02, 48.31 14.29, 48.24 14.52, 48.23 14.85, 48.18 15.09, 48.23 15.33, 48.37 15.41, 48.41 15.6, 48.34 15.9, 48.33 16.06, 48.21 16.4, 48.14 17.1, 47.78 18.3, 47.5 19.05, 46 18.8, 45.2 19.9, 44.8 20.5, 44.6 22.3, 43.8 25.5, 44.2 28, 45.2 29
    Elbe | an der Elbe | Labe | | line 8: 50.68 14.15, 50.85 14.22, 50.92 14.06, 51.05 13.74, 51.16 13.47, 51.31 13.29, 51.43 13.22, 51.56 13, 51.71 12.8, 51.85 12.63, 51.86 12.2, 51.85 12.04, 51.97 11.88, 52.02 11.74, 52.13 11.64, 52.54 11.98, 53 11.5, 53.37 10.55, 53.54 9.95, 53.87 8.9
    Rhein | am Rhein | rheinisch, Oberrhein, Niederrhein | | line 8: 46.82 9.4, 47.15 9.5, 47.45 9.65, 47.66 9.18, 47.68 8.6, 47.6 8.2, 47.56 7.6, 48.58 7.8, 49 8.3, 49.5 8.45, 50 8.27, 50.15 7.7, 50.36 7.6, 50.73 7.1, 50.94 6.96, 51.23 6.77, 51.8 6.1, 51.95 5
    Mosel | an der Mosel | Moseltal, moselländisch | | line 8: 49.47 6.37, 49.76 6.64, 49.82 6.75, 49.83 6.9, 49.91 6.98, 49.92 7.08, 49.98 7, 49.95 7.12, 50.03 7.18, 50.1 7.12, 50.15 7.17, 50.18 7.3, 50.31 7.46, 50.36 7.6
    Loire | an der Loire | | frankreich | line 10: 45 4.1, 46 4, 47 3.1, 47.7 2.6, 47.9 1.91, 47.78 1.63, 47.59 1.34, 47.41 0.98, 47.39 0.68, 47.3 0.35, 47.21 0.07, 47.26 -0.08, 47.34 -0.23, 47.43 -0.55, 47.22 -1.55
    Göta-Kanal | am Göta-Kanal | Göta Kanal, Gotakanal, Götakanal, Göta Canal, Göta-Canal | schweden | line 9: 58.71 13.82, 58.84 13.98, 58.76 14.12, 58.65 14.2, 58.58 14.4, 58.54 14.51, 58.5 14.75, 58.54 15.04, 58.56 15.28, 58.49 15.53, 58.51 15.97, 58.48 16.32, 58.48 16.41
    Altmühl | an der Altmühl | | bayern | line 7: 49.38 10.2, 49.11 10.75, 48.99 10.92, 48.93 10.97, 48.87 11.07, 48.89 11.18, 48.95 11.4, 49.03 11.5, 49.03 11.59, 48.96 11.69, 48.92 11.87
    Main | am Main | | | line 7: 50.1 11.4, 50 10.2, 49.8 9.93, 49.75 9.3, 50 9, 50.1 8.68, 50 8.3
    Neckar | am Neckar | Neckartal, Neckartalradweg | baden-wuerttemberg | line 7: 48.1 8.6, 48.52 9.05, 48.8 9.2, 49.15 9.2, 49.4 8.7, 49.5 8.5
    Inn | am Inn | | | line 5: 46.4 9.7, 46.8 10.3, 47.14 10.57, 47.22 10.74, 47.3 11.07, 47.27 11.4, 47.28 11.5, 47.345 11.71, 47.39 11.8, 47.49 12.06, 47.58 12.17, 47.86 12.13, 48.25 12.5, 48.57 13.46
    Isar | an der Isar | Isarradweg | | line 6: 47.38 11.4, 47.39 11.26, 47.45 11.27, 47.56 11.5, 47.76 11.56, 48.13 11.58, 48.54 12.15, 48.8 12.97
    Lech | am Lech | Lechradweg | | line 5: 47.2 10.1, 47.27 10.4, 47.49 10.72, 47.57 10.7, 48.05 10.88, 48.37 10.9
    Salzach | an der Salzach | | | line 6: 47.27 12.4, 47.32 12.8, 47.35 13.2, 47.8 13.05, 48.2 12.85
    Enns | an der Enns | Ennsradweg, Ennstal | oesterreich | line 7: 47.38 13.4, 47.55 14.2, 47.6 14.6, 48.2 14.47
    ~Mur | an der Mur | Murradweg, Murtal | oesterreich | line 7: 47.13 13.5, 47.17 14.6, 47.41 15.27, 47.07 15.44, 46.7 16
    Drau | an der Drau | Drautal | | line 7: 46.74 12.2, 46.83 12.77, 46.8 13.5, 46.61 13.85, 46.6 14.6, 46.55 15.65
    Etsch | an der Etsch | Etschtal, Adige, Etschradweg | | line 6: 46.84 10.5, 46.67 11.16, 46.5 11.35, 46.07 11.12, 45.44 11
    Saale | an der Saale | Saaletal, Saale-Radweg, Saaleradweg | | line 7: 50.3 11.9, 50.65 11.35, 50.93 11.59, 51 11.67, 51.13 11.72, 51.2 11.8, 51.48 11.95, 51.95 11.9
    Unstrut | an der Unstrut | Unstruttal, Saale-Unstrut, Saale-Unstrut-Region | | line 5: 51.35 11.2, 51.21 11.77, 51.16 11.8
    Havel | an der Havel | Havelradweg | | line 7: 53.43 12.94, 53.35 12.91, 53.28 12.97, 53.2 13.05, 53.19 13.14, 52.8 13.25, 52.4 13.05, 52.4 12.5, 52.85 12
    Spree | an der Spree | Spreeradweg | | line 6: 51 14.6, 51.75 14.33, 51.9 13.9, 52.3 14, 52.5 13.4
    Weser | an der Weser | | | line 8: 51.42 9.65, 51.8 9.5, 52.1 9.4, 52.28 8.92, 52.9 9.2, 53.1 8.8, 53.5 8.55
    Werra | an der Werra | Werratal-Radweg | | line 7: 50.5 10.8, 50.9 10, 51.4 9.65
    Lahn | an der Lahn | Lahntal, Lahnradweg | | line 7: 50.8 8.75, 50.55 8.5, 50.38 8.05, 50.32 7.65
    Saar | an der Saar | Saarradweg | | line 7: 49.23 7, 49.5 6.6, 49.7 6.55
    Ruhr | an der Ruhr | Ruhrtalradweg | nordrhein-westfalen | line 7: 51.2 8.5, 51.4 7.5, 51.45 6.75
    Tauber | an der Tauber | Taubertal, Liebliches Taubertal | | line 6: 49.38 10.18, 49.5 9.8, 49.76 9.52
    Naab | an der Naab | | bayern | line 6: 49.45 11.86, 49.27 11.92, 49.16 11.96, 49.06 11.96
    ~Oder | an der Oder | Oderbruch | | line 8: 50.9 14.95, 51.15 15, 51.95 14.72, 52.35 14.55, 53 14.3
    Rhone | an der Rhone | Rhône, ViaRhôna | | line 8: 46.5 8.3, 46.3 7.9, 46.1 7.1, 46.2 6.15, 45.75 4.85, 44.9 4.85, 43.95 4.8, 43.5 4.6
    ~Seine | an der Seine | | frankreich | line 8: 48.85 2.35, 49.1 1.5, 49.44 1.1, 49.45 0.3
    Dordogne | an der Dordogne | | frankreich | line 12: 45 1.9, 44.85 1, 44.9 -0.2
    Canal du Midi | am Canal du Midi | | frankreich | line 8: 43.6 1.45, 43.2 2.35, 43.35 3.4
    Themse | an der Themse | Thames Path | england | line 8: 51.7 -1.9, 51.75 -1.25, 51.5 -0.1
    Soča =soca | an der Soča | Soca, Isonzo, Soča-Tal, Sočatal | slowenien | line 6: 46.4 13.75, 46.34 13.55, 46.18 13.74, 46 13.65
    Douro | am Douro | Duero, Dourotal | portugal | line 10: 41.15 -8.6, 41.15 -7.6, 41.2 -6.9
    Weichsel | an der Weichsel | Wisła | polen | line 8: 50.05 19.95, 52.2 21, 53 18.6, 54.2 18.9
    Dalslandkanal =dalsland-kanal | am Dalslandkanal | Dalslands Kanal, Dalsland-Kanal | dalsland | line 7: 59.32 11.91, 59.2 12.1, 59.03 12.23, 58.92 12.31, 58.82 12.41
    ~Vils | an der Vils | Vilstal, Fünf-Flüsse-Radweg | bayern | line 5: 49.61 11.8, 49.445 11.86, 49.28 11.88, 49.19 11.96
    Neiße | an der Neiße | Lausitzer Neiße, Oder-Neiße-Radweg | oder | line 6: 50.9 14.9, 51.15 15, 51.6 14.72, 52 14.75
    ~Nahe | an der Nahe | Nahetal | rheinland-pfalz | line 6: 49.6 7.1, 49.75 7.45, 49.85 7.85, 49.97 7.9
    Fulda | an der Fulda | Fuldaradweg | hessen | line 6: 50.55 9.68, 50.85 9.7, 51.1 9.55, 51.42 9.65
    Kocher | an Kocher und Jagst | Kocher-Jagst-Radweg, Jagst | baden-wuerttemberg | line 7: 48.84 10.09, 49.11 9.74, 49.28 9.2
    Ems | an der Ems | Emsradweg | deutschland | line 7: 51.88 8.6, 52.28 7.44, 52.7 7.29, 53.35 7.2
    Aare | an der Aare | Aareschlucht | schweiz | line 6: 46.73 8.18, 46.69 7.86, 46.95 7.45, 47.2 7.53, 47.6 8.22
    ~Po | am Po | Podelta, Po-Delta | italien | line 10: 45.07 7.69, 45.05 9.7, 44.95 11.9, 44.95 12.4
    Ebro | am Ebro | Ebrodelta | spanien | line 10: 42.45 -2.45, 41.65 -0.88, 40.8 0.52, 40.7 0.8
    Ziller | am Ziller | | zillertal | line 3: 47.08 11.98, 47.17 11.86, 47.4 11.85
    `,
  ),
];
