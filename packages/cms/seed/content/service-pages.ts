import { bold, h2, link, p, ul } from "../blocks";
import type { PageSeed, SiteSelection } from "../types";

const everywhere: SiteSelection = {
  adventures: true,
  biking: true,
  cultural: true,
  hiking: true,
  outdoorsGermany: true,
  outdoorsSweden: true,
  traveling: true,
  portal: true,
};

const draft = p(
  bold(
    "Entwurf: Dieser Text ist von einer Rechtsanwältin oder einem Rechtsanwalt zu prüfen und zu ergänzen.",
  ),
);

/** Legal and service texts at routes of their own; the two about contracts stand below their forms. */
export const servicePages: PageSeed[] = [
  {
    title: "Geschäftsbedingungen für die Vermittlung",
    slug: "agb",
    layout: "site",
    intro: "Was zwischen Ihnen und uns gilt, wenn wir eine Reise vermitteln.",
    image: null,
    body: [
      p(
        bold(
          "Platzhalter: Dieser Text ist von einer Rechtsanwältin oder einem Rechtsanwalt zu prüfen und zu ersetzen.",
        ),
      ),
      h2("Was wir tun"),
      p(
        "Wir vermitteln Reisen. Vertragspartner Ihrer Reise ist der Veranstalter, dessen Name bei jeder Reise und vor jeder Buchung steht.",
      ),
      h2("Mitgliedschaft"),
      p(
        "Die Mitgliedschaft ist ein eigener Vertrag mit uns. Sie gilt für die gewählte Laufzeit, ein Jahr oder einen Monat, und danach auf unbestimmte Zeit. Bezahlt wird im Voraus, für jedes Jahr oder jeden Monat.",
      ),
      ul(
        "Mitgliedschaft für ein Jahr: Sie können jederzeit zum Ende des ersten Jahres kündigen, danach jederzeit mit einer Frist von einem Monat. Was Sie für die Zeit nach dem Ende des Vertrags bezahlt haben, erstatten wir nach Tagen, auf volle Cent zu Ihren Gunsten gerundet, sobald der Vertrag endet.",
        "Mitgliedschaft für einen Monat: Sie können jederzeit zum Ende des bezahlten Monats kündigen.",
        "Eine Kündigung können Sie zurücknehmen, solange der Vertrag läuft. Dann wird nichts erstattet.",
        "In den ersten 14 Tagen können Sie den Vertrag ohne Angabe von Gründen widerrufen und bekommen alles zurück.",
      ),
      h2("Noch zu ergänzen"),
      ul(
        "Zustandekommen des Vermittlungsvertrags und des Reisevertrags",
        "Pflichten und Haftung als Vermittler",
        "Reisebedingungen der Veranstalter",
        "Streitbeilegung",
      ),
    ],
    sites: everywhere,
  },
  {
    title: "Barrierefreiheit",
    slug: "barrierefreiheit",
    layout: "site",
    intro: "Wie gut diese Website für alle zu bedienen ist, was noch fehlt und wem Sie das sagen können.",
    image: null,
    body: [
      draft,
      p(
        "Diese Erklärung nach § 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes (BFSG) gilt für die Websites von Gratweg. Sie wurde am 21. November 2026 erstellt und am 23. November 2026 zuletzt geändert. Grundlage ist eine Selbstbewertung nach den Web Content Accessibility Guidelines (WCAG), Fassung 2.1, Stufe AA, auf die die Norm EN 301 549 verweist.",
      ),
      p(
        "Ergebnis: Die Websites sind mit diesen Anforderungen ",
        bold("teilweise vereinbar"),
        ". Was fehlt oder nicht geprüft ist, steht unter „Was noch nicht gut ist“.",
      ),
      h2("Was Sie hier tun können"),
      p(
        "Sie suchen geführte Reisen, vergleichen Tagespläne, Termine und Preise und buchen ohne Konto. Dazu kommen ein Magazin, Hilfeseiten und die Formulare, mit denen Sie Verträge kündigen oder widerrufen.",
      ),
      h2("Wie wir die Anforderungen erfüllen"),
      ul(
        "Menü, Suche, Buchung und Formulare lassen sich allein mit der Tastatur bedienen, und wo Sie gerade sind, ist zu sehen.",
        "Überschriften, Listen, Formulare und Meldungen sind so ausgezeichnet, dass Vorleseprogramme sie ansagen.",
        "Höhenprofile und Preiskalender haben eine Tabelle oder Liste mit denselben Angaben.",
        "Fehler in Formularen werden am Feld und in einer Übersicht genannt, mit dem Weg dorthin.",
        "Texte haben im hellen wie im dunklen Erscheinungsbild einen Kontrast von mindestens 4,5 zu 1.",
        "Die Seiten passen sich Bildschirmen ab 320 Pixeln Breite an. Bewegungen entfallen, wenn Ihr Gerät das wünscht.",
        "Lesen, kündigen und widerrufen können Sie auch ohne JavaScript.",
      ),
      h2("Wie wir prüfen"),
      p(
        "Alle Bausteine und alle Arten von Seiten werden bei jeder Änderung automatisch mit dem Prüfprogramm axe untersucht, in einem Browser auf Basis von Chromium, Seiten auch im dunklen Erscheinungsbild und in der Breite eines Telefons. Die Buchung wird zusätzlich automatisch allein mit der Tastatur durchlaufen; Dialoge, Formulare und Menüs werden einzeln mit der Tastatur geprüft.",
      ),
      h2("Was noch nicht gut ist"),
      ul(
        "Menschen mit Behinderungen haben die Seiten noch nicht im Auftrag von uns erprobt, und eine unabhängige Prüfung steht aus. Automatische Prüfungen finden nur einen Teil der Barrieren.",
        "Mit den Vorleseprogrammen NVDA, JAWS und VoiceOver haben wir noch nicht planmäßig geprüft, ebenso wenig in Firefox und Safari.",
        "Suche, Buchung und Konto brauchen JavaScript. Ohne sieht man in der Reisesuche nur den Anfang der Liste aller Reisen. Suchen und buchen können Sie dann am Telefon oder per E-Mail.",
        "Die Bilder der Reisen sind Zeichnungen. Ihre Beschreibungen sagen, was gezeichnet ist, und nicht, wie es am Ort aussieht.",
        "Skizzen des Wegs sind Bilder. Start, Ziel und Orte stehen auch als Liste da, der genaue Verlauf nicht.",
        "Es gibt keine Fassung in Leichter Sprache und keine in Deutscher Gebärdensprache.",
        "Videoberatung und Bewertungen stammen von anderen Anbietern und werden erst nach Ihrer Zustimmung geladen. Wie zugänglich sie sind, haben wir nicht geprüft; telefonisch und per E-Mail beraten wir Sie ebenso.",
      ),
      h2("Ob eine Reise zu Ihnen passt"),
      p(
        "Die meisten Touren führen über unebene Wege. Wie anspruchsvoll sie sind, steht bei jeder Reise. Ob eine Reise für Menschen mit eingeschränkter Mobilität geeignet ist, sagen wir Ihnen gern persönlich, bevor Sie buchen.",
      ),
      h2("Sagen Sie uns, wo es hakt"),
      p(
        "Stoßen Sie auf eine Barriere, oder brauchen Sie einen Inhalt in anderer Form? Schreiben Sie uns, oder rufen Sie an; die Kontaktdaten finden Sie auf dieser Seite. Wir antworten innerhalb von zwei Wochen.",
      ),
      h2("Zuständige Behörde"),
      p(
        "Hilft unsere Antwort nicht weiter, können Sie sich an die zuständige Marktüberwachung wenden: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg. Nach § 32 BFSG können Sie dort beantragen, dass sie gegen einen Verstoß vorgeht.",
      ),
    ],
    sites: everywhere,
  },
  {
    title: "Wie wir sortieren",
    slug: "ranking",
    layout: "site",
    intro: "Wonach die Reihenfolge in der Reisesuche entsteht und was darauf keinen Einfluss hat.",
    image: null,
    body: [
      p(
        bold("Kurz gesagt: "),
        "Es zählt, wie gut eine Reise zu Ihren Suchwörtern passt. Ohne Suchwörter steht die Reise vorn, die als nächste beginnt. Für einen Platz in der Liste kann niemand bezahlen.",
      ),
      h2("Welche Reisen erscheinen"),
      p(
        "Gezeigt werden alle Reisen, die auf dieser Website angeboten werden und auf die alle Ihre Suchwörter und alle gewählten Filter zutreffen. Fragen Sie nach Tagen oder Preisen, gehören nur Reisen mit einem passenden, noch kommenden Termin dazu.",
      ),
      h2("Mit Suchwörtern: nach Übereinstimmung"),
      p(
        "Das ist die Voreinstellung. Wo ein Wort steht, entscheidet, wie viel es zählt. Vom größten zum kleinsten Gewicht:",
      ),
      ul(
        "im Titel der Reise, mit Abstand am meisten",
        "beim Ort und bei den Merkmalen: Land, Region, Aktivität, Art der Reise",
        "in der Kurzbeschreibung und bei den Höhepunkten",
        "in der ausführlichen Beschreibung und im Namen des Veranstalters",
      ),
      p(
        "Seltene Wörter zählen mehr als häufige, und in langen Texten zählt ein einzelnes Wort etwas weniger. Verwandte Wortformen und Teile zusammengesetzter Wörter werden mitgefunden, zählen aber weniger als das genaue Wort. Bei Gleichstand steht die Reise vorn, deren nächster passender Termin früher liegt.",
      ),
      h2("Ohne Suchwörter: nach dem nächsten Termin"),
      p(
        "Die Reise, deren nächster passender Termin am frühesten beginnt, steht zuerst. Reisen ohne kommenden Termin stehen am Ende.",
      ),
      h2("Wenn Sie selbst sortieren"),
      p(
        "Über der Liste wählen Sie stattdessen Preis, Termin oder Dauer. Dann gilt allein diese Angabe; beim Preis ist es der niedrigste eines passenden Termins.",
      ),
      h2("Was keinen Einfluss hat"),
      ul(
        "Geld: Es gibt keine bezahlten Plätze und keine Anzeigen in der Liste.",
        "die Höhe unserer Vermittlungsvergütung oder der Name des Veranstalters",
        "was Sie früher gesucht, gelesen oder gebucht haben: Alle sehen dieselbe Reihenfolge.",
        "Bewertungen und die Zahl der Buchungen",
      ),
      h2("Startseite, Listen und Magazin"),
      p(
        "Die Reisen, die auf der Startseite zuerst stehen, in den ",
        link("/de/top", "Bestenlisten"),
        " und im Magazin, wählt die Redaktion aus; bald beginnende Reisen folgen auf der Startseite dem Termin. Auch dafür bezahlt niemand.",
      ),
      p(
        "Unter einer Reise schlagen wir ähnliche vor: zuerst aus derselben Region, dann aus demselben Land, dann mit gemeinsamen Aktivitäten und ähnlichem Anspruch.",
      ),
    ],
    sites: everywhere,
  },
  {
    title: "Verträge hier kündigen",
    slug: "vertrag-kuendigen",
    layout: "site",
    intro: "Kündigen Sie einen Vertrag mit uns, ohne Anmeldung. Die Bestätigung kommt sofort per E-Mail.",
    image: null,
    body: [
      h2("Was danach geschieht"),
      p(
        "Sie bekommen sofort eine E-Mail mit Ihrer Erklärung, Tag und Uhrzeit des Eingangs. Danach ordnen wir die Kündigung dem Vertrag zu und schreiben Ihnen, an welchem Tag er endet.",
      ),
      h2("Sie möchten eine Reise absagen?"),
      p(
        "Eine gebuchte Reise wird storniert, nicht gekündigt. Was das kostet, steht gestaffelt in Ihrer Buchungsbestätigung. Schreiben Sie uns mit Ihrer Buchungsnummer, oder rufen Sie an; Ihre Erklärung nehmen wir auch über dieses Formular entgegen und fragen dann nach.",
      ),
      draft,
    ],
    sites: everywhere,
  },
  {
    title: "Vertrag widerrufen",
    slug: "vertrag-widerrufen",
    layout: "site",
    intro:
      "Widerrufen Sie einen Vertrag mit uns, ohne Anmeldung. Für Reisen besteht oft kein Widerrufsrecht; lesen Sie dazu bitte den Hinweis unter dem Formular.",
    image: null,
    body: [
      h2("Wofür ein Widerrufsrecht besteht"),
      p(
        "Verträge, die Sie im Internet schließen, können Sie meist 14 Tage lang widerrufen, zum Beispiel eine Mitgliedschaft. Einen Grund brauchen Sie nicht.",
      ),
      h2("Wenn es um eine Reise geht"),
      p(
        "Für Pauschalreisen und für Unterkünfte, Beförderung oder Freizeitangebote zu einem festen Termin gibt es in der Regel kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Sie können aber jederzeit vor Beginn zurücktreten: Was das kostet, steht gestaffelt in Ihrer Buchungsbestätigung. Schreiben Sie uns mit Ihrer Buchungsnummer, oder rufen Sie an.",
      ),
      p(
        "Ihren Widerruf nehmen wir trotzdem in jedem Fall entgegen und bestätigen ihn. Eine Reise stornieren wir daraufhin nicht von uns aus, sondern fragen Sie vorher.",
      ),
      draft,
    ],
    sites: everywhere,
  },
];
