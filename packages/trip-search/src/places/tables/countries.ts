import { readTable } from "../table";

export const COUNTRIES = readTable(
  "country",
  `
  Deutschland | | iso:DE, BRD, Bundesrepublik, innerdeutsch | dach | . 51 10.3
  Österreich | | iso:AT, österreichisch | dach | . 47.6 14
  Schweiz | in der Schweiz | iso:CH, schweizerisch, schweizer, Suisse, Svizzera, Eidgenossenschaft | dach | . 46.8 8.2
  Liechtenstein | | iso:LI, liechtensteinisch | mitteleuropa | . 47.15 9.55
  Italien | | iso:IT, italienisch, Italia, Bella Italia | suedeuropa | . 43 12.4
  Frankreich | | iso:FR, französisch | westeuropa | . 46.6 2.5
  Slowenien | | iso:SI, slowenisch, Slovenien | mitteleuropa, balkan | . 46.1 14.8
  Schweden | | iso:SE, schwedisch, Sverige | skandinavien | . 62 16
  Norwegen | | iso:NO, norwegisch, Norge | skandinavien | . 62 9.5
  Dänemark | | iso:DK, dänisch, Danmark | skandinavien | . 55.9 10
  Finnland | | iso:FI, finnisch, Suomi | skandinavien | . 63 26
  Island | auf Island | iso:IS, isländisch | nordeuropa | . 64.9 -18.6
  Färöer | auf den Färöern | iso:FO, Färöer-Inseln, färöisch | nordeuropa | . 62 -6.9
  Grönland | auf Grönland | iso:GL, grönländisch | nordamerika | . 69 -45
  Großbritannien | | iso:GB, britisch, Vereinigtes Königreich | britische-inseln | . 54 -2.5
  Irland | | iso:IE, irisch, Grüne Insel | britische-inseln | . 53.3 -8
  Niederlande | in den Niederlanden | iso:NL, niederländisch, Holland, holländisch | benelux | . 52.2 5.5
  Belgien | | iso:BE, belgisch, Belgique | benelux | . 50.7 4.6
  Luxemburg | | iso:LU, luxemburgisch | benelux | . 49.8 6.1
  Portugal | | iso:PT, portugiesisch | suedeuropa | . 39.6 -8
  Spanien | | iso:ES, spanisch, España | suedeuropa | . 40.2 -3.6
  Andorra | | iso:AD, andorranisch | suedeuropa | . 42.55 1.55
  Monaco | | iso:MC, monegassisch | westeuropa | . 43.74 7.42
  San Marino | | iso:SM | suedeuropa | . 43.94 12.46
  Malta | auf Malta | iso:MT, maltesisch | suedeuropa | . 35.9 14.4
  Griechenland | | iso:GR, griechisch, Hellas | suedeuropa, balkan | . 38.8 22.6
  Zypern | auf Zypern | iso:CY, zyprisch, zypriotisch | suedeuropa, naher-osten | . 35.1 33.2
  Türkei | in der Türkei | iso:TR, türkisch, Türkiye | vorderasien, orient | . 39 35
  Polen | | iso:PL, polnisch, Polska | osteuropa, mitteleuropa | . 52 19.3
  Tschechien | | iso:CZ, tschechisch, Tschechische Republik, Tschechei | osteuropa, mitteleuropa | . 49.8 15.4
  Slowakei | in der Slowakei | iso:SK, slowakisch | osteuropa, mitteleuropa | . 48.7 19.6
  Ungarn | | iso:HU, ungarisch | osteuropa, mitteleuropa | . 47.2 19.4
  Estland | | iso:EE, estnisch, Eesti | baltikum | . 58.7 25.5
  Lettland | | iso:LV, lettisch | baltikum | . 56.9 24.9
  Litauen | | iso:LT, litauisch | baltikum | . 55.3 23.9
  Kroatien | | iso:HR, kroatisch, Hrvatska | balkan, suedeuropa | . 44.6 15.6
  Bosnien und Herzegowina | | iso:BA, Bosnien, Herzegowina, bosnisch | balkan | . 44.2 17.8
  Serbien | | iso:RS, serbisch | balkan | . 44.2 20.8
  Montenegro | | iso:ME, montenegrinisch | balkan | . 42.8 19.2
  Kosovo | im Kosovo | iso:XK, kosovarisch | balkan | . 42.6 20.9
  Albanien | | iso:AL, albanisch | balkan | . 41.1 20.1
  Nordmazedonien | | iso:MK, Mazedonien, mazedonisch | balkan | . 41.6 21.7
  Bulgarien | | iso:BG, bulgarisch | balkan, osteuropa | . 42.7 25.3
  Rumänien | | iso:RO, rumänisch | suedosteuropa, osteuropa | . 45.9 25
  Moldau | in der Republik Moldau | iso:MD, Moldawien, moldauisch | osteuropa | . 47.2 28.5
  Ukraine | in der Ukraine | iso:UA, ukrainisch | osteuropa | . 49 31.3
  Belarus | | iso:BY, Weißrussland, belarussisch | osteuropa | . 53.6 28
  Russland | | iso:RU, russisch | osteuropa | . 57 45
  Georgien | | iso:GE, georgisch, Georgia, Grusinien | kaukasus, asien | . 42.1 43.5
  Armenien | | iso:AM, armenisch | kaukasus, asien | . 40.2 45
  Aserbaidschan | | iso:AZ, aserbaidschanisch | kaukasus, asien | . 40.4 47.7
  Israel | | iso:IL, israelisch, Heiliges Land | naher-osten | . 31.5 35
  Jordanien | | iso:JO, jordanisch, ~Jordan | naher-osten | . 31.2 36.4
  Libanon | im Libanon | iso:LB, libanesisch | naher-osten | . 33.9 35.8
  Oman | im Oman | iso:OM, omanisch | arabische-halbinsel | . 21 56
  Saudi-Arabien | | iso:SA, saudisch | arabische-halbinsel | . 24 44
  Iran | im Iran | iso:IR, iranisch, persisch, Persien | naher-osten | . 32.5 53.7
  Usbekistan | | iso:UZ, usbekisch | zentralasien | . 41.5 64
  Kirgisistan | | iso:KG, Kirgistan, kirgisisch | zentralasien | . 41.4 74.6
  Kasachstan | | iso:KZ, kasachisch | zentralasien | . 48 67
  Tadschikistan | | iso:TJ, tadschikisch | zentralasien | . 38.8 71
  Mongolei | in der Mongolei | iso:MN, mongolisch | ostasien | . 46.9 103.8
  China | | iso:CN, chinesisch | ostasien | . 35.5 104
  Japan | | iso:JP, japanisch, Nippon | ostasien | . 36 138
  Südkorea | | iso:KR, koreanisch, Korea | ostasien | . 36.3 127.9
  Taiwan | auf Taiwan | iso:TW, taiwanisch | ostasien | . 23.7 121
  Nepal | | iso:NP, nepalesisch, nepalisch | suedasien, himalaya | . 28.3 84
  Bhutan | | iso:BT, bhutanisch | suedasien, himalaya | . 27.4 90.4
  Indien | | iso:IN, indisch | suedasien | . 22.5 79
  Pakistan | | iso:PK, pakistanisch | suedasien | . 30 70
  Sri Lanka | auf Sri Lanka | iso:LK, Ceylon | suedasien | . 7.6 80.7
  Thailand | | iso:TH, thailändisch | suedostasien | . 15 101
  Vietnam | | iso:VN, vietnamesisch | suedostasien | . 16 107.8
  Laos | | iso:LA, laotisch | suedostasien | . 18.5 103
  Kambodscha | | iso:KH, kambodschanisch | suedostasien | . 12.7 105
  Indonesien | | iso:ID, indonesisch | suedostasien | . -2.5 118
  Marokko | | iso:MA, marokkanisch, Maroc | nordafrika, orient | . 31.8 -6.5
  Tunesien | | iso:TN, tunesisch | nordafrika, orient | . 34 9.5
  Algerien | | iso:DZ, algerisch | nordafrika | . 28 2.6
  Ägypten | | iso:EG, ägyptisch | nordafrika, orient | . 26.8 30
  Kap Verde | auf den Kapverden | iso:CV, Kapverden, Kapverdische Inseln, Cabo Verde, kapverdisch | afrika | . 16 -24
  Tansania | | iso:TZ, tansanisch, Tanzania | ostafrika | . -6.3 34.8
  Kenia | | iso:KE, kenianisch, Kenya | ostafrika | . 0.3 37.8
  Äthiopien | | iso:ET, äthiopisch | ostafrika | . 9 39.5
  Uganda | | iso:UG, ugandisch | ostafrika | . 1.3 32.3
  Ruanda | | iso:RW, ruandisch | ostafrika | . -2 30
  Namibia | | iso:NA, namibisch | suedliches-afrika | . -22 17
  Botswana | | iso:BW, botswanisch | suedliches-afrika | . -22.2 24
  Südafrika | | iso:ZA, südafrikanisch | suedliches-afrika | . -29 25
  Madagaskar | auf Madagaskar | iso:MG, madagassisch | suedliches-afrika | . -19.4 46.7
  Mauritius | auf Mauritius | iso:MU | afrika | . -20.3 57.6
  La Réunion | auf La Réunion | iso:RE, Réunion, Reunion | afrika | . -21.1 55.5
  USA | in den USA | iso:US, Vereinigte Staaten, US-amerikanisch | nordamerika | . 39.5 -98
  Kanada | | iso:CA, kanadisch | nordamerika | . 56 -106
  Mexiko | | iso:MX, mexikanisch | nordamerika, lateinamerika | . 23.6 -102
  Kuba | auf Kuba | iso:CU, kubanisch, Cuba | karibik, lateinamerika | . 21.6 -79
  Costa Rica | | iso:CR, costaricanisch | mittelamerika | . 9.9 -84.2
  Guatemala | | iso:GT, guatemaltekisch | mittelamerika | . 15.6 -90.3
  Ecuador | | iso:EC, ecuadorianisch | suedamerika | . -1.5 -78.4
  Kolumbien | | iso:CO, kolumbianisch | suedamerika | . 4.1 -73
  Peru | | iso:PE, peruanisch | suedamerika | . -9.3 -75
  Bolivien | | iso:BO, bolivianisch | suedamerika | . -16.7 -64.7
  Chile | | iso:CL, chilenisch | suedamerika | . -33 -71
  Argentinien | | iso:AR, argentinisch | suedamerika | . -35 -65
  Brasilien | | iso:BR, brasilianisch | suedamerika | . -10.8 -53
  Australien | | iso:AU, australisch | ozeanien | . -25 134
  Neuseeland | | iso:NZ, neuseeländisch | ozeanien | . -41.8 172.5
  `,
);
