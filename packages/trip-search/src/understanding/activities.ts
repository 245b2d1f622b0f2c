import { phrase, type Reader } from "./phrase";

const GOODS = "(?:urlaube?|reisen?|ferien|tour(?:en)?|trips?|woche|fahrt(?:en)?)";
const activity = (slug: string) => () => [{ kind: "activity", slug } as const];
const BY = "(?:(?:mit|auf|per|zum|beim|im|am|ans|mit dem|mit der|auf dem|lang) )?";

export const activityReaders: readonly Reader[] = [
  phrase(
    `${BY}(?:wander(?:n|ung(?:en)?|er|reise\\w*|tour(?:en)?|urlaube?|ferien|trips?|fahrt)?|gewandert|wanderst|wandert|zu fuss(?: (?:gehen|unterwegs))?|laufen|fusswandern|fussreise\\w*)`,
    activity("wandern"),
  ),
  phrase(
    `${BY}(?:(?:fern|weit|strecken)wander(?:n|ung(?:en)?|reise\\w*|tour(?:en)?)|weitwanderwege?|fernwanderwege?)`,
    activity("fernwandern"),
  ),
  phrase(`${BY}(?:bergwander(?:n|ung(?:en)?|reise\\w*|tour(?:en)?|urlaub))`, activity("bergwandern")),
  phrase(`${BY}(?:kustenwander(?:n|ung(?:en)?|reise\\w*|tour(?:en)?))`, activity("kuestenwandern")),
  phrase(`${BY}(?:tre(?:kk|ck)ing(?:tour(?:en)?|reise\\w*)?)`, activity("trekking")),
  phrase(
    `${BY}(?:schneeschuh(?:e[n]?|wander(?:n|ung(?:en)?|tour(?:en)?)|tour(?:en)?|gehen|laufen)?)`,
    activity("schneeschuhwandern"),
  ),
  phrase(
    `${BY}(?:ski(?:er[n]?|wander(?:n|ung(?:en)?|tour(?:en)?)|tour(?:en)?|fahren|urlaub|reise\\w*)?|schi|backcountry(?: ski)?|nordische ski|langlauf(?:en)?)`,
    activity("skiwandern"),
  ),
  phrase(
    `${BY}(?:(?:fahr)?rad(?:eln|ler|fahren|fahrt|wandern|reise\\w*|tour(?:en)?|urlaube?|ferien|trips?|weg)?|radl|fahrrader[n]?|radwege?|bike[ns]?|biken|velo(?:s|tour(?:en)?|fahren|reise\\w*)?|radfahren|drahtesel|e bike(?:n|s)?|ebikes?|pedelecs?|biketour(?:en)?|radreise|fahrrad${GOODS})`,
    activity("radwandern"),
  ),
  phrase(
    `${BY}(?:kajaks?|kanus?|kanadier|kayak|paddeln|paddel(?:tour(?:en)?|boot|reise\\w*|urlaub)|gepaddelt|(?:kajak|kanu)(?:tour(?:en)?|fahren|reise\\w*|urlaub|wandern)|faltboot|paddelboot)`,
    activity("kajak-und-kanu"),
  ),
  phrase(
    `${BY}(?:klettersteige?[ns]?|via ferrata|eisenwege?|klettersteig(?:tour(?:en)?|reise\\w*|gehen|kurs))`,
    activity("klettersteig"),
  ),
];
