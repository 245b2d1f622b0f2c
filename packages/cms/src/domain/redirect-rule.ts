import { isSet, type Complaint, type Rule } from "./rule";

const OWN = "https://own.invalid";
const WHERE =
  "Das Ziel ist ein Pfad, der mit „/“ beginnt, oder eine vollständige Adresse mit „https://“, ohne Benutzernamen und ohne „\\“.";

/** Home, account, booking, what the law wants reachable, and what programs ask for; word for word the server's (`packages/server`, `redirects.ts`). */
const RESERVED =
  /^\/(?:de)?$|^(?:\/de)*\/portal(?:\/|$)|\/buchen(?:\/|$)|^\/(?:api|internal|zahlung|builds|page-data|\.well-known)(?:\/|$)|^\/de\/(?:vertrag-kuendigen|vertrag-widerrufen|newsletter|impressum|datenschutz|agb)(?:\/|$)|^\/robots\.txt$/i;

/**
 * Whether the server would lead there (its `redirects.ts` decides the same): a path of the site itself, or an address at another host,
 * by https and written out. Judged as browsers read it, with dot segments resolved, because `/.//host` is another host.
 */
function isTarget(to: string): boolean {
  // Browsers drop control characters and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]|%5c/i.test(to)) return false;
  if (!to.startsWith("/") && !/^https:\/\//i.test(to)) return false;
  if (/^\/\//.test(to) || !URL.canParse(to, OWN)) return false;
  const url = new URL(to, OWN);
  if (to.startsWith("/")) return url.origin === OWN && !url.pathname.startsWith("//");
  return url.username === "" && url.password === "";
}

export const redirectRule: Rule = ({ from, to }) => {
  const complaints: Complaint[] = [];
  if (isSet(from) && !/^\/[^\s]*$/.test(String(from)))
    complaints.push({
      path: ["from"],
      message: "Der alte Pfad beginnt mit „/“ und enthält keine Leerzeichen, zum Beispiel „/de/alte-seite“.",
    });
  else if (isSet(from) && RESERVED.test(String(from).replace(/(.)\/$/, "$1")))
    complaints.push({
      path: ["from"],
      message:
        "Startseite, Portal, Buchung, Kündigung und Rechtstexte lassen sich nicht umleiten, auch nichts, was Programme abrufen: „/api“, „/robots.txt“ und Ähnliches.",
    });
  if (isSet(to) && !isTarget(String(to))) complaints.push({ path: ["to"], message: WHERE });
  if (isSet(from) && from === to)
    complaints.push({ path: ["to"], message: "Das Ziel ist derselbe Pfad. Das ergäbe eine Schleife." });
  return complaints;
};
