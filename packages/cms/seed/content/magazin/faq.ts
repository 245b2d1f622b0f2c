import { bold, link, ol, p, ul } from "../../blocks";
import type { Blocks, FaqCategorySeed, FaqEntrySeed, SiteSelection } from "../../types";
import { paymentDays, withdrawalDays } from "../payment-texts";
import { everywhere } from "./everywhere";

export const moreFaqCategories: FaqCategorySeed[] = [
  { name: "Buchen und bezahlen", slug: "buchen-und-bezahlen", rank: 3 },
  { name: "Ändern und absagen", slug: "aendern-und-absagen", rank: 4 },
  { name: "Gruppe und Anforderungen", slug: "gruppe-und-anforderungen", rank: 5 },
  { name: "Essen, Schlafen, Gepäck", slug: "essen-schlafen-gepaeck", rank: 6 },
  { name: "Anreise", slug: "anreise", rank: 7 },
];

interface Answer {
  question: string;
  answer: Blocks;
  sites?: SiteSelection;
}

function category(slug: string, firstRank: number, answers: Answer[]): FaqEntrySeed[] {
  return answers.map(({ question, answer, sites = everywhere }, index) => ({
    question,
    answer,
    category: slug,
    rank: firstRank + index,
    sites,
  }));
}

export const moreFaqEntries: FaqEntrySeed[] = [
  ...category("vor-der-buchung", 4, [
    {
      question: "Ist die Zahl der freien Plätze aktuell?",
      answer: [
        p(
          "Ja. Freie Plätze fragen wir beim Öffnen der Seite ab und noch einmal in dem Augenblick, in dem Sie buchen. Reserviert wird vorher nichts: Solange Sie das Formular ausfüllen, kann jemand anders schneller sein. Dann sagen wir es Ihnen, ohne dass etwas gebucht ist.",
        ),
      ],
    },
    {
      question: "Kostet die Reise über Gratweg mehr als direkt beim Veranstalter?",
      answer: [
        p(
          "Nein, der Preis ist derselbe. Der Veranstalter zahlt uns bei einer Buchung eine Provision; auf die Reihenfolge in der Suche hat sie keinen Einfluss.",
        ),
      ],
    },
    {
      question: "Was ist im Preis enthalten?",
      answer: [
        p(
          "Alles, was auf der Seite der Reise unter „Leistungen“ steht, und alle Kosten, die Pflicht sind. Daneben nennen wir, was nicht enthalten ist, meist Anreise, Getränke und Mittagessen. Preise gelten pro Person im Doppelzimmer oder Lager.",
        ),
      ],
    },
  ]),
  ...category("buchen-und-bezahlen", 1, [
    {
      question: "Wie läuft eine Buchung ab?",
      answer: [
        ol(
          "Sie wählen auf der Seite der Reise einen Termin.",
          "Sie tragen Reisende, Wünsche und Ihre Anschrift ein.",
          "Sie lesen das Formblatt zur Pauschalreise und prüfen alles noch einmal.",
          "Mit dem Knopf „zahlungspflichtig buchen“ ist die Reise fest gebucht, und die Bestätigung kommt per E-Mail.",
        ),
        p(
          "Rechnung und Sicherungsschein schickt Ihnen danach der Veranstalter. Bezahlt wird auf Rechnung, nie im Internet.",
        ),
      ],
    },
    {
      question: "Wie hoch ist die Anzahlung?",
      answer: [
        p(
          `${paymentDays} Buchen Sie kurz vor der Reise, wird alles auf einmal fällig. Die genauen Tage und Beträge stehen über dem Knopf „zahlungspflichtig buchen“ und in der Bestätigung. Bezahlen Sie nichts, bevor Sie den Sicherungsschein haben.`,
        ),
      ],
    },
    {
      question: "Wozu dient der Sicherungsschein?",
      answer: [
        p(
          "Er belegt, dass Ihr Geld versichert ist, falls der Veranstalter zahlungsunfähig wird. Ohne ihn darf vor der Reise niemand Geld von Ihnen verlangen. Welcher Versicherer dahintersteht, erfahren Sie schon beim Buchen.",
        ),
      ],
    },
    {
      question: "Für wie viele Personen kann ich auf einmal buchen?",
      answer: [
        p(
          "Für bis zu zehn. Wer bucht, steht an erster Stelle und ist mindestens achtzehn Jahre alt. Mit einer größeren Gruppe rufen Sie uns bitte an; manche Veranstalter legen dann einen eigenen Termin für Sie auf.",
        ),
      ],
    },
    {
      question: "Die Verbindung ist beim Buchen abgebrochen. Was nun?",
      answer: [
        p(
          "Versuchen Sie es im selben Fenster einfach noch einmal. Ihre Angaben sind auf dem Gerät gesichert, und mit denselben Angaben wird nichts doppelt gebucht. Im Zweifel sehen Sie in Ihr Postfach: Liegt dort eine Bestätigung, ist alles da.",
        ),
      ],
    },
    {
      question: "Soll ich die Reiseversicherung dazunehmen?",
      answer: [
        p(
          "Das entscheiden Sie, ausgewählt ist nichts. Sie können beim Buchen die Versicherung „Rücktritt und Abbruch“ unseres Partners wählen, für alle Reisenden der Buchung gemeinsam. Ihr Preis erscheint sofort in der Summe. Prüfen Sie vorher, ob Kreditkarte, Alpenverein oder eine Jahrespolice schon dasselbe leisten.",
        ),
        p("Näheres steht auf der Hilfeseite ", link("/de/support/versicherung", "Versicherung"), "."),
      ],
    },
  ]),
  ...category("aendern-und-absagen", 1, [
    {
      question: "Kann ich vor der Reise zurücktreten?",
      answer: [
        p(
          "Jederzeit, und eine formlose Nachricht mit Ihrer Buchungsnummer genügt. Der Veranstalter kann eine Entschädigung verlangen, die steigt, je näher die Abreise rückt. Die Staffel Ihrer Reise steht in der Buchungsbestätigung; einzelne Veranstalter haben eine eigene.",
        ),
        p(
          "Weisen Sie nach, dass der Schaden kleiner ist, etwa weil Ihr Platz weiterverkauft wurde, zahlen Sie nur diesen.",
        ),
      ],
    },
    {
      question: "Kann jemand anders an meiner Stelle mitreisen?",
      answer: [
        p(
          "Ja, wenn die Person zu den Anforderungen der Reise passt und wir rechtzeitig davon erfahren. Der Veranstalter darf die Kosten berechnen, die ihm dadurch wirklich entstehen, etwa für neue Fahrkarten.",
        ),
      ],
    },
    {
      question: "Wann kann der Veranstalter absagen, weil zu wenige mitkommen?",
      answer: [
        p(
          `${withdrawalDays} Sie bekommen dann alles zurück, was Sie gezahlt haben. Steht bei einem Termin „findet sicher statt“, entfällt dieser Grund. Wie viele Reisende es mindestens sein müssen, steht bei der Reise.`,
        ),
      ],
    },
    {
      question: "Habe ich ein Widerrufsrecht?",
      answer: [
        p(
          "Für eine Pauschalreise, die Sie im Internet buchen, sieht das Gesetz keines vor. Zurücktreten können Sie trotzdem jederzeit, allerdings nach der Staffel Ihres Veranstalters. Überlegen Sie also vor dem letzten Klick in Ruhe; Ihr Entwurf bleibt in diesem Fenster bis zu 24 Stunden erhalten.",
        ),
      ],
    },
  ]),
  ...category("gruppe-und-anforderungen", 1, [
    {
      question: "Was bedeuten die Noten für Technik und Kondition?",
      answer: [
        ul(
          [
            bold("Technik: "),
            "Wie sicher Sie treten, fahren oder paddeln müssen. Eins sind breite Wege, drei verlangt Trittsicherheit, fünf ausgesetztes, zum Teil versichertes Gelände.",
          ],
          [
            bold("Kondition: "),
            "Wie lange und wie steil es ist. Eins sind zwei bis drei Stunden am Tag, drei etwa fünf bis sechs, fünf eine Woche mit sieben Stunden und mehr als tausend Höhenmetern an einzelnen Tagen.",
          ],
        ),
        p("Auf Radreisen zählt bei der Technik der Belag und der Verkehr, bei der Kondition der Anstieg."),
      ],
    },
    {
      question: "Wie groß sind die Gruppen?",
      answer: [
        p(
          "Meist sechs bis vierzehn Gäste, im Hochgebirge und auf Skiern höchstens acht oder zehn. Die Grenzen stehen bei jeder Reise.",
        ),
      ],
    },
    {
      question: "Was passiert, wenn ich unterwegs nicht mehr kann?",
      answer: [
        p(
          "Sie sagen es der Reiseleitung, und zwar früh. Oft hilft ein langsameres Tempo oder ein Tag mit dem Gepäckwagen. Auf Hütten ohne Straße wird gemeinsam entschieden, ob abgestiegen wird. Allein bleibt niemand zurück. Kosten für Taxi oder eine zusätzliche Nacht tragen Sie in der Regel selbst.",
        ),
      ],
    },
    {
      question: "Können Kinder mitkommen?",
      answer: [
        p(
          "Auf Familienreisen gern, dort steht das Alter in der Beschreibung. Bei allen anderen fragen Sie bitte vorher: Es kommt auf Tagesstrecken, Unterkünfte und die übrige Gruppe an. Jugendliche unter achtzehn reisen mit einer erwachsenen Begleitung.",
        ),
      ],
    },
    {
      question: "Welche Sprache spricht die Reiseleitung?",
      answer: [
        p(
          "Fast immer Deutsch; was gilt, lesen Sie in den Eckdaten der Reise. Einheimische Begleiter sprechen manchmal Englisch, dann übersetzt die Reiseleitung.",
        ),
      ],
    },
  ]),
  ...category("essen-schlafen-gepaeck", 1, [
    {
      question: "Ich esse vegetarisch oder vegan. Geht das?",
      answer: [
        p(
          "Vegetarisch geht auf fast allen Reisen, vegan auf vielen, wenn die Küchen es vorher wissen. Schreiben Sie es beim Buchen in die Nachricht an den Veranstalter. Auf abgelegenen Hütten ist die Auswahl klein; ein eigener Vorrat an Nüssen schadet dort niemandem.",
        ),
      ],
    },
    {
      question: "Ich habe eine Allergie oder Krankheit. Wem sage ich das?",
      answer: [
        p(
          "Dem Veranstalter, und zwar am Telefon. Angaben zur Gesundheit gehören nicht in das Nachrichtenfeld der Buchung. Seine Nummer steht in Ihrer Bestätigung. Vor Ort erzählen Sie es der Reiseleitung am ersten Abend noch einmal unter vier Augen.",
        ),
      ],
    },
    {
      question: "Was kostet ein Einzelzimmer?",
      answer: [
        p(
          "Der Zuschlag steht bei jedem Termin. In Lagern und Mehrbettzimmern auf Hütten gibt es keine Einzelzimmer; dort gilt er nur für die übrigen Nächte. Beim Buchen geben Sie an, wie viele von Ihnen allein schlafen möchten.",
        ),
      ],
    },
    {
      question: "Muss ich mein Gepäck selbst tragen?",
      answer: [
        p(
          "Das hängt von der Reise ab. Bei Wegen von Ort zu Ort und auf den meisten Radreisen wird es gefahren, und Sie tragen nur Regenjacke, Wasser und Brot. Auf Hüttentouren und Trekkingreisen bleibt alles auf Ihrem Rücken. Unter „Leistungen“ steht, ob ein Gepäcktransport dabei ist, und die Packliste richtet sich danach.",
        ),
      ],
    },
  ]),
  ...category("anreise", 1, [
    {
      question: "Kann ich zu jeder Reise mit der Bahn kommen?",
      answer: [
        p(
          "Zu fast jeder in Europa. Auf der Seite der Reise steht eine Verbindung bis zum Treffpunkt, mit Bus oder Fähre, wenn die Schiene vorher endet. Wo es nicht sinnvoll geht, schreiben wir das ebenfalls hin. Die Anreise ist im Preis meist nicht enthalten, so bleiben Sie in der Wahl des Zuges frei.",
        ),
      ],
    },
    {
      question: "Mein Zug hat Verspätung. Wartet die Gruppe?",
      answer: [
        p(
          "Rufen Sie die Reiseleitung an, sobald Sie es ahnen; ihre Nummer bekommen Sie mit den letzten Hinweisen vor der Reise. Der erste Abend verträgt Nachzügler gut. Geht es am nächsten Morgen ins Gebirge, wird gemeinsam überlegt, wie Sie aufschließen. Am sichersten ist, einen Tag vorher anzureisen.",
        ),
      ],
    },
  ]),
];
