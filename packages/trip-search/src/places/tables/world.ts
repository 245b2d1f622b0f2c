import { readTable } from "../table";

export const WORLD = [
  ...readTable(
    "continent",
    `
    Europa | | europäisch | | . 50 10
    Asien | | asiatisch | | . 35 85
    Afrika | | afrikanisch | | . 5 20
    Nordamerika | | nordamerikanisch | amerika | . 45 -100
    Südamerika | | südamerikanisch | amerika, lateinamerika | . -15 -60
    Ozeanien | | Australien und Ozeanien | | . -25 140
    Antarktis | in der Antarktis | antarktisch, Südpol | | . -80 0
    `,
  ),
  ...readTable(
    "part-of-world",
    `
    Amerika | | amerikanisch, Nord- und Südamerika | | . 10 -85
    Mittelamerika | | mittelamerikanisch, Zentralamerika | nordamerika, lateinamerika | . 14 -87
    Lateinamerika | | lateinamerikanisch | amerika | . -5 -70
    Südsee | in der Südsee | Polynesien, polynesisch | ozeanien | . -17 -150
    Karibik | in der Karibik | karibisch | nordamerika | . 18 -70
    Patagonien | | patagonisch | suedamerika | . -48 -72
    Nordeuropa | | nordeuropäisch, Nordländer, Hoher Norden, Norden Europas | europa | . 62 16
    Skandinavien | | skandinavisch, Skandinavische Halbinsel | nordeuropa | . 62 14
    Baltikum | im Baltikum | baltisch, Baltische Staaten, Baltische Länder | nordeuropa | . 57.2 24.7
    Mitteleuropa | | mitteleuropäisch | europa | . 49 12
    Westeuropa | | westeuropäisch | europa | . 49 3
    Südeuropa | | südeuropäisch, Süden Europas | europa | . 41 12
    Osteuropa | | osteuropäisch | europa | . 51 25
    Südosteuropa | | südosteuropäisch | europa | . 42 22
    Balkan | auf dem Balkan | Balkanhalbinsel, Balkanländer, Westbalkan, balkanisch | suedosteuropa | . 43 20
    Benelux | in den Beneluxländern | Beneluxländer, Beneluxstaaten | westeuropa | . 51.3 5
    Britische Inseln | auf den Britischen Inseln | | westeuropa | . 54 -4
    DACH-Länder =dach | in den DACH-Ländern | DACH, deutschsprachiger Raum | mitteleuropa | . 48 11
    Iberische Halbinsel | auf der Iberischen Halbinsel | Iberien, iberisch | suedeuropa | 43.9 -9.5, 43.4 -1.7, 42.7 0.7, 42.4 3.4, 41 1.2, 38.7 0.4, 36.5 -1.9, 35.9 -5.7, 37 -9.2, 38.8 -9.8
    Polarkreis | am Polarkreis | Arktis, arktisch, nördlich des Polarkreises, Polarregion | | 66.4 -25, 72 -25, 81 10, 81 35, 66.4 35
    Kaukasus | im Kaukasus | kaukasisch, Großer Kaukasus, Südkaukasus, Transkaukasien | | . 42.5 44.5
    Vorderasien | | Kleinasien, Anatolien, anatolisch | asien | . 38 38
    Naher Osten | im Nahen Osten | nahöstlich, Mittlerer Osten, Levante | asien, orient | . 32 36
    Orient | im Orient | orientalisch, Morgenland | | . 32 30
    Arabische Halbinsel | auf der Arabischen Halbinsel | Arabien, arabisch | naher-osten | . 22 48
    Zentralasien | | zentralasiatisch | asien | . 42 68
    Ostasien | | ostasiatisch, Ferner Osten, Fernost | asien | . 36 125
    Südostasien | | südostasiatisch | asien | . 12 105
    Südasien | | südasiatisch, Indischer Subkontinent | asien | . 23 80
    Nordafrika | | nordafrikanisch, Maghreb | afrika | . 31 0
    Ostafrika | | ostafrikanisch | afrika | . -2 37
    Südliches Afrika | im südlichen Afrika | | afrika | . -24 24
    Sahara | in der Sahara | saharisch | nordafrika | . 25 5
    Makaronesien | | Atlantische Inseln, Atlantikinseln, makaronesisch | | o 32.75 -17 60; o 38.5 -28 330; o 28.4 -15.8 280; o 16 -24 250
    `,
  ),
];
