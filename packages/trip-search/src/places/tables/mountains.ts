import { readTable } from "../table";

export const MOUNTAINS = readTable(
  "mountains",
  `
  Alpen | in den Alpen | Alpenraum, Alpenregion, Hochalpen, Hochgebirge der Alpen | europa | 43.7 7.2, 43.9 6.2, 44.2 5.4, 44.9 5.2, 45.4 5.6, 45.9 5.9, 46.2 6.3, 46.45 6.95, 46.8 7.6, 47.05 8.2, 47.2 8.9, 47.4 9.4, 47.53 9.75, 47.65 10.1, 47.7 10.6, 47.72 11.2, 47.8 11.7, 47.8 12.3, 47.8 13.1, 47.95 13.6, 47.9 14.3, 48 15.2, 48.08 16, 47.7 16.2, 47.3 15.9, 46.9 15.5, 46.6 15.6, 46.3 15.1, 46.2 14.7, 46 14.1, 45.95 13.6, 46.15 13.3, 46.25 13.1, 46.1 12.5, 45.9 12.2, 45.8 11.6, 45.6 11.1, 45.6 10.6, 45.65 10.2, 45.75 9.7, 45.85 9.3, 45.85 8.7, 45.7 8.1, 45.4 7.6, 45 7.3, 44.6 7.4, 44.3 7.7, 44.15 8.1, 43.85 7.8
  Ostalpen | in den Ostalpen | | alpen | 45.85 9.3, 46.5 9.3, 47.5 9.65, 47.65 10.1, 47.72 11.2, 47.8 12.3, 47.8 13.1, 47.95 13.6, 48.05 16, 47.3 15.9, 46.6 15.6, 46 14.1, 45.95 13.6, 46.25 13.1, 45.9 12.2, 45.6 11.1, 45.65 10.2
  Westalpen | in den Westalpen | | alpen | 43.7 7.2, 43.9 6.2, 44.2 5.4, 44.9 5.2, 45.9 5.9, 46.45 6.95, 47.2 8.9, 47.5 9.6, 46.5 9.3, 45.85 9.2, 45.4 7.6, 44.3 7.7
  Bayerische Alpen | in den Bayerischen Alpen | bayerische Berge, bayrische Alpen, deutsche Alpen, Deutschlands Alpen, oberbayerische Alpen | alpen, bayern | 47.26 10.1, 47.55 9.97, 47.65 10.4, 47.68 11.2, 47.78 11.8, 47.78 12.5, 47.76 12.98, 47.6 13.1, 47.46 13.05, 47.47 12.9, 47.6 12.7, 47.67 12.3, 47.6 12, 47.58 11.5, 47.44 11.4, 47.4 11.1, 47.45 10.9, 47.55 10.6, 47.35 10.4
  Nördliche Kalkalpen | in den Nördlichen Kalkalpen | Nordalpen, Kalkalpen | ostalpen | 47.15 10, 47.6 10, 47.65 11, 47.75 12, 47.75 13, 47.85 14, 47.9 15.5, 47.6 15.8, 47.45 14.2, 47.42 13, 47.5 12.2, 47.32 11.7, 47.28 11.2, 47.15 10.3
  Karwendel | im Karwendel | Karwendelgebirge, Karwendelgebirges, Alpenpark Karwendel | tirol, alpen | 47.27 11.2, 47.38 11.23, 47.47 11.25, 47.6 11.3, 47.6 11.6, 47.5 11.75, 47.37 11.78, 47.3 11.5
  Wetterstein | im Wetterstein | Wettersteingebirge, Wettersteingebirges | alpen | 47.36 10.9, 47.36 11.24, 47.46 11.24, 47.48 11.1, 47.47 10.92
  Mieminger Kette | in der Mieminger Kette | Mieminger Gebirge | tirol, alpen | 47.29 10.75, 47.29 11.1, 47.38 11.1, 47.38 10.85
  Rofan | im Rofan | Rofangebirge, Brandenberger Alpen | tirol, alpen | 47.39 11.72, 47.52 11.72, 47.56 12, 47.45 11.95
  Zillertaler Alpen | in den Zillertaler Alpen | Zillertaler, Zillertaler Hauptkamm | alpen | 46.93 11.45, 47.1 11.45, 47.2 11.7, 47.22 11.85, 47.24 12.05, 47.15 12.2, 47.05 12.18, 46.92 12
  Stubaier Alpen | in den Stubaier Alpen | Stubaier, Stubai | alpen | 46.9 11, 46.93 11.45, 47.2 11.4, 47.26 11.2, 47.22 10.9, 47 10.98
  Ötztaler Alpen | in den Ötztaler Alpen | Ötztaler | alpen | 46.68 10.6, 46.7 11.1, 46.85 11.05, 47.2 10.85, 47.15 10.65, 46.85 10.52
  Silvretta | in der Silvretta | Silvrettagruppe | alpen | o 46.88 10.15 16
  Lechtaler Alpen | in den Lechtaler Alpen | Lechtaler | alpen, tirol | 47.15 10.15, 47.3 10.75, 47.4 10.75, 47.42 10.6, 47.25 10.25
  Allgäuer Alpen | in den Allgäuer Alpen | Allgäuer Hochalpen, Allgäuer Berge | alpen | 47.22 10.05, 47.26 10.3, 47.35 10.5, 47.48 10.7, 47.58 10.6, 47.58 10.1, 47.45 9.98, 47.3 10
  Ammergauer Alpen | in den Ammergauer Alpen | Ammergebirge, Ammergauer, Ammergau | bayerische-alpen | 47.47 10.75, 47.5 11.07, 47.62 11.1, 47.63 10.8
  Bayerische Voralpen | in den Bayerischen Voralpen | Tegernseer Berge | bayerische-alpen | 47.6 11.3, 47.6 12.1, 47.75 12.1, 47.75 11.4
  Chiemgauer Alpen | in den Chiemgauer Alpen | | bayerische-alpen | 47.62 12.2, 47.62 12.75, 47.78 12.7, 47.78 12.2
  Berchtesgadener Alpen | in den Berchtesgadener Alpen | Berchtesgadener, Berchtesgadener Land | alpen | 47.4 12.8, 47.38 13.15, 47.55 13.2, 47.72 13.05, 47.72 12.85, 47.6 12.7, 47.5 12.72
  Kaisergebirge | im Kaisergebirge | Wilder Kaiser, Zahmer Kaiser | tirol, alpen | 47.53 12.18, 47.53 12.45, 47.64 12.4, 47.63 12.18
  Kitzbüheler Alpen | in den Kitzbüheler Alpen | Kitzbühler Alpen | alpen | 47.25 11.95, 47.25 12.75, 47.4 12.8, 47.5 12.4, 47.45 12
  Hohe Tauern | in den Hohen Tauern | Tauern | alpen | 46.88 12.1, 46.83 12.6, 46.86 13.05, 46.9 13.35, 47.05 13.5, 47.2 13.2, 47.25 12.5, 47.2 12.1, 47.03 12.13
  Niedere Tauern | in den Niederen Tauern | Radstädter Tauern | alpen | 47.12 13.3, 47.15 14.6, 47.4 14.7, 47.42 13.4
  Dachstein | am Dachstein | Dachsteingebirge, Dachsteinmassiv | alpen | 47.38 13.3, 47.42 13.9, 47.58 13.85, 47.58 13.45
  Totes Gebirge | im Toten Gebirge | | alpen | 47.55 13.8, 47.55 14.35, 47.78 14.3, 47.75 13.8
  Gesäuse | im Gesäuse | Ennstaler Alpen, Gesäuseberge | steiermark, alpen | 47.5 14.4, 47.5 14.85, 47.65 14.85, 47.65 14.4
  Lienzer Dolomiten | in den Lienzer Dolomiten | Gailtaler Alpen | alpen, oesterreich | 46.68 12.55, 46.7 13, 46.8 12.95, 46.8 12.6
  Karnische Alpen | in den Karnischen Alpen | Karnischer Kamm | alpen | 46.4 12.4, 46.38 13.4, 46.57 13.55, 46.63 13.1, 46.75 12.4
  Karawanken | in den Karawanken | | alpen | 46.4 13.75, 46.35 14.6, 46.5 14.9, 46.57 14.3, 46.55 13.75
  Steiner Alpen | in den Steiner Alpen | Kamniker Alpen, Steiner Sanntaler Alpen | slowenien, alpen | o 46.35 14.6 17
  Julische Alpen | in den Julischen Alpen | Julier, Julijske Alpe | alpen | 46.18 13.55, 46.2 13.95, 46.35 14.1, 46.48 13.95, 46.51 13.6, 46.45 13.35, 46.32 13.35
  Dolomiten | in den Dolomiten | Dolomiti, Dolomitenregion | alpen, italien | 46.05 11.7, 46.1 12.25, 46.3 12.45, 46.5 12.6, 46.72 12.4, 46.79 12.15, 46.8 11.8, 46.7 11.62, 46.5 11.4, 46.35 11.4
  Brenta | in der Brenta | Brentagruppe, Brentadolomiten, Brenta-Dolomiten, Dolomiti di Brenta | trentino, alpen | 46.03 10.75, 46.03 10.95, 46.15 11.05, 46.33 11.02, 46.3 10.82, 46.2 10.76
  Adamello-Presanella | in der Adamello-Presanella-Gruppe | Adamello, Presanella | alpen, italien | o 46.18 10.6 18
  Ortler-Alpen =ortlergruppe | in den Ortler-Alpen | Ortlergruppe, Ortleralpen, Ortlergebiet | alpen | o 46.48 10.55 24
  Sarntaler Alpen | in den Sarntaler Alpen | | suedtirol, alpen | o 46.68 11.4 20
  Texelgruppe | in der Texelgruppe | | suedtirol, alpen | o 46.74 11.07 16
  Bernina | an der Bernina | Berninagruppe, Berninapass, Berninamassiv | alpen | o 46.38 9.95 18
  Bergamasker Alpen | in den Bergamasker Alpen | | lombardei, alpen | o 46 9.9 30
  Bergell | im Bergell | Val Bregaglia, Badile | alpen | o 46.32 9.6 14
  Glarner Alpen | in den Glarner Alpen | | schweiz, alpen | o 46.85 9 25
  Alpstein | im Alpstein | | schweiz, alpen | o 47.26 9.4 14
  Berner Alpen | in den Berner Alpen | | schweiz, alpen | 46.3 7, 46.3 7.6, 46.45 8.3, 46.7 8.35, 46.7 7.7, 46.5 7.2
  Berner Oberland | im Berner Oberland | | schweiz | 46.33 7.1, 46.4 7.6, 46.48 8.1, 46.6 8.45, 46.82 8.2, 46.82 7.6, 46.6 7.15
  Walliser Alpen | in den Walliser Alpen | Penninische Alpen, Walliser Viertausender | alpen | 45.88 7.17, 45.8 7.9, 46.05 8.1, 46.3 8, 46.25 7.4, 46.05 7.17
  Mont Blanc | am Mont Blanc | Montblanc, Mont-Blanc-Massiv, Montblanc-Gebiet, Mont-Blanc-Gruppe, Monte Bianco, Mont-Blanc | alpen | 45.66 6.65, 45.75 6.95, 45.86 7.12, 46.08 7.16, 46.1 6.95, 45.95 6.72, 45.8 6.68
  Gran Paradiso | am Gran Paradiso | Grajische Alpen | alpen, italien | o 45.53 7.27 24
  Vanoise | in der Vanoise | | savoyen, alpen | o 45.4 6.75 22
  Dauphiné | in der Dauphiné | Écrins, Ecrins, Dauphiné-Alpen | frankreich, alpen | o 44.92 6.3 28
  Vercors | im Vercors | | frankreich, alpen | o 44.95 5.5 30
  Seealpen | in den Seealpen | Alpi Marittime | alpen | 43.95 6.6, 43.95 7.6, 44.3 7.7, 44.75 7.2, 44.75 6.8, 44.3 6.6
  Mittelgebirge | im Mittelgebirge | deutsche Mittelgebirge, deutsches Mittelgebirge | deutschland | . 50.3 10
  Harz | im Harz | harzer, Oberharz, Ostharz, Harzgebirge | mittelgebirge | 51.97 10.25, 51.92 10.7, 51.82 11.1, 51.75 11.3, 51.55 11.4, 51.5 11, 51.55 10.4, 51.7 10.17
  Schwarzwald | im Schwarzwald | schwarzwälder | baden-wuerttemberg, mittelgebirge | 47.55 7.75, 47.57 8.2, 47.72 8.5, 47.87 8.58, 48.3 8.55, 48.7 8.75, 48.95 8.55, 48.85 8.3, 48.4 7.95, 47.9 7.75, 47.65 7.62
  Schwäbische Alb | auf der Schwäbischen Alb | Schwäb. Alb, ~Alb, Schwäbischer Albtrauf | baden-wuerttemberg, mittelgebirge | 47.85 8.6, 48.1 8.7, 48.5 9.1, 48.7 9.7, 48.95 10.35, 48.75 10.6, 48.4 9.9, 48.05 9.2, 47.85 8.75
  Fränkische Alb | in der Fränkischen Alb | Frankenjura, Frankenalb, Fränkischer Jura, ~Jura | bayern, mittelgebirge | 48.8 10.6, 48.75 11.3, 48.83 11.9, 48.95 12.05, 49.2 12, 49.5 11.9, 49.95 11.5, 50.1 11.1, 49.8 11, 49.4 11.2, 49.15 10.85, 48.95 10.6
  Bayerischer Wald | im Bayerischen Wald | Bayrischer Wald, Bayerwald | bayern, mittelgebirge | 48.6 13.5, 48.85 12.8, 49.1 12.4, 49.6 12.3, 49.55 12.55, 49.25 12.9, 48.95 13.4, 48.77 13.83
  Böhmerwald | im Böhmerwald | Šumava | mittelgebirge | o 48.75 13.95 30; o 49.05 13.45 25
  Fichtelgebirge | im Fichtelgebirge | | bayern, mittelgebirge | o 50.02 11.85 20
  Erzgebirge | im Erzgebirge | erzgebirgisch | mittelgebirge | 50.3 12.3, 50.4 12.9, 50.6 13.3, 50.8 13.9, 50.9 13.6, 50.75 12.9, 50.6 12.4
  Elbsandsteingebirge | im Elbsandsteingebirge | Elbsandstein | mittelgebirge | 50.82 13.95, 50.8 14.4, 50.92 14.5, 51.02 14.2, 51.02 13.9, 50.93 13.9
  Sächsische Schweiz | in der Sächsischen Schweiz | sächsischen Schweiz | elbsandsteingebirge, sachsen | 50.85 13.95, 50.85 14.2, 50.88 14.4, 50.98 14.38, 51.02 14.2, 51.02 13.9, 50.93 13.9
  Böhmische Schweiz | in der Böhmischen Schweiz | Prebischtor | elbsandsteingebirge, tschechien | 50.78 14.2, 50.8 14.45, 50.89 14.4, 50.89 14.3, 50.865 14.235
  Zittauer Gebirge | im Zittauer Gebirge | Lausitzer Gebirge | sachsen, mittelgebirge | o 50.85 14.75 12
  Riesengebirge | im Riesengebirge | Krkonoše | sudeten | o 50.73 15.6 30
  Thüringer Wald | im Thüringer Wald | Thüringerwald | thueringen, mittelgebirge | 50.95 10.2, 50.85 10.6, 50.7 10.95, 50.6 11.35, 50.4 11.4, 50.45 10.9, 50.7 10.35
  Rhön | in der Rhön | Rhöngebirge | mittelgebirge | o 50.48 9.97 28
  Spessart | im Spessart | | mittelgebirge | o 50 9.42 27
  Odenwald | im Odenwald | | mittelgebirge | o 49.6 8.9 28
  Taunus | im Taunus | | mittelgebirge | o 50.2 8.35 30
  Vogelsberg | im Vogelsberg | | hessen, mittelgebirge | o 50.52 9.2 22
  Eifel | in der Eifel | Vulkaneifel, Nordeifel | mittelgebirge | 50.05 6.2, 50.7 6.2, 50.65 6.85, 50.45 7.2, 50.25 7.2, 50.12 6.9, 49.98 6.7
  Hunsrück | im Hunsrück | Hunsrueck | rheinland-pfalz, mittelgebirge | 49.6 6.75, 49.75 6.9, 49.85 7.1, 50.1 7.4, 50.2 7.6, 49.9 7.8, 49.65 7.2
  Westerwald | im Westerwald | | mittelgebirge | o 50.6 7.9 30
  Sauerland | im Sauerland | Hochsauerland | mittelgebirge | o 51.2 8.3 38
  Bergisches Land | im Bergischen Land | | nordrhein-westfalen, mittelgebirge | o 51.1 7.3 22
  Teutoburger Wald | im Teutoburger Wald | Teuto | mittelgebirge | line 12: 52.3 7.6, 52.1 8.3, 51.9 8.85, 51.6 8.95
  Solling | im Solling | Meißner | mittelgebirge | o 51.75 9.6 18
  Pfälzerwald | im Pfälzerwald | Pfälzer Wald, Wasgau | rheinland-pfalz, mittelgebirge | o 49.25 7.8 30
  Kyffhäuser | im Kyffhäuser | | thueringen, mittelgebirge | o 51.4 11.05 12
  Vogesen | in den Vogesen | Les Vosges | frankreich | line 18: 47.85 7, 48.2 7.15, 48.6 7.2
  Schweizer Jura | im Schweizer Jura | Juragebirge, Französischer Jura, ~Jura | | line 18: 46.3 6, 46.8 6.6, 47.2 7.1, 47.4 7.8
  Zentralmassiv | im Zentralmassiv | Massif Central | frankreich | o 45.2 2.9 90; o 44.3 3.7 45
  Pyrenäen | in den Pyrenäen | pyrenäisch, Pirineos | | 43.35 -1.6, 43.15 -0.5, 43.1 0.5, 43 1.6, 42.7 2.7, 42.45 3.1, 42.2 2.8, 42.2 1.5, 42.4 0.2, 42.65 -0.8, 42.95 -1.7
  Picos de Europa | in den Picos de Europa | Picos, Kantabrisches Gebirge, Kantabrische Kordillere | spanien | o 43.18 -4.85 35
  Sierra Nevada | in der Sierra Nevada | | andalusien | 36.9 -3.6, 36.9 -2.9, 37.15 -2.8, 37.2 -3.3, 37.14 -3.55
  Sierra de Grazalema | in der Sierra de Grazalema | Grazalema, weiße Dörfer, Weisse Dörfer, Pueblos Blancos | andalusien | o 36.74 -5.35 25
  Serra de Tramuntana | in der Serra de Tramuntana | Tramuntana | mallorca | line 8: 39.58 2.38, 39.72 2.65, 39.83 2.9
  Apennin | im Apennin | Apenninen, Appennini | italien | line 30: 44.4 8.8, 44.2 10.5, 43.7 12, 42.8 13.2, 42 14, 41 15, 40 16.1
  Gran Sasso | am Gran Sasso | | abruzzen | o 42.45 13.55 22
  Monti Sibillini | in den Monti Sibillini | Sibillinische Berge | italien | o 42.9 13.2 18
  Tatra | in der Tatra | Tatry | karpaten | o 49.2 20.05 28; o 48.95 19.6 30
  Beskiden | in den Beskiden | Niedere Beskiden, Beskid Niski, Beskid Sądecki | karpaten | 49.35 18.6, 49.35 20.3, 49.33 21, 49.25 22.5, 49.55 22.3, 49.65 21.3, 49.7 20, 49.75 18.8
  Karpaten | in den Karpaten | karpatisch | | 48.6 17.2, 49.3 18.2, 49.75 18.8, 49.8 20, 49.68 21.3, 49.3 23, 48.4 25, 47.3 26.3, 46 26.9, 45.1 26.2, 44.9 23, 45.6 22, 46.5 22.3, 47.5 23, 48.2 22.6, 48.7 21, 48.4 19, 48.4 17.5
  Dinarisches Gebirge =dinariden | in den Dinariden | Dinarische Alpen, Dinariden | balkan | o 44.5 15.2 35; o 43.15 19.1 35; o 42.5 19.8 40
  Rila | im Rilagebirge | Rilagebirge | bulgarien | o 42.15 23.5 25
  Olymp | am Olymp | Olympos | griechenland | o 40.08 22.36 20
  Taygetos | im Taygetos | Taygetosgebirge, Taigetos | peloponnes | 36.75 22.3, 36.8 22.4, 37.08 22.4, 37.15 22.25, 36.95 22.22
  Taurus | im Taurus | Taurusgebirge, Ala Dağlar | tuerkei | line 40: 36.8 30.2, 37 32, 37.8 35.2
  Skandinavisches Gebirge =skanden | in den Skanden | Fjäll, Skanden, Fjell, schwedisches Fjäll, norwegisches Fjell, Skandinavische Gebirge | skandinavien | 58.9 6.5, 59.9 9.2, 61.5 10.2, 62 13.2, 63.4 13.3, 64.8 15.3, 66.2 16.8, 67.2 18, 68.45 19.3, 69.2 20.5, 69.6 19.5, 67.8 16, 65.5 13.5, 63 10.8, 62.3 7.5, 60.5 6
  Jotunheimen | in Jotunheimen | | norwegen, skanden | o 61.55 8.4 40
  Hardangervidda | auf der Hardangervidda | Hardanger, Hardangerjøkulen | norwegen, skanden | 59.8 6.9, 59.8 8.2, 60.3 8.35, 60.55 8.15, 60.7 7.6, 60.6 7.1, 60.2 6.75
  Schottische Highlands | in den schottischen Highlands | Highlands, Schottisches Hochland, Scottish Highlands | schottland | 56 -4.95, 56.07 -4.52, 56.4 -4, 56.8 -3.2, 57.4 -3.4, 57.65 -4, 58.5 -3.3, 58.65 -5, 57.5 -6, 56.6 -6.2
  Pennines | in den Pennines | | england | line 25: 53.2 -1.8, 54.2 -2.2, 55 -2.4
  Snowdonia | in Snowdonia | Eryri | wales | o 53 -3.95 25
  Atlas | im Atlas | Atlasgebirge | marokko | 29.8 -9.5, 30.3 -8, 30.7 -6.5, 30.75 -5.6, 31.4 -4.5, 33 -3.5, 33.8 -4.5, 32.8 -5.5, 31.6 -7.3, 31.1 -9, 30.5 -9.6
  Djebel Saghro | im Djebel Saghro | Jebel Saghro, Saghro, Dschebel Saghro, Jbel Saghro | marokko, atlas | 30.8 -6.5, 30.8 -5.6, 31.2 -5.4, 31.32 -5.9, 31.15 -6.6
  Himalaya | im Himalaya | Himalaja, Himalaya-Raum | asien | 26.8 92, 27.8 92, 28.7 86.5, 30 81, 32.5 78.5, 35 76.5, 35.5 74.5, 34 73.5, 31 76.5, 29 80, 27.6 84, 26.8 88
  Annapurna | an der Annapurna | Annapurna-Gebiet, Annapurna-Massiv, Annapurnagebiet, Annapurnas | nepal, himalaya | 28.15 83.4, 28.15 84.2, 28.5 84.5, 28.85 84.2, 28.85 83.6
  Khumbu | im Khumbu | Everest-Region, Everest Base Camp | nepal, himalaya | o 27.9 86.8 30
  Karakorum | im Karakorum | | | o 35.9 75.5 120
  Japanische Alpen | in den Japanischen Alpen | Kiso-Gebirge, Hida-Gebirge | japan | 35.4 137.4, 35.4 138.4, 36.9 138, 36.9 137.3, 36.2 137.4
  Anden | in den Anden | Andes | suedamerika | line 150: 5 -75, -10 -76, -17 -69, -30 -70, -45 -72
  Rocky Mountains | in den Rocky Mountains | Rockies | nordamerika | line 150: 40 -106, 47 -113, 53 -118
  Drakensberge | in den Drakensbergen | Drakensberg | suedafrika | o -29 29.3 80
  Rätikon | im Rätikon | | ostalpen | o 47.04 9.8 14
  Verwall | im Verwall | Verwallgruppe, Ferwall | ostalpen | o 47.07 10.17 14
  Mangfallgebirge | im Mangfallgebirge | | bayerische-voralpen | o 47.68 11.92 17
  Steinernes Meer | im Steinernen Meer | | berchtesgadener-alpen | 47.44 12.8, 47.43 13, 47.51 13, 47.52 12.9, 47.5 12.8
  Hagengebirge | im Hagengebirge | | berchtesgadener-alpen | o 47.52 13.09 7
  Hochkönig | am Hochkönig | | berchtesgadener-alpen, salzburger-land | o 47.41 13.06 8
  Venedigergruppe | in der Venedigergruppe | | hohe-tauern | o 47.1 12.32 14
  Glocknergruppe | in der Glocknergruppe | | hohe-tauern | o 47.09 12.72 13
  Tuxer Alpen | in den Tuxer Alpen | Tuxer | ostalpen, tirol | o 47.17 11.68 14
  Schladminger Tauern | in den Schladminger Tauern | | niedere-tauern | o 47.27 13.75 17
  ~Rosengarten | im Rosengarten | Rosengartengruppe, Catinaccio | dolomiten | o 46.46 11.62 7
  ~Sella | in der Sellagruppe | Sellagruppe, Sellastock, Piz Boè, Sella Ronda, Sellaronda | dolomiten | o 46.51 11.82 7
  Sextner Dolomiten | in den Sextner Dolomiten | Sexten, Sextener Dolomiten | dolomiten | o 46.65 12.33 12
  Puez | in der Puezgruppe | Puezgruppe, Puez-Geisler | dolomiten, suedtirol | o 46.6 11.82 7
  Geisler | in den Geislerspitzen | Geislergruppe, Geislerspitzen | dolomiten, suedtirol | o 46.61 11.76 5
  Schlern | am Schlern | | dolomiten, suedtirol | o 46.515 11.577 5
  Langkofel | am Langkofel | Langkofelgruppe | dolomiten, suedtirol | o 46.52 11.735 5
  Chartreuse | in der Chartreuse | | alpen, frankreich | o 45.35 5.8 15
  Mercantour | im Mercantour | Nationalpark Mercantour | seealpen | o 44.15 7.2 25
  Cottische Alpen | in den Cottischen Alpen | | westalpen | o 44.75 7 32
  Südschwarzwald | im Südschwarzwald | | schwarzwald | 47.55 7.62, 47.57 8.3, 47.75 8.5, 48.1 8.55, 48.25 8.2, 48.2 7.9, 47.8 7.6
  Nordschwarzwald | im Nordschwarzwald | | schwarzwald | 48.3 8.1, 48.3 8.55, 48.7 8.75, 48.95 8.6, 48.88 8.3, 48.5 8
  Hochschwarzwald | im Hochschwarzwald | | schwarzwald | o 47.87 8.12 20
  Oberpfälzer Wald | im Oberpfälzer Wald | | oberpfalz, mittelgebirge | o 49.6 12.4 26
  Frankenwald | im Frankenwald | | bayern, mittelgebirge | o 50.33 11.55 18
  Isergebirge | im Isergebirge | | sudeten | o 50.85 15.3 15
  Sudeten | in den Sudeten | | mitteleuropa | line 25: 50.85 15.2, 50.65 16, 50.3 16.8, 50.1 17.2
  Thüringer Schiefergebirge | im Thüringer Schiefergebirge | | thueringen, mittelgebirge | o 50.5 11.35 20
  Siebengebirge | im Siebengebirge | Drachenfels | nordrhein-westfalen, mittelgebirge | o 50.67 7.25 7
  Rothaargebirge | im Rothaargebirge | Winterberg | sauerland | o 51.07 8.35 22
  Eggegebirge | im Eggegebirge | Eggeweg | mittelgebirge, nordrhein-westfalen | line 7: 51.85 8.93, 51.5 8.95
  Hoher Meißner | am Hohen Meißner | Meißner Bergland, Kaufunger Wald | hessen, mittelgebirge | o 51.22 9.85 12
  Cevennen | in den Cevennen | Cévennes | zentralmassiv | o 44.3 3.7 35
  Luberon | im Luberon | Lubéron | provence | o 43.82 5.35 18
  Apuanische Alpen | in den Apuanischen Alpen | Alpi Apuane | toskana, apennin | o 44.05 10.25 15
  Maiella | in der Maiella | Majella | abruzzen, apennin | o 42.08 14.1 16
  Hohe Tatra | in der Hohen Tatra | Hohen Tatra, Vysoké Tatry | tatra | o 49.2 20.1 18
  Niedere Tatra | in der Niederen Tatra | Nízke Tatry | tatra, slowakei | o 48.93 19.6 28
  Südkarpaten | in den Südkarpaten | Fogarascher Gebirge, Fagaras | karpaten, rumaenien | line 25: 45.3 23, 45.55 24.7, 45.45 25.5
  Velebit | im Velebit | | dinariden, kroatien | line 12: 44.9 14.95, 44.5 15.3, 44.25 15.8
  Durmitor | im Durmitor | Tara-Schlucht | dinariden, montenegro | o 43.15 19.05 20
  Prokletije | im Prokletije | Albanische Alpen, Theth, Valbona | dinariden | o 42.45 19.85 28
  Pirin | im Pirin | Piringebirge, Pirin-Gebirge | bulgarien | o 41.7 23.45 20
  Rhodopen | in den Rhodopen | | bulgarien | o 41.7 24.6 45
  Stara Planina | in der Stara Planina | Balkangebirge | bulgarien | line 20: 43.2 23, 42.75 24.9, 42.8 26.5
  Pindos | im Pindos | Pindosgebirge | griechenland | o 39.8 21.1 35
  Kaçkar | im Kaçkar | Kackar, Kaçkargebirge | tuerkei | o 40.85 41.15 25
  Rondane | in Rondane | Nationalpark Rondane | norwegen | o 61.95 9.75 20
  Dovrefjell | im Dovrefjell | | norwegen | o 62.35 9.4 25
  Cairngorms | in den Cairngorms | | schottische-highlands | o 57.08 -3.6 28
  Peak District | im Peak District | | england | o 53.3 -1.8 22
  Yorkshire Dales | in den Yorkshire Dales | Yorkshire | england | o 54.25 -2.15 25
  Hoher Atlas | im Hohen Atlas | | atlas | line 25: 31 -8.6, 31.1 -7.9, 31.6 -6.4, 32 -5.4
  Antiatlas | im Antiatlas | Anti-Atlas, Tafraoute | atlas | line 30: 29.6 -9.2, 30.3 -7.7
  Mittlerer Atlas | im Mittleren Atlas | | atlas | line 30: 32.6 -5.9, 33.4 -4.8
  Langtang | im Langtang | Langtang-Tal | nepal, himalaya | o 28.2 85.55 22
  Hindukusch | im Hindukusch | Chitral | asien | o 36 71.8 100
  Pamir | im Pamir | Pamirgebirge | zentralasien | o 38.5 73 150
  Tian Shan | im Tian Shan | Tienschan, Tianshan | zentralasien | line 60: 41.8 74, 42.2 80
  Altai | im Altai | Altaigebirge | asien | o 49 88 150
  Ostalb | auf der Ostalb | | schwaebische-alb | o 48.72 10 18
  Lessinische Alpen | in den Lessinischen Alpen | Kleine Dolomiten, Lessinia | venetien, alpen | o 45.7 11.1 16
  Savoyer Alpen | in den Savoyer Alpen | Bauges, Aravis, Beaufortain | savoyen, alpen | o 45.75 6.4 22
  Montserrat | am Montserrat | | katalonien | o 41.6 1.81 8
  Sierra de Guadarrama | in der Sierra de Guadarrama | Guadarrama | spanien | o 40.8 -4 25
  Serra da Estrela | in der Serra da Estrela | | portugal | o 40.35 -7.6 22
  Troodos | im Troodos | Troodos-Gebirge | zypern | o 34.93 32.87 20
  Pelion | auf dem Pelion | Pilion | griechenland | o 39.4 23.1 20
  `,
);
