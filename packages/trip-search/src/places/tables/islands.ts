import { BOUNDARIES } from "../boundaries";
import { readTable } from "../table";

export const ISLANDS = readTable(
  "island",
  `
  Rügen | auf Rügen | Insel Rügen, rügener | mecklenburg-vorpommern, ruegen-hiddensee-darss | 54.31 13.1, 54.24 13.3, 54.22 13.65, 54.28 13.78, 54.42 13.7, 54.5 13.66, 54.6 13.72, 54.7 13.46, 54.7 13.25, 54.6 13.17, 54.5 13.15, 54.4 13.13
  Hiddensee | auf Hiddensee | hiddenseer | mecklenburg-vorpommern, ruegen-hiddensee-darss | 54.46 13.05, 54.46 13.12, 54.56 13.13, 54.61 13.17, 54.62 13.1, 54.56 13.08
  Usedom | auf Usedom | Insel Usedom | mecklenburg-vorpommern, ostsee | o 53.95 14.05 22
  Fehmarn | auf Fehmarn | | schleswig-holstein, ostsee | o 54.46 11.13 12
  Poel | auf Poel | Insel Poel | mecklenburg-vorpommern, ostsee | o 54 11.43 5
  Sylt | auf Sylt | sylter | schleswig-holstein, nordfriesische-inseln | o 54.9 8.33 18
  Amrum | auf Amrum | | schleswig-holstein, nordfriesische-inseln | o 54.65 8.34 7
  Föhr | auf Föhr | | schleswig-holstein, nordfriesische-inseln | o 54.72 8.5 7
  Pellworm | auf Pellworm | | schleswig-holstein, nordfriesische-inseln | o 54.53 8.65 6
  Nordfriesische Inseln | auf den Nordfriesischen Inseln | | schleswig-holstein, nordsee | . 54.7 8.45
  Helgoland | auf Helgoland | | schleswig-holstein, nordsee | o 54.18 7.89 4
  Borkum | auf Borkum | | ostfriesische-inseln | o 53.59 6.7 7
  Juist | auf Juist | | ostfriesische-inseln | o 53.68 7 6
  Norderney | auf Norderney | | ostfriesische-inseln | o 53.71 7.2 7
  Langeoog | auf Langeoog | | ostfriesische-inseln | o 53.75 7.5 6
  Spiekeroog | auf Spiekeroog | | ostfriesische-inseln | o 53.77 7.72 5
  Wangerooge | auf Wangerooge | | ostfriesische-inseln | o 53.79 7.9 5
  Ostfriesische Inseln | auf den Ostfriesischen Inseln | | niedersachsen, nordsee | . 53.7 7.4
  Texel | auf Texel | | niederlande, nordsee | o 53.08 4.82 14
  Bornholm | auf Bornholm | bornholmer | daenemark, ostsee | o 55.13 14.93 25; o 55.32 15.19 3
  Rømø | auf Rømø | Römö, Romo | daenemark, nordsee | o 55.13 8.53 8
  Fünen | auf Fünen | Fyn | daenemark, ostsee | o 55.33 10.35 40
  Seeland | auf Seeland | Sjælland | daenemark, ostsee | o 55.5 11.9 60
  Samsø | auf Samsø | Samsö | daenemark | o 55.85 10.6 15
  Ærø | auf Ærø | Aerö, Dänische Südsee | daenemark, ostsee | o 54.88 10.37 14
  Gotland | auf Gotland | gotländisch | schweden, ostsee | o 57.5 18.5 75; o 57.95 19.15 22
  Fårö | auf Fårö | Farö | gotland | 57.87 19.05, 57.85 19.15, 57.94 19.4, 58.03 19.25, 58.01 19.1, 57.93 19.02
  Öland | auf Öland | Oeland | schweden, ostsee | line 10: 56.2 16.4, 56.8 16.75, 57.3 17.05
  Kosterinseln | auf den Kosterinseln | ~Koster, Koster-Inseln, Sydkoster, Nordkoster | bohuslaen | o 58.89 11.02 5
  Schären | in den Schären | Schärengarten, Schärenküste, schwedische Schären | | 57.6 11.5, 57.6 11.95, 58.3 11.75, 58.65 11.32, 59 11.25, 59 10.9, 58.4 11; 58.6 17, 59.2 18.2, 59.9 18.8, 59.9 19.5, 59.2 19.5, 58.6 18.2
  Ålandinseln =aland | auf den Ålandinseln | Åland, Aland | finnland, ostsee | o 60.2 20 50
  Lofoten | auf den Lofoten | Lofot, Lofoten-Inseln | norwegen | 67.75 12.6, 67.85 13.2, 68 13.7, 68.1 14.6, 68.25 15.1, 68.45 15.1, 68.4 14.3, 68.4 13.6, 68.15 12.95, 67.9 12.7
  Vesterålen | auf den Vesterålen | Vesteralen | norwegen | o 68.8 15 45
  Senja | auf Senja | | norwegen | o 69.3 17.2 40
  Spitzbergen | auf Spitzbergen | Svalbard | norwegen, polarkreis | o 78.5 17 350
  Hiiumaa | auf Hiiumaa | Dagö, Insel Hiiumaa | estland, ostsee, nordestland-und-inseln | o 58.93 22.65 28
  Saaremaa | auf Saaremaa | Ösel, Insel Saaremaa | estland, ostsee, nordestland-und-inseln | o 58.4 22.4 45
  Muhu | auf Muhu | ~Moon | estland, ostsee, nordestland-und-inseln | o 58.6 23.2 11
  Aran-Inseln | auf den Aran-Inseln | Aran Islands, Inishmore | irland | o 53.1 -9.7 14
  Blasket-Inseln | auf den Blasket-Inseln | Blasketinseln, Große Blasketinsel, Great Blasket | irland | o 52.09 -10.54 7
  Hebriden | auf den Hebriden | Äußere Hebriden, Innere Hebriden | schottland | o 57.9 -7 75; o 56.8 -6.3 30
  Isle of Skye | auf der Isle of Skye | Skye | hebriden, schottland | o 57.35 -6.25 35
  Orkney | auf Orkney | Orkney-Inseln, Orkneys | schottland | o 59 -3 45
  Shetland | auf Shetland | Shetland-Inseln, Shetlands | schottland | o 60.3 -1.3 60
  Isle of Man | auf der Isle of Man | | britische-inseln | o 54.2 -4.55 28
  Kanalinseln | auf den Kanalinseln | Jersey, Guernsey, ~Sark | britische-inseln | o 49.4 -2.4 35
  Korsika | auf Korsika | korsisch, Corse | frankreich, mittelmeer | @korsika
  Sardinien | auf Sardinien | sardisch, sardinisch, Sardegna | italien, mittelmeer | @sardinien
  Sizilien | auf Sizilien | sizilianisch, Sicilia | italien, mittelmeer | @sizilien
  Liparische Inseln | auf den Liparischen Inseln | Äolische Inseln, Lipari, Stromboli | italien, mittelmeer | o 38.55 14.85 45
  Elba | auf Elba | Insel Elba | italien, mittelmeer | o 42.78 10.27 17
  Ischia | auf Ischia | | italien, mittelmeer | o 40.73 13.9 7
  Capri | auf Capri | | italien, mittelmeer | o 40.55 14.23 5
  Mallorca | auf Mallorca | mallorquinisch, Malle, Majorca | balearen | o 39.6 3 58
  Menorca | auf Menorca | Minorca | balearen | o 39.97 4.08 28
  Ibiza | auf Ibiza | | balearen | o 38.98 1.43 28
  Balearen | auf den Balearen | balearisch, Balearische Inseln, Baleares | spanien, mittelmeer | . 39.5 2.8
  Kanaren | auf den Kanaren | Kanarische Inseln, kanarisch, Canarias | spanien, makaronesien | . 28.3 -16
  Teneriffa | auf Teneriffa | Tenerife | kanaren | o 28.28 -16.55 45
  La Palma | auf La Palma | | kanaren | o 28.67 -17.86 25
  La Gomera | auf La Gomera | Gomera | kanaren | o 28.12 -17.23 14
  El Hierro | auf El Hierro | Hierro | kanaren | o 27.74 -18.02 17
  Gran Canaria | auf Gran Canaria | | kanaren | o 27.96 -15.6 30
  Fuerteventura | auf Fuerteventura | | kanaren | o 28.4 -14.05 55
  Lanzarote | auf Lanzarote | La Graciosa | kanaren | o 29.05 -13.63 32
  Madeira | auf Madeira | madeirisch, Blumeninsel | madeira-archipel | o 32.75 -16.95 40
  Porto Santo | auf Porto Santo | | madeira-archipel | o 33.07 -16.34 9
  Madeira-Archipel | auf dem Madeira-Archipel | | portugal, makaronesien | . 32.85 -16.7
  Azoren | auf den Azoren | azorisch, Açores | portugal, makaronesien | o 38.5 -28.2 170; o 37.5 -25.4 80; o 39.45 -31.2 25
  São Miguel =sao-miguel | auf São Miguel | Sao Miguel | azoren | o 37.78 -25.5 35
  ~Pico | auf Pico | Insel Pico | azoren | o 38.47 -28.4 35
  Kreta | auf Kreta | kretisch, Kriti | griechenland, mittelmeer | line 30: 35.3 23.7, 35.25 24.8, 35.15 26.1
  Rhodos | auf Rhodos | | griechenland, mittelmeer | o 36.2 28 42
  Korfu | auf Korfu | Kerkyra | ionische-inseln | o 39.55 19.85 32
  Ionische Inseln | auf den Ionischen Inseln | | griechenland, mittelmeer | o 38.3 20.6 60; o 39.55 19.85 32
  Kykladen | auf den Kykladen | | griechenland, mittelmeer | o 37.1 25.2 85
  Samos | auf Samos | | griechenland, mittelmeer | o 37.73 26.8 25
  Lesbos | auf Lesbos | | griechenland, mittelmeer | o 39.2 26.25 38
  ~Kos | auf Kos | Insel Kos | griechenland, mittelmeer | o 36.82 27.1 24
  Karpathos | auf Karpathos | | griechenland, mittelmeer | o 35.6 27.15 28
  Krk | auf Krk | | kroatien, adria | o 45.07 14.6 20
  Brač | auf Brač | Brac | kroatien, adria | o 43.32 16.65 22
  Korčula | auf Korčula | Korcula | kroatien, adria | o 42.95 16.95 22
  Gozo | auf Gozo | | malta | o 36.05 14.25 9
  Sansibar | auf Sansibar | Zanzibar | tansania | o -6.15 39.35 45
  Bali | auf Bali | balinesisch | indonesien | o -8.4 115.15 65
  Hawaii | auf Hawaii | | usa | o 20.5 -157 330
  Galapagos | auf den Galápagosinseln | Galapagosinseln, Galápagos | ecuador | o -0.6 -90.6 180
  Tasmanien | auf Tasmanien | | australien | o -42 146.6 190
  Halligen | auf den Halligen | Hallig, Hallig Hooge | schleswig-holstein, nordfriesische-inseln | o 54.58 8.62 12
  Westfriesische Inseln | auf den Westfriesischen Inseln | Terschelling, Vlieland, Ameland | niederlande, nordsee | line 12: 53.08 4.82, 53.4 5.3, 53.46 5.9
  Formentera | auf Formentera | | balearen | o 38.7 1.45 12
  Kefalonia | auf Kefalonia | Kefallonia | ionische-inseln | o 38.2 20.58 28
  Zakynthos | auf Zakynthos | Zante | ionische-inseln | o 37.78 20.8 22
  Ithaka | auf Ithaka | | ionische-inseln | o 38.4 20.68 13
  Lefkada | auf Lefkada | Lefkas | ionische-inseln | o 38.7 20.63 20
  Santorin | auf Santorin | Santorini | kykladen | o 36.4 25.43 12
  Naxos | auf Naxos | | kykladen | o 37.05 25.5 18
  Paros | auf Paros | | kykladen | o 37.07 25.2 12
  Amorgos | auf Amorgos | | kykladen | o 36.85 25.9 18
  Andros | auf Andros | | kykladen | o 37.85 24.87 20
  Mykonos | auf Mykonos | | kykladen | o 37.45 25.37 9
  Cres | auf Cres | Lošinj, Losinj | kroatien, adria | line 9: 45.1 14.3, 44.55 14.45
  ~Rab | auf Rab | Insel Rab | kroatien, adria | o 44.77 14.77 10
  Hvar | auf Hvar | | kroatien, adria | line 6: 43.18 16.45, 43.13 17.1
  ~Vis | auf Vis | Insel Vis | kroatien, adria | o 43.05 16.17 11
  Mljet | auf Mljet | | kroatien, adria | o 42.75 17.5 18
  Faial | auf Faial | | azoren | o 38.58 -28.7 13
  Kyushu | auf Kyushu | | japan | o 32.6 131 150
  Shikoku | auf Shikoku | 88 Tempel | japan | o 33.75 133.5 100
  `,
  BOUNDARIES,
);
