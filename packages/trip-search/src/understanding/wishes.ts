import type { Feature } from "@gratweg/contracts";
import type { Fact } from "./fact";
import { phrase, type Reader } from "./phrase";

const ending = "(?:e[nmrs]?)?";
const grades =
  (...values: number[]) =>
  (): Fact[] => [{ kind: "difficulty", grades: values }];
const TOUR = "(?:(?:tour|strecke|etappe|reise|weg)(?:en|e|n)?)";
const BEGINNERS =
  "(?:anfanger|einsteiger|neulinge?|ungeubte|untrainierte|anfangerinnen|einsteigerinnen)n?(?:innen)?";
const EXPERTS =
  "(?:geubte|erfahrene|fortgeschrittene|profis?|konner|experten?|trainierte|sportliche|fitte)[nr]?";
const STRAIN = "(?:anstrengung(?:en)?|strapazen|muhe|kondition|steigung(?:en)?|hohenmetern?|anstiegen?)";

/** Grades 1 (easy) to 5. */
export const difficultyReaders: readonly Reader[] = [
  phrase(`(?:fur |als )?(?:absolute |blutige )?${BEGINNERS}(?: geeignet| machbar)?`, grades(1, 2)),
  phrase(`(?:fur )?fitte ${BEGINNERS}`, grades(1, 2, 3)),
  phrase(`(?:fur )?${EXPERTS}(?: (?:wanderer|bergsteiger|radler|leute))?`, grades(4, 5)),
  phrase(`(?:anfanger|einsteiger)(?:tour|kurs|reise|wanderung)(?:en)?`, grades(1, 2)),
  phrase("noch (?:nie|niemals)", grades(1, 2), { isWhole: true }),
  phrase(`sehr (?:leicht|einfach|gemutlich)${ending}`, grades(1)),
  phrase(
    `(?:ganz |eher |relativ )?(?:leicht|einfach|gemutlich|bequem|sanft|entspannt|flach|eben)${ending}(?: und (?:leicht|einfach|gemutlich|bequem|sanft|entspannt|flach)${ending})?(?: ${TOUR})?`,
    grades(1, 2),
  ),
  phrase("(?:etwas|was) (?:leichtes|einfaches|gemutliches)", grades(1, 2)),
  phrase(
    `(?:ohne|mit wenig|wenig|mit wenigen|wenige|kaum|keine)(?: (?:gross|viel|besonder|hoh)${ending})? ${STRAIN}`,
    grades(1, 2),
    { isWhole: true },
  ),
  phrase("(?:ohne|keine) (?:vorkenntnisse|erfahrung|vorerfahrung)(?: notig)?", grades(1, 2, 3), {
    isWhole: true,
  }),
  phrase(
    `(?:nicht|keine)(?: (?:zu|allzu|sehr|so|besonders|uberaus))? (?:schwer|schwierig|anspruchsvoll|anstrengend|hart|steil)${ending}(?: (?:${TOUR}|bergtour(?:en)?|wanderung(?:en)?))?`,
    grades(1, 2, 3),
    { isWhole: true },
  ),
  phrase(`(?:mittel(?:schwer|schwierig)?|moderat|massig schwer|mittelmassig)${ending}`, grades(3)),
  phrase("mittler(?:e[nmrs]?) (?:schwierigkeit|anspruch|niveau|schwierigkeitsgrad)", grades(3)),
  phrase(
    `(?:sehr|extrem|besonders|super|ausserst|hochst) (?:schwer|schwierig|anspruchsvoll|anstrengend|hart)${ending}(?: ${TOUR})?`,
    grades(5),
  ),
  phrase(
    `(?:richtig|ziemlich|recht) (?:schwer|schwierig|anspruchsvoll|anstrengend|hart)${ending}(?: ${TOUR})?`,
    grades(4, 5),
  ),
  phrase(
    "(?:fast |ganz )?(?:ohne|wenig|kaum|nicht viel)(?: viel| langes)? (?:laufen|gehen)(?: (?:zu )?(?:konnen|mussen))?",
    grades(1),
    { isWhole: true },
  ),
  phrase(
    `(?:anspruchsvoll|schwer|schwierig|anstrengend|fordernd|hart|sportlich)${ending}(?: ${TOUR})?`,
    grades(4, 5),
  ),
  phrase("(?:schwierigkeit(?:sgrad)?|grade?|stufe|level) ([1-5])", ([grade]) => [
    { kind: "difficulty", grades: [Number(grade)] },
  ]),
  phrase(
    "(?:schwierigkeit(?:sgrad)?|grade?|stufe|level) ([1-5]) (?:bis|oder|und) ([1-5])",
    ([first, last]) => {
      const values = [1, 2, 3, 4, 5].filter((grade) => grade >= Number(first) && grade <= Number(last));
      return values.length > 0 ? [{ kind: "difficulty", grades: values }] : null;
    },
  ),
];

const has = (feature: Feature) => (): Fact[] => [{ kind: "feature", features: [feature] }];
const LUGGAGE = "(?:gepack|rucksack|koffer|rucksacke)";
const CARRIED =
  "(?:transport(?:iert)?|transfer|gefahren|gebracht|befordert|befordern|nachgebracht|getragen|service|beforderung|shuttle)";
const TRAIN = "(?:bahn|zug|ice|fernzug|eisenbahn|db|deutscher bahn|deutschen bahn)";

const OWN = "(?:(?:mein|unser|euer|ihr|ein|der|die|das)(?:e[nmrs]?)?|dem|den)";
const DOG =
  "(?:hunde?n?|hundchen|hundi|vierbeiner|wauwau|wuffi?|fellnasen?|fellnase|welpen?|dackel|labrador|pudel|schaferhund|mops|golden retriever|beagle)";

/** What travellers ask for beside place, time and kind. */
export const featureReaders: readonly Reader[] = [
  phrase(`${LUGGAGE}(?:transport|transfer|service|beforderung|shuttle)s?`, has("gepaecktransport")),
  phrase(`(?:mit )?${LUGGAGE} (?:wird |werden )?${CARRIED}`, has("gepaecktransport")),
  phrase(
    `(?:ohne|kein)(?:en)?(?: (?:schwer|gross|eigen)(?:e[nms]?)?)? ${LUGGAGE}(?: (?:(?:zu )?(?:tragen|schleppen|transportieren)))?`,
    has("gepaecktransport"),
    { isWhole: true },
  ),
  phrase("(?:keine|ohne) (?:schlepperei|schleppen)", has("gepaecktransport"), { isWhole: true }),
  phrase(`(?:mit )?leichte[nms]? (?:gepack|rucksack|tagesrucksack)`, has("gepaecktransport")),
  phrase("tagesrucksack|tagesgepack", has("gepaecktransport")),
  phrase(
    `(?:anreise |an und abreise |anreisen |hin |start )?(?:mit|per|via)(?: (?:der|dem|deutschlandticket und|fernzug|direktem))* ${TRAIN}(?: (?:anreise|anreisen|anreisbar|erreichbar|zum start|anfahrt))?`,
    has("bahnanreise"),
  ),
  phrase(
    "(?:mit (?:dem|der) )?(?:bahnanreise|zuganreise|deutschlandticket|bahnanschluss|bahnanbindung)",
    has("bahnanreise"),
  ),
  phrase(`(?:anreise |erreichbar )(?:mit|per)(?: (?:der|dem))? ${TRAIN}`, has("bahnanreise")),
  phrase("(?:mit )?(?:offentlichen verkehrsmitteln|offis|opnv|den offentlichen)", has("bahnanreise")),
  phrase(
    "(?:ohne|kein(?:en|e)?|statt|nicht)(?: (?:mit|mit dem|zu))? (?:flug(?:e|anreise|reise|zeug)?|fliegen|flieger)(?: zu mussen)?|flugfrei|ohne zu fliegen|klimafreundlich(?:e[nr]?)?",
    has("ohne-flug"),
    { isWhole: true },
  ),
  phrase(
    "(?:mit )?(?:vegetarisch(?:e[nmrs]?)?(?: (?:kuche|kost|essen|verpflegung|ernahrung))?|vegetarier(?:in(?:nen)?|n)?)",
    has("vegetarisch"),
  ),
  phrase("(?:im |mit |einem )*einzelzimmer(?:n|zuschlag)?|ez|einzelbelegung", has("einzelzimmer")),
  phrase("(?:mit )?(?:halbpension|hp)", has("halbpension")),
  phrase("(?:mit )?(?:vollpension|vp|vollverpflegung)", has("vollpension")),
  phrase("(?:von )?hutten? zu hutten?", has("huette")),
  phrase(
    "(?:in |auf |mit )?(?:einer |einfachen )?(?:berg|alpen|schutz|alpenvereins)?hutten?(?:n?ubernachtung(?:en)?|nachte?)?(?: (?:schlafen|ubernachten))?",
    has("huette"),
  ),
  phrase(
    "(?:im |in |mit |mit dem )?zelt(?:e[n]?|s)?(?: (?:schlafen|ubernachten))?|zeltubernachtung(?:en)?|camping|campen|biwak(?:ieren)?",
    has("zelt"),
  ),
  phrase(
    "(?:im |in |mit |ein )?(?:komfort|fest)?(?:hotels?|gasthofe?|gasthausern?|gasthof|pensionen)(?: (?:schlafen|ubernachten))?|hotelubernachtung(?:en)?|(?:im )?(?:doppelzimmer|zweibettzimmer|dz)",
    has("hotel"),
  ),
  phrase("kein(?:e[n]?)? (?:matratzenlager|lager|mehrbettzimmer|schlafsaal|schlafsale)", has("hotel"), {
    isWhole: true,
  }),
  phrase(
    "(?:in |mit )?(?:einer )?(?:klein(?:e[nr]?|st)|uberschaubare[nr]?) gruppen?(?: (?:bis|max|maximal|mit)(?: \\d personen)?)?|kleingruppen?",
    has("kleine-gruppe"),
  ),
  phrase(
    "(?:max|maximal|hochstens|bis)(?: zu)? [4-8] (?:personen|leute|teilnehmer|teilnehmern|gaste|menschen)",
    has("kleine-gruppe"),
  ),
  phrase(
    "(?:(?:termine?|reisen?|touren|die) )?(?:(?:sicher|garantiert|auf jeden fall|bestimmt|hundertprozentig|definitiv) )+(?:statt(?:findet|finden|findend\\w*)?|durchgefuhrt)(?: wird| werden)?",
    has("garantiert"),
  ),
  phrase(
    "(?:mit )?(?:garantiert(?:e[nmrs]?)?|gesichert(?:e[nmrs]?)?|sichere[nmrs]?)(?: (?:termine?n?|abreisen?|abreisetermine?n?|durchfuhrung|reisen?|touren|abfahrt(?:en)?))?|(?:durchfuhrungs|abreise|termin)garantie|garantie(?:termine?)?",
    has("garantiert"),
  ),
  phrase("(?:nur )?(?:fur |unter |mit )?(?:frauen|damen)(?:gruppe|reise|wandern|tour)?n?", has("frauen")),
  phrase(
    `(?:(?:mit|und|fur) )?(?:${OWN} )?${DOG}(?: (?:mit|erlaubt|willkommen|mitnehmen|mitbringen|dabei|geeignet|darf mit))?|hundefreundlich(?:e[nrs]?)?|hunde(?:urlaub|reisen?|wanderung(?:en)?)`,
    has("hund"),
  ),
];

const CHILDREN =
  "(?:teenagern?|jugendlichen?|kind(?:er[n]?|es)?|familien?|sohn|tochter|teenagern?|teenies?|teens?|jugendlichen?|kleinkind(?:ern?)?|enkel(?:n|kindern?)?|schulkind(?:ern?)?|nachwuchs|kids?|bub(?:en|i)?|madels?|jungs?|knirps(?:e[n]?)?|zwerge[n]?|kindle|kinderle|gschroppn?)";
const AGE = "(\\d{1,2})";
const YEARS = "(?:jahren?|jahrig(?:e[nmrs]?)?|j)";
const FILLED =
  "(?:(?:mit|fur|und|unserem|unseren|meinem|meinen|meiner|der|die|den|dem|zwei|drei|vier|einem|einer|unsere|2|3) )*";
const ADULT = 18;
const TEENAGER = 14;

function withChildren(ages: readonly (string | undefined)[]): Fact[] | null {
  const years = ages.filter((age): age is string => age !== undefined).map(Number);
  if (years.length === 0) return [{ kind: "feature", features: ["kinder"] }];
  const youngest = Math.min(...years);
  return youngest >= ADULT ? [] : [{ kind: "child-age", years: youngest }];
}

export const partyReaders: readonly Reader[] = [
  phrase(`${FILLED}${CHILDREN}(?: ${FILLED}${CHILDREN})?(?: (?:geeignet|tauglich))?`, () => withChildren([])),
  phrase("(?:(?:wohnen|schlafen|ubernachten|leben) )?bei (?:gast|einheimischen )?familien", () => []),
  phrase(`${FILLED}(?:jugendlichen?|teenagern?|teenies|teens)`, () => [
    { kind: "child-age", years: TEENAGER },
  ]),
  phrase(
    `${FILLED}${CHILDREN}(?: ${FILLED}${CHILDREN})? (?:ab |von |im alter von |mit )?${AGE}(?:(?: und| bis)? ${AGE})?(?: ${YEARS})?`,
    withChildren,
  ),
  phrase(
    `${FILLED}${AGE}(?:(?: und| bis)? ${AGE})? ${YEARS}(?: alte[nmrs]?)?(?: ${CHILDREN})?`,
    withChildren,
  ),
  phrase(
    `(?:familien|kinder)(?:urlaub|reisen?|ferien|tour(?:en)?|wanderung(?:en)?|woche|freundlich(?:e[nrs]?)?|tauglich(?:e[nrs]?)?|abenteuer)`,
    () => withChildren([]),
  ),
  phrase(
    `(?:fur |um die |uber |ab )?(?:uber )?(?:um )?(?:die )?[5-9]0 ${YEARS}|(?:fur |um )?(?:die )?[5-9]0 jahrige[n]?|(?:beide )?(?:um die|uber) [5-9]0(?! (?:euro|€|eur|tag|km|hm|hohen|kilo|proz))`,
    () => [],
  ),
];
