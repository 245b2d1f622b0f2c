import { phrase, type Reader } from "./phrase";

/**
 * Words that say nothing about which trip is wanted, folded: politeness, verbs of wanting, what all sites sell. What one word says
 * beside them („eine Woche“) is read by the longer pattern.
 */
const WORDS =
  "ab|ach|abends|aktiv|allein|alleine|alleinreisend\\w*|allgemein|alternativ|also|andere\\w*|angebote?|angucken|anreise|anreisen|anschauen|ausfluge?|auszeit|aktivitaten|aktivreisen?|aktivurlaub|" +
  "bald|beide|beim|beste[nrs]?|besondere[nrs]?|besonders|bin|bisschen|bitte|brauche|buchbar|buchen|" +
  "danach|dabei|dafur|dann|darf|dass|daran|denn|direkt|dorthin|draussen|durch|eher|eigentlich|eigene[nrs]?|einfach mal|einmal|empfehlung\\w*|endlich|entlang|erleben|" +
  "ferien|ferienreise|finde|finden|findet|fur|ganze[nrs]?|gar|gefuhrte?[nrs]?|gegend|gehen|geht|gemeinsam|gerade|gern|gerne|gesucht|gibt|gut|gute[nrs]?|gruppe|gruppenreisen?|gruppentour\\w*|" +
  "habe|haben|halt|hatte|hauptsache|heute|hin|ideal|ideen?|idealerweise|irgendwas|irgendwo|irgendwie|irgendwohin|ich|jetzt|jemand|kann|kennenlernen|kleine[nrs]?|konnen|konnte|konnten|" +
  "leute|lieber|lang|lange|langere[nrs]?|lernen|lohnt|lust|machen|machbar|mache|mal|man|mehrere[nrs]?|mehr|mehrtagig\\w*|mindestens|mitmachen|mochte|mochten|moglich|moglichst|muss|mussen|" +
  "nach|nett\\w*|neu|neue[nrs]?|nimmt|noch|noch mal|nochmal|nur|nie|nutzen|oben|paar|partner|passend\\w*|perfekt\\w*|personen|plane|planen|plus|prima|programm|" +
  "reisen?|(?:reise|tour)(?:nummer|nr|id)|reiseleitung|reiseleiter\\w*|reiseveranstalter|reiseziele?|reisezeit|ruhig|rund|schick|schlafen|schon|schone[nrs]?|schonste[nrs]?|sehr|selber|selbst|sind|soll|sollen|sollte|sowas|sowie|stehen|" +
  "suche|suchen|sucht|super|tage|teilnehmen|teilnehmer|tipps?|toll|tolle[nrs]?|tour|touren|tours|trip|trips|traum\\w*|unbedingt|und|unterwegs|ubernachtung\\w*|ungefahr|urlaub|urlaubs?reisen?|urlaube|urlaubsreise|unternehmen|" +
  "verbringen|veranstalter|viel|vielleicht|von|vor|vorschlage?|warm\\w*|was|weg|weit|weiter|welche[nrs]?|weltweit|wenn|wer|will|wir|wo|wohin|wollen|wollte|wurde|wurden|wunsche|zeit|ziel|ziele|zu zweit|zweit|zusammen|zum|zur|single\\w*|solo|bzw|etwas|evtl|eventuell|etwa|richtig|inklusive|inkl|inbegriffen|enthalten|reisend\\w*|notig|erforderlich|moglichkeit|ordentlich\\w*|schlafe|fruhstuck|mitbringen|dorthin|dort|da|besteigen|besteigung|gegend|" +
  "frisch\\w*|angeboten|anbieten|ansehen|bietet|bieten|danke|empfehlen|empfehlt|erholen|erholung|euro|fahren|fahrt|fuhrung|gefuhrt|geniessen|genuss|gibts|grussgott|gruezi|hallo|herum|hey|hi|hinfahren|hinwollen|irgendwohin|kennt|konnt|konntest|koennt|" +
  "mag|mitreisen|moin|na|nachster?|preis|preise|raus|rauskommen|reisebegleitung|rumkommen|rumlaufen|rum|servus|stattfinden|stuck|trauen|verreisen|vorschlagen|warum|wegfahren|welch|wie|wieder|wieso|wie viel|wieviel|wie teuer|was kostet|kostet|kosten|wurd|ware|waren|wunscht|wunschen|wunsche|zeigen|zeigt|zeig|zurzeit|" +
  "(?:mit )?(?:deutsch(?:e[nmrs]?|sprachig(?:e[nmrs]?)?)|ortskundige[rn]?|erfahrene[rn]?) (?:reise|berg|wander)?(?:leitung|fuhrung|fuhrer(?:in)?)|auf deutsch|" +
  "(?:fur )?(?:senioren|rentner(?:innen)?|best ager|pensionisten|altere(?:n)?(?: (?:leute|menschen|herrschaften))?)|p p|pro person|pro nase|all inclusive|stressfrei";

export const fillerReaders: readonly Reader[] = [
  phrase(WORDS, () => []),
  phrase(
    "(?:mit|in) (?:einer |der )?(?:gefuhrten )?(?:reise)?gruppe|(?:mit )?(?:berg|wander|reise)?(?:fuhrer|fuhrerin|leitung|guide)",
    () => [],
  ),
  phrase(
    "\\d{1,2} (?:personen|leute|erwachsene[n]?|teilnehmer|freunde[n]?)|zu (?:zweit|dritt|viert)|zwei (?:personen|erwachsene[n]?)",
    () => [],
  ),
];
