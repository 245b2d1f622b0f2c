import { readTable } from "../table";

export const LANDSCAPES = [
  ...readTable(
    "landscape",
    `
    Allgäu | im Allgäu | allgäuer, Oberallgäu, Ostallgäu, Westallgäu | | 47.26 10.1, 47.3 10.35, 47.5 10.65, 47.6 10.8, 47.85 10.75, 47.95 10.3, 47.85 9.9, 47.55 9.95
    Norddeutschland | | norddeutsch, Norden Deutschlands | deutschland | 55.1 8.1, 54.9 14.2, 53.3 14.6, 52.95 13.3, 52.95 12, 52.3 11, 52 9.2, 52.2 7, 53.5 6.5
    Süddeutschland | | süddeutsch, Süden Deutschlands | deutschland | . 48.6 10.5
    Westdeutschland | | westdeutsch, Westen Deutschlands | deutschland | . 50.6 7.6
    Oberbayern | | oberbayerisch, oberbayrisch | bayern | 47.39 10.87, 47.5 10.87, 48 10.9, 48.7 11, 48.95 11.4, 48.4 12.1, 48.2 12.9, 47.85 12.9, 47.7 13.1, 47.46 13.05, 47.46 12.97, 47.6 12.7, 47.68 12.2, 47.6 12, 47.58 11.5, 47.44 11.4, 47.4 11.1
    Oberpfalz | in der Oberpfalz | oberpfälzisch | bayern | 49 11.5, 48.9 12, 49 12.6, 49.3 12.9, 50 12.3, 49.9 11.7, 49.4 11.6
    Franken | | fränkisch, Frankenland | bayern | 49.98 9, 50.5 10, 50.4 11.5, 50.3 12.1, 49.9 11.8, 49.5 11.5, 49.1 11.2, 48.87 11, 48.9 10.5, 49.4 10.1, 49.6 9.4
    Chiemgau | im Chiemgau | chiemgauer | bayern | o 47.82 12.5 25
    Werdenfelser Land | im Werdenfelser Land | Zugspitzregion, Werdenfels | bayern | o 47.47 11.1 16
    Altmühltal | im Altmühltal | Naturpark Altmühltal | bayern | line 11: 49.11 10.75, 48.99 10.92, 48.93 10.97, 48.87 11.07, 48.89 11.18, 48.95 11.4, 49.03 11.5, 49.03 11.59, 48.96 11.69, 48.92 11.87
    Saale und Weimarer Land | an Saale und Ilm | Weimarer Land, Saaleland, Burgenlandkreis | deutschland | 50.85 11.15, 50.85 11.7, 51 11.9, 51.3 11.95, 51.3 11.65, 51.1 11.5, 51.1 11.15
    Mittlere Elbe | an der Mittleren Elbe | Mittelelbe, Gartenreich, Dessau-Wörlitz, Elbauen | deutschland, elbe | line 14: 51.05 13.74, 51.16 13.47, 51.31 13.29, 51.43 13.22, 51.56 13, 51.71 12.8, 51.85 12.63, 51.86 12.2, 51.85 12.04, 51.97 11.88, 52.02 11.74, 52.13 11.64
    Mecklenburgische Seenplatte | in der Mecklenburgischen Seenplatte | Mecklenburger Seenplatte, Seenplatte, Mecklenburgische Kleinseenplatte, Kleinseenplatte, Mecklenburger Seen, Müritzregion | deutschland | 53.15 12.3, 53.1 12.9, 53.15 13.25, 53.4 13.5, 53.7 13.2, 53.75 12.3, 53.5 12
    Rügen, Hiddensee und Darß =ruegen-hiddensee-darss | auf Rügen, Hiddensee und dem Darß | Rügen und Hiddensee | mecklenburg-vorpommern, ostseekueste | . 54.5 13.2
    Fischland-Darß-Zingst | auf Fischland-Darß-Zingst | Darß, Fischland, Zingst, Darss | ruegen-hiddensee-darss | 54.27 12.3, 54.36 12.3, 54.5 12.45, 54.46 12.7, 54.46 12.95, 54.4 12.92, 54.41 12.6, 54.33 12.45
    Holsteinische Schweiz | in der Holsteinischen Schweiz | Plön, Plöner See | schleswig-holstein | o 54.15 10.45 20
    Lüneburger Heide | in der Lüneburger Heide | Heidschnuckenweg, ~Heide | niedersachsen | o 53.05 10 40
    Ostfriesland | | ostfriesisch, Friesland | niedersachsen | o 53.45 7.5 38
    Altes Land | im Alten Land | | niedersachsen | o 53.52 9.7 13
    Emsland | im Emsland | | | o 52.7 7.4 35
    Spreewald | im Spreewald | | brandenburg, spree | o 51.87 13.95 22
    Uckermark | in der Uckermark | | brandenburg | o 53.15 13.8 35
    Fläming | im Fläming | | deutschland | o 52.05 12.8 30
    Oberschwaben | | | baden-wuerttemberg | o 47.9 9.6 25
    Kaiserstuhl | am Kaiserstuhl | | baden-wuerttemberg | o 48.08 7.67 10
    Pfalz | in der Pfalz | pfälzisch, Deutsche Weinstraße | rheinland-pfalz | 49.03 8, 49.05 7.6, 49.25 7.4, 49.5 7.4, 49.75 7.9, 49.95 8.2, 49.6 8.4, 49.1 8.35
    Mittelrhein | am Mittelrhein | Mittelrheintal, Loreley, Oberes Mittelrheintal | rheinland-pfalz, rhein | line 7: 49.98 7.9, 50.15 7.72, 50.36 7.6
    Ahrtal | im Ahrtal | Ahr, Ahrsteig | rheinland-pfalz | o 50.53 7.05 14
    Salzkammergut | im Salzkammergut | | oesterreich | 47.5 13.3, 47.5 14, 47.9 14, 47.98 13.5, 47.75 13.2
    Waldviertel | im Waldviertel | | niederoesterreich | o 48.65 15.2 30
    Wachau | in der Wachau | | niederoesterreich, donautal | 48.2 15.25, 48.2 15.4, 48.36 15.5, 48.36 15.68, 48.44 15.65, 48.43 15.35, 48.28 15.3
    Donautal | im Donautal | Strudengau, Schlögener Schlinge, Nibelungengau, Donauschlinge | oesterreich, donau | line 12: 48.57 13.46, 48.5 13.73, 48.43 13.87, 48.37 14.02, 48.31 14.29, 48.24 14.52, 48.23 14.85, 48.18 15.09, 48.23 15.33, 48.37 15.41, 48.41 15.6, 48.34 15.9, 48.33 16.06, 48.21 16.38
    Wienerwald | im Wienerwald | | oesterreich | o 48.15 16.05 18
    Bregenzerwald | im Bregenzerwald | | vorarlberg | o 47.35 9.95 17
    Tannheimer Tal | im Tannheimer Tal | Tannheimer Berge, Außerfern | tirol | o 47.5 10.55 10
    Nockberge | in den Nockbergen | Gurktaler Alpen | kaernten | o 46.9 13.8 16
    Graubünden und Wallis | | Wallis und Graubünden | schweiz | . 46.5 8.9
    Engadin | im Engadin | engadiner | graubuenden | 46.38 9.68, 46.5 9.65, 46.75 9.95, 46.97 10.47, 46.9 10.45, 46.78 10.4, 46.68 10.26, 46.6 10.1, 46.38 10.04
    Val Müstair | im Val Müstair | Münstertal, Müstair, Val Mustair, Santa Maria Val Müstair | graubuenden | 46.56 10.3, 46.57 10.48, 46.65 10.47, 46.68 10.4, 46.66 10.28, 46.62 10.25
    Zentralschweiz | in der Zentralschweiz | Innerschweiz | schweiz | 46.5 8.4, 46.66 8.66, 46.85 8.95, 47.15 8.9, 47.25 8.3, 46.85 8
    Goms | im Goms | | wallis | o 46.45 8.15 18
    Reschenpass | am Reschenpass | Reschen, Reschensee, Obervinschgau | suedtirol | o 46.8 10.5 12
    Istrien | | istrisch, Istra | adria | 44.75 13.85, 45.15 13.5, 45.55 13.6, 45.55 14.2, 45.1 14.25
    Karst | im Karst | slowenischer Karst | slowenien | o 45.7 13.95 22
    Salento | im Salento | salentinisch, Absatz des Stiefels | apulien | 39.75 18.1, 39.75 18.5, 40.15 18.6, 40.55 18.1, 40.55 17.6, 40.2 17.7
    Valle d’Itria =valle-d-itria | im Valle d’Itria | Itriatal, Trulli, Murgia | apulien | o 40.76 17.33 20
    Val d’Orcia =val-d-orcia | im Val d’Orcia | Orciatal | toskana | o 43.05 11.6 20
    Lunigiana | in der Lunigiana | | toskana | o 44.2 10.1 20
    Lappland | | lappländisch, Sápmi, Schwedisch-Lappland, Samenland, Schwedisch Lappland | nordeuropa | 64.4 14.2, 64.2 16.2, 64.6 17.5, 65.2 19, 66 20.3, 66.3 22, 66.1 25, 66.2 29.5, 69 29, 70 27, 69.2 20.7, 68.4 18, 67.2 16.2, 66.2 15.3, 65 14.3
    Finnmark | in der Finnmark | Troms | norwegen, polarkreis | 68.6 20.5, 69 23, 69.5 30.5, 71.2 26, 70 19
    Fjordnorwegen =fjordnorwegen | in Fjordnorwegen | norwegische Fjorde, Fjorde, Westnorwegen | norwegen | 58.9 5, 58.9 6.7, 60.3 6.9, 61.2 7.7, 62.2 7.7, 63 8, 62.3 5, 61 4.5
    Telemark | in der Telemark | Telemarkkanal | norwegen | o 59.5 8.5 45
    Bohuslän | | Bohuslan, Bohusküste, Schärenküste Bohuslän | schweden | 57.75 11.5, 57.8 11.95, 58.3 11.95, 58.6 11.55, 59.05 11.5, 59.1 11.1, 58.95 10.9, 58.3 11.1
    Dalsland | | | schweden | 58.5 12.25, 58.6 11.8, 58.9 11.7, 59.35 11.8, 59.35 12.15, 59.1 12.6, 58.8 12.6
    Österlen | in Österlen | Osterlen | schonen | 55.37 13.75, 55.36 14.25, 55.55 14.4, 55.8 14.25, 55.8 13.95, 55.6 13.9
    Schwedisches Inland | im schwedischen Inland | Inlandsbanan, Inlandsbahn, Mittelschweden | schweden | line 45: 60.6 14.6, 61.01 14.55, 62 14.4, 63.18 14.64, 64 15.7, 64.62 16.66, 65.1 17.1, 65.59 19.17, 66.61 19.82, 67.13 20.65
    Härjedalen | | Harjedalen | schweden | o 62.3 13.3 60
    Nordschweden | | nordschwedisch, Norrland, Norden Schwedens | schweden | 62 12, 62.3 18.2, 63.6 20.2, 65.6 24.2, 68 23.8, 69.2 20.5, 68 17, 64.2 13.6
    Südschweden | | südschwedisch, Götaland | schweden | 55.3 12.6, 55.35 14.4, 56 16, 57.5 17, 58.65 17, 58.95 14.5, 59.3 11.2, 57.5 11.5, 56.3 12.3
    Mälaren | am Mälaren | Malaren | schweden | o 59.4 17 60
    Jütland | in Jütland | Jylland, Dänische Nordseeküste | daenemark | 54.85 8.6, 54.85 9.8, 56 10.3, 56.4 10.95, 57.75 10.65, 57.1 8.5, 56 8.05
    Islands Süden | in Islands Süden | Südisland, Südküste Islands, Hochland Islands, isländisches Hochland | island | 63.35 -20.5, 63.75 -21.5, 64.15 -22.2, 64.25 -21.5, 64.1 -18.8, 64.1 -15.9, 63.75 -16.5, 63.38 -18.8
    Irlands Westen | in Irlands Westen | Westirland, irische Westküste | irland | 51.4 -10.6, 51.4 -9, 52.2 -9, 52.7 -8.7, 53.1 -8.8, 53.4 -8.9, 54.4 -8.6, 54.4 -10.3, 53.3 -10.4, 52.1 -10.8
    Cornwall | | Cornish, Südwestengland | england | 50.1 -5.8, 50.35 -4.2, 50.2 -3.6, 50.9 -3.2, 51.25 -4.2, 50.7 -5
    Cotswolds | in den Cotswolds | Cotswold Way | england | o 51.9 -1.9 35
    Nordestland und die Inseln =nordestland-und-inseln | in Nordestland und auf den Inseln | Nordestland, estnische Inseln, Lahemaa, Westestland | estland | . 59 24
    Loiretal | im Loiretal | Loire-Tal, Schlösser der Loire, Loireschlösser, Loire-Schlösser, Val de Loire, Touraine, Anjou | frankreich, loire | line 16: 47.9 1.91, 47.78 1.63, 47.6 1.4, 47.41 0.98, 47.39 0.68, 47.3 0.35, 47.21 0.1, 47.26 -0.08, 47.34 -0.23, 47.43 -0.55; o 47.62 1.52 8
    Burgund | im Burgund | Bourgogne, burgundisch | frankreich | o 47.2 4.5 70
    Languedoc | im Languedoc | Roussillon | frankreich | o 43.6 3.2 60
    Ardennen | in den Ardennen | Hohes Venn | | o 50.1 5.5 50; o 50.5 6.1 15
    Alentejo | im Alentejo | | portugal | o 38.2 -8 75
    Nordportugal | | Minho, Trás-os-Montes | portugal | o 41.6 -8 60
    Extremadura | in der Extremadura | | spanien | o 39.2 -6.2 85
    Kastilien | | kastilisch, Kastilien und León | spanien | o 41.7 -4.5 130
    Peloponnes | auf der Peloponnes | Peloponnisos, Peloponnese, peloponnesisch, Arkadien, Lakonien, Messenien | griechenland | 36.35 22.4, 36.4 23.25, 37 23.05, 37.4 23.6, 37.95 23, 38.3 22, 38.25 21.3, 37.6 21.1, 36.7 21.6, 36.7 22.1
    Mani | auf der Mani | Halbinsel Mani, Máni | peloponnes | 36.35 22.4, 36.4 22.55, 36.8 22.6, 37 22.25, 36.88 22.18, 36.7 22.33
    Argolis | in der Argolis | Mykene, Epidauros | peloponnes | o 37.6 22.9 22
    Lykien | | lykisch, Teke-Halbinsel | tuerkei | 36.1 29.4, 36.35 29.05, 36.65 28.9, 36.85 29.3, 36.95 30.6, 36.3 30.55, 36.1 30.1
    Kappadokien | | | tuerkei | o 38.6 34.8 45
    Swanetien | | Svaneti, Swaneti, Swanetiens, swanetisch, Oberswanetien | georgien | 42.75 42.2, 42.8 43.2, 43 43.25, 43.25 42.7, 43.2 42.1
    Chewsuretien | in Chewsuretien | | georgien | o 42.6 44.7 45
    Edom | | Nabatäerland, Südjordanien, Wadi Musa | jordanien | 29.3 34.95, 29.3 35.8, 30.2 35.7, 30.8 35.75, 30.8 35.4, 30 35.15
    Negev | im Negev | | | o 30.6 34.8 60
    Drâa-Tal =draa | im Drâa-Tal | Draatal, Drâa, Südmarokko | marokko | line 25: 30.92 -6.9, 30.5 -6.2, 30.2 -5.6
    Kiso-Tal und Halbinsel Kii =kiso-und-kii | im Kiso-Tal und auf der Halbinsel Kii | | japan | 35.45 137.45, 35.45 137.75, 36 137.95, 36.02 137.75, 35.6 137.5; 33.4 135.6, 33.65 135.3, 34.3 135.1, 34.3 136.5, 33.9 136.2, 33.5 135.95
    Hokkaido | auf Hokkaido | | japan | o 43.3 142.8 230
    Tibet | | tibetisch | ostasien, china | . 31 88
    Machu Picchu | in Machu Picchu | | peru | o -13.163 -72.545 12
    Ruhrgebiet | im Ruhrgebiet | Ruhrpott | nordrhein-westfalen | line 13: 51.43 6.75, 51.47 7.2, 51.52 7.6
    Rheinland | im Rheinland | rheinländisch | rhein | line 35: 50.4 7.3, 50.94 6.9, 51.5 6.5
    Westfalen | | westfälisch | nordrhein-westfalen | o 51.75 7.9 60
    Pongau | im Pongau | | salzburger-land | o 47.3 13.2 24
    Pinzgau | im Pinzgau | Oberpinzgau | salzburger-land | line 14: 47.25 12.2, 47.3 12.8, 47.45 12.8
    Lungau | im Lungau | | salzburger-land | o 47.12 13.75 17
    Tennengau | im Tennengau | Tennengebirge | salzburger-land | o 47.6 13.25 16
    Osttirol | | osttiroler | tirol | 46.68 12.4, 46.88 12.1, 47.1 12.1, 47.09 12.7, 46.85 12.9, 46.72 12.85
    Langhe | in den Langhe | | piemont | o 44.6 8.05 20
    Chianti | im Chianti | Chiantigebiet | toskana | o 43.5 11.3 20
    Cilento | im Cilento | | kampanien | o 40.25 15.25 30
    Ausseerland | im Ausseerland | Bad Aussee | steiermark, salzkammergut | o 47.62 13.83 12
    Meraner Land | im Meraner Land | | suedtirol | o 46.67 11.16 18
    Vogtland | im Vogtland | | deutschland | o 50.4 12.15 22
    Mühlviertel | im Mühlviertel | | oberoesterreich | 48.35 14.3, 48.55 13.75, 48.77 13.85, 48.6 14.4, 48.55 14.95, 48.25 14.9
    Lausitz | in der Lausitz | Niederlausitz | deutschland | o 51.5 14.4 45
    Oberlausitz | in der Oberlausitz | | lausitz, sachsen | o 51.15 14.65 28
    Bergstraße | an der Bergstraße | | deutschland | line 5: 49.85 8.65, 49.4 8.69
    Rheingau | im Rheingau | | hessen, rhein | line 8: 49.98 7.9, 50.04 8.2
    Südpfalz | in der Südpfalz | | pfalz | o 49.1 8 22
    Alpujarras | in den Alpujarras | Alpujarra | sierra-nevada | o 36.93 -3.25 18
    Auvergne | in der Auvergne | | zentralmassiv | o 45.5 2.9 55
    Siebenbürgen | | Transsilvanien, Transsylvanien | rumaenien | o 46.2 24.5 100
    Zagoria | | Zagori, Vikos-Schlucht, Vikosschlucht | griechenland | o 39.9 20.75 20
    Ladakh | | Zanskar | himalaya, indien | o 34 77.3 130
    Niederbayern | | niederbayerisch | bayern | 48.3 12.9, 48.4 13.45, 48.6 13.5, 48.78 13.83, 49 13.4, 49.3 13, 49.1 12.5, 48.95 12, 48.8 11.7, 48.4 12
    Fränkische Schweiz | in der Fränkischen Schweiz | | franken | o 49.8 11.3 20
    Fränkisches Seenland | im Fränkischen Seenland | Brombachsee, Altmühlsee | franken | o 49.13 10.85 15
    Oberfranken | | oberfränkisch | franken | 49.65 11, 49.6 11.5, 49.9 12.1, 50.2 12.2, 50.42 11.6, 50.3 10.7, 50 10.5
    Unterfranken | | unterfränkisch | franken | 49.6 9, 50.1 8.95, 50.55 10, 50.3 10.7, 49.95 10.6, 49.6 10.1, 49.55 9.9
    Mittelfranken | | mittelfränkisch | franken | 48.87 10.5, 49.5 10.1, 49.75 10.6, 49.7 11, 49.55 11.6, 49 11.4, 48.87 11
    Münsterland | im Münsterland | | nordrhein-westfalen | o 51.95 7.5 40
    Schorfheide | in der Schorfheide | | brandenburg | o 52.95 13.7 20
    Märkische Schweiz | in der Märkischen Schweiz | | brandenburg | o 52.57 14.08 12
    Hegau | im Hegau | | baden-wuerttemberg | o 47.78 8.8 13
    Breisgau | im Breisgau | | baden-wuerttemberg | o 48 7.8 14
    Markgräflerland | im Markgräflerland | | baden-wuerttemberg | o 47.78 7.62 13
    Rheinhessen | | | rheinland-pfalz | o 49.82 8.15 20
    Weinviertel | im Weinviertel | | niederoesterreich | o 48.55 16.4 30
    Mostviertel | im Mostviertel | | niederoesterreich | o 47.98 14.95 20
    Unterengadin | im Unterengadin | Scuol | engadin | 46.66 10.05, 46.72 10, 46.98 10.47, 46.9 10.46, 46.76 10.38, 46.7 10.25
    Oberengadin | im Oberengadin | | engadin | 46.36 9.66, 46.45 9.63, 46.72 9.98, 46.62 10.1, 46.4 10.05
    Aletsch | in der Aletsch-Arena | Aletschgletscher, Aletscharena, Aletsch-Arena | wallis | o 46.44 8.07 12
    Maremma | in der Maremma | | toskana | o 42.65 11.2 28
    Garfagnana | in der Garfagnana | | toskana | o 44.13 10.4 15
    Nordkap | am Nordkap | | finnmark | o 71.1 25.75 25
    Nordnorwegen | | | norwegen, polarkreis | 65 11, 65 14.4, 66.2 15.3, 67.2 16.1, 67.9 16.5, 68.4 18, 69 20.6, 68.7 25, 70 28.8, 69.7 31.2, 71.3 26, 69 14, 67.4 11.8
    Geirangerfjord | am Geirangerfjord | Geiranger | fjordnorwegen | o 62.1 7.1 14
    Sognefjord | am Sognefjord | Aurlandsfjord, Nærøyfjord, Flåm | fjordnorwegen | line 14: 61.1 5.3, 61.15 6.6, 60.9 7.1
    Hardangerfjord | am Hardangerfjord | | fjordnorwegen | line 12: 59.9 5.7, 60.25 6.2, 60.45 6.7
    Sörmland | in Sörmland | Södermanland | schweden | o 59 16.9 45
    Uppland | in Uppland | | schweden | o 60 17.8 50
    Landmannalaugar | in Landmannalaugar | | islands-sueden | o 63.99 -19.06 7
    Connemara | in Connemara | | irlands-westen | 53.25 -9.3, 53.25 -10.1, 53.65 -10.2, 53.65 -9.4, 53.5 -9.3
    Dingle | auf der Dingle-Halbinsel | Dingle-Halbinsel, Halbinsel Dingle | irlands-westen | 52.05 -10.6, 52.1 -9.75, 52.25 -9.65, 52.32 -10.2
    Burren | im Burren | | irlands-westen | o 53.05 -9.2 22
    Kerry | in Kerry | Ring of Kerry, Killarney, County Kerry | irlands-westen | 51.7 -10.4, 51.75 -9.4, 52.1 -9.2, 52.55 -9.5, 52.35 -10.3, 52.05 -10.6
    Devon | in Devon | Dartmoor, Exmoor | england | o 50.75 -3.8 45
    Champagne | in der Champagne | | frankreich | o 48.9 4.2 50
    Ardèche | an der Ardèche | Ardeche | frankreich | o 44.45 4.35 30
    Peneda-Gerês | in Peneda-Gerês | Nationalpark Peneda-Gerês, Geres | nordportugal | o 41.8 -8.2 25
    Rioja | in der Rioja | La Rioja | spanien | o 42.4 -2.5 35
    La Mancha | in der Mancha | | spanien | o 39.2 -3 80
    Tuschetien | in Tuschetien | | georgien | o 42.4 45.6 25
    Kasbegi | in Kasbegi | Stepanzminda | georgien | o 42.66 44.63 12
    Wadi Rum | im Wadi Rum | | jordanien, edom | o 29.58 35.42 20
    Sinai | auf dem Sinai | Sinaihalbinsel, Katharinenkloster | aegypten | o 28.8 33.8 90
    Dadestal | im Dadestal | Dades, Dadesschlucht, Dadès | marokko | line 8: 31.36 -6, 31.6 -5.9
    Erg Chegaga | im Erg Chegaga | | marokko, sahara | o 29.85 -6.2 20
    Kiso-Tal | im Kiso-Tal | Kiso, Kisotal | kiso-und-kii | 35.45 137.45, 35.45 137.75, 36 137.95, 36.02 137.75, 35.6 137.5
    Halbinsel Kii | auf der Halbinsel Kii | Kii-Halbinsel, ~Kii, Kumano | kiso-und-kii | 33.4 135.6, 33.65 135.3, 34.3 135.1, 34.3 136.5, 33.9 136.2, 33.5 135.95
    Weserbergland | im Weserbergland | | deutschland | o 52.05 9.35 28
    Havelland | im Havelland | | brandenburg | o 52.55 12.6 28
    Périgord | im Périgord | Perigord | frankreich | o 45 0.8 40
    Lavaux | im Lavaux | | genfer-see, schweiz | o 46.49 6.75 9
    Kurische Nehrung | auf der Kurischen Nehrung | Nidden, Nida | litauen, ostsee | line 4: 55.25 20.95, 55.68 21.1
    Zeeland | in Zeeland | | niederlande, nordsee | o 51.5 3.7 32
    Mecklenburgische Schweiz | in der Mecklenburgischen Schweiz | | mecklenburg-vorpommern | o 53.72 12.6 20
    Appenzeller Land | im Appenzeller Land | Appenzell, Appenzellerland | schweiz | o 47.34 9.4 15
    Emmental | im Emmental | | schweiz | o 46.95 7.8 18
    Seewinkel | im Seewinkel | | burgenland | o 47.8 16.85 12
    Bukowina | in der Bukowina | | rumaenien | o 47.7 25.7 40
    Maramuresch | in der Maramuresch | Maramureș | rumaenien | o 47.7 24.1 40
    Württembergisches Allgäu | im Württembergischen Allgäu | Isny | allgaeu, baden-wuerttemberg | o 47.72 10 16
    `,
  ),
  ...readTable(
    "valley",
    `
    Zillertal | im Zillertal | Zillergrund, Zell am Ziller | tirol | 47.02 11.65, 46.99 11.9, 47.1 12, 47.25 11.95, 47.4 11.88, 47.4 11.83, 47.2 11.78
    Ötztal | im Ötztal | Sölden, ~Vent | tirol | line 9: 47.2 10.87, 46.97 10.97, 46.86 11
    Stubaital | im Stubaital | Neustift im Stubaital | tirol | line 7: 47.17 11.35, 47.08 11.25, 47 11.15
    Pitztal | im Pitztal | | tirol | line 8: 47.17 10.77, 46.95 10.87
    Paznaun | im Paznaun | | tirol | line 6: 47.1 10.45, 46.97 10.2
    Lechtal | im Lechtal | | tirol | line 6: 47.2 10.15, 47.27 10.4, 47.45 10.65
    Inntal | im Inntal | Oberinntal, Unterinntal | | line 5: 47.05 10.6, 47.2 10.7, 47.27 11.4, 47.4 11.8, 47.6 12.18
    Gasteinertal | im Gasteinertal | Gastein, Bad Gastein | salzburger-land | o 47.1 13.1 15
    Mölltal | im Mölltal | Heiligenblut | kaernten | line 6: 47.04 12.85, 46.95 13.15, 46.85 13.35
    Lesachtal | im Lesachtal | | kaernten | line 6: 46.7 12.75, 46.65 13.2
    Pustertal | im Pustertal | Hochpustertal | | line 7: 46.8 11.7, 46.79 11.95, 46.74 12.25, 46.74 12.4
    Vinschgau | im Vinschgau | Val Venosta, Schlanders | suedtirol | line 8: 46.75 10.53, 46.63 10.8, 46.66 11.1
    Passeiertal | im Passeiertal | Passeier, St. Leonhard in Passeier | suedtirol | line 6: 46.7 11.2, 46.82 11.25
    Eisacktal | im Eisacktal | | suedtirol | line 7: 46.55 11.5, 46.72 11.65, 46.9 11.45
    Grödnertal | im Grödnertal | Val Gardena, St. Ulrich in Gröden, Gröden | suedtirol, dolomiten | line 5: 46.56 11.65, 46.55 11.78
    Gadertal | im Gadertal | | suedtirol, dolomiten | line 6: 46.7 11.9, 46.57 11.9
    Ahrntal | im Ahrntal | Tauferer Ahrntal | suedtirol | line 7: 46.9 11.95, 47.05 12.15
    Ultental | im Ultental | | suedtirol | line 6: 46.6 11.1, 46.5 10.9
    Fassatal | im Fassatal | Val di Fassa | trentino | line 7: 46.3 11.5, 46.48 11.75
    Wimbachtal | im Wimbachtal | Wimbachgries, Wimbachklamm | berchtesgadener-alpen | line 3: 47.6 12.92, 47.57 12.9, 47.54 12.88
    Rhonetal | im Rhonetal | | | line 6: 46.5 8.3, 46.3 7.9, 46.23 7.36, 46.1 7.07
    Mattertal | im Mattertal | | wallis | line 9: 46.02 7.75, 46.18 7.8, 46.11 7.93
    Val d’Anniviers =val-d-anniviers | im Val d’Anniviers | Zinal | wallis | o 46.15 7.55 14
    Val Ferret | im Val Ferret | Ferrettal | mont-blanc | line 4: 45.83 7.02, 45.89 7.08, 45.93 7.1, 46 7.12
    Puschlav | im Puschlav | Valposchiavo, Poschiavo, Val Poschiavo | graubuenden | line 6: 46.38 10.06, 46.32 10.07, 46.24 10.14
    Albulatal | im Albulatal | Albula, Bergün | graubuenden | line 6: 46.68 9.6, 46.63 9.75, 46.58 9.8
    Rheinschlucht | in der Rheinschlucht | Ruinaulta, Vorderrhein, Surselva | graubuenden | line 6: 46.82 9.42, 46.8 9.3, 46.78 9.2
    Maggiatal | im Maggiatal | Vallemaggia | tessin | o 46.3 8.65 20
    Veltlin | im Veltlin | Valtellina | lombardei | line 9: 46.17 9.5, 46.17 9.9, 46.21 10.17, 46.45 10.35
    Wutachschlucht | in der Wutachschlucht | Wutach | schwarzwald | line 4: 47.85 8.25, 47.84 8.44, 47.82 8.49
    Höllental | im Höllental | | | o 47.45 11.03 6
    Bodetal | im Bodetal | ~Bode | harz | line 4: 51.73 10.9, 51.72 10.97, 51.75 11.03
    Abiskotal | im Abiskotal | Abiskodalen, Ladtjovagge | lappland | line 7: 68.35 18.78, 68.28 18.6
    Trenta | in der Trenta | Trentatal | julische-alpen | o 46.38 13.75 9
    Logartal | im Logartal | Logarska dolina | slowenien | o 46.4 14.63 7
    Glencoe | in Glencoe | Glen Coe | schottische-highlands | o 56.66 -4.98 14
    Samaria-Schlucht | in der Samaria-Schlucht | Samariaschlucht | kreta | o 35.28 23.97 9
    Wadi Dana | im Wadi Dana | Biosphärenreservat Dana | edom | o 30.66 35.55 9
    Montafon | im Montafon | Schruns | vorarlberg | line 8: 47.12 9.85, 47.05 9.95, 46.95 10.05
    Kleinwalsertal | im Kleinwalsertal | Hirschegg, Mittelberg, Riezlern | vorarlberg | o 47.34 10.17 7
    Sarntal | im Sarntal | Sarnthein | suedtirol | line 6: 46.55 11.35, 46.72 11.4
    Haslital | im Haslital | Meiringen | berner-oberland | line 6: 46.73 8.18, 46.6 8.3
    Großes Walsertal | im Großen Walsertal | | vorarlberg | line 6: 47.22 9.75, 47.23 10
    Tuxertal | im Tuxertal | Hintertux, Tux | zillertal | line 5: 47.15 11.82, 47.11 11.68
    Kaunertal | im Kaunertal | | tirol | line 6: 47.05 10.75, 46.88 10.72
    Wipptal | im Wipptal | | alpen | line 6: 47.2 11.4, 46.9 11.44
    Villnößtal | im Villnößtal | Villnöß, Villnösstal, Villnöss | suedtirol, dolomiten | line 4: 46.65 11.6, 46.63 11.77
    Martelltal | im Martelltal | | suedtirol | line 5: 46.6 10.83, 46.5 10.7
    Fleimstal | im Fleimstal | Val di Fiemme | trentino | line 6: 46.27 11.4, 46.32 11.65
    Gailtal | im Gailtal | Hermagor | kaernten | line 6: 46.65 13, 46.6 13.6
    Raurisertal | im Raurisertal | Rauris | salzburger-land | line 6: 47.25 13, 47.05 12.98
    Saastal | im Saastal | Saas-Fee, Saas Fee, ~Saas | wallis | line 6: 46.18 7.87, 46.05 7.96
    Val d’Hérens =val-d-herens | im Val d’Hérens | Val d'Hérens, Arolla, Evolène | wallis | line 6: 46.18 7.42, 46.03 7.5
    Verzascatal | im Verzascatal | Verzasca, Val Verzasca | tessin | line 5: 46.2 8.85, 46.33 8.8
    Reintal | im Reintal | Partnachklamm, Reintalangerhütte | wetterstein, bayern | line 2.5: 47.46 11.1, 47.42 11.08, 47.41 11.02
    Val Maira | im Val Maira | Maira, Mairatal, Valle Maira | piemont, seealpen | line 8: 44.5 7.35, 44.48 7
    Glen Nevis | im Glen Nevis | | schottische-highlands | line 3: 56.81 -5.07, 56.77 -5
    `,
  ),
];
