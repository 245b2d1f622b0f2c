/** English and dialect words that patterns read as their German ones, folded; „island“ stays the country. */
const WORDS = `
hiking hike hikes walking walk=wandern
cycling biking bicycle=radfahren
kayaking canoeing=paddeln
dog=hund dogs=hunde
children kid=kinder family families=familie
hut=hutte huts=hutten tent=zelt
mountain mountains=berge sea seaside ocean=meer coast=kuste lake=see lakes=seen river=fluss
germany=deutschland austria=osterreich switzerland=schweiz italy=italien france=frankreich sweden=schweden norway=norwegen iceland=island
spain=spanien greece=griechenland turkey=turkei ireland=irland scotland=schottland poland=polen denmark=danemark slovenia=slowenien
morocco=marokko jordan=jordanien tuscany=toskana alps=alpen dolomites=dolomiten danube=donau bavaria=bayern
europe=europa asia=asien africa=afrika scandinavia=skandinavien
beginner beginners=anfanger easy=leicht difficult challenging=anspruchsvoll
week=woche weeks=wochen days=tage day=tag weekend=wochenende
with=mit without=ohne or=oder and=und for=fur near=nahe under=unter below=unter from=von to=nach the=die of=von along=entlang no=kein not=nicht
spring=fruhling summer=sommer autumn=herbst january=januar february=februar march=marz june=juni july=juli october=oktober december=dezember
luggage baggage=gepack train=zug flight flying=flug holiday holidays vacation guided=reise
net ned nit nich nech nod=nicht
koa koan koane koin kei keen=kein
mim mitm=mit aufm=auf ausm=aus inne=in
ne=eine nen=einen nem=einem ner=einer
huttn=hutten gehn=gehen wandan wandre wanderle=wandern radln=radeln
mecht mog=mochte brauch=brauche such=suche hatt=hatte ham=haben heuer=dieses
mind=mindestens hochst=hochstens
`;

/** What is too short to be a beginning of one word alone, with a point behind it. */
const SHORT = `
m=mit o=ohne u=und i=in v=von n=nach f=fur b=bei a=an d=der od=oder dt=deutsch frz=franzosisch no=nummer
tg=tage wo=wochen ubern=ubernachtungen pers=personen teiln=teilnehmer
`;

export const COLLOQUIAL = pairsOf(WORDS);
export const SHORTENED = pairsOf(SHORT);

function pairsOf(words: string): ReadonlyMap<string, string> {
  const all = words.split("\n").flatMap((line) => {
    const pairs: [string, string][] = [];
    let open: string[] = [];
    for (const entry of line.split(" ").filter(Boolean)) {
      const [word = "", meant] = entry.split("=");
      open.push(word);
      if (meant === undefined) continue;
      pairs.push(...open.map((own): [string, string] => [own, meant]));
      open = [];
    }
    return pairs;
  });
  return new Map(all);
}
