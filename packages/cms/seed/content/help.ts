import { bold, h2, link, p, ul } from "../blocks";
import { paymentDays } from "./payment-texts";
import type { FaqCategorySeed, FaqEntrySeed, SupportTopicSeed } from "../types";

export const faqCategories: FaqCategorySeed[] = [
  { name: "Vor der Buchung", slug: "vor-der-buchung", rank: 1 },
  { name: "Rund um die Reise", slug: "rund-um-die-reise", rank: 2 },
];

const everywhere = {
  adventures: true,
  biking: true,
  cultural: true,
  hiking: true,
  outdoorsGermany: true,
  outdoorsSweden: true,
  traveling: true,
};

export const faqEntries: FaqEntrySeed[] = [
  {
    question: "Wer ist mein Vertragspartner?",
    answer: [
      p(
        "Der Veranstalter, der auf der Seite der Reise genannt ist. Gratweg vermittelt und hilft Ihnen weiter, wenn etwas nicht klappt.",
      ),
    ],
    category: "vor-der-buchung",
    rank: 1,
    sites: everywhere,
  },
  {
    question: "Brauche ich ein Konto, um zu buchen?",
    answer: [
      p(
        "Nein. Wenn Sie später ein Konto mit derselben E-Mail-Adresse anlegen, finden Sie Ihre Buchung dort wieder.",
      ),
    ],
    category: "vor-der-buchung",
    rank: 2,
    sites: everywhere,
  },
  {
    question: "Woher weiß ich, ob eine Tour zu mir passt?",
    answer: [
      p(
        "Jede Reise trägt zwei Noten von eins bis fünf, eine für Technik und eine für Kondition. Lesen Sie dazu im Tagesplan die Gehzeiten und die Höhenmeter jedes Tages.",
      ),
      p("Im Zweifel rufen Sie uns an, wir raten auch ab."),
    ],
    category: "vor-der-buchung",
    rank: 3,
    sites: everywhere,
  },
  {
    question: "Was bedeutet „findet sicher statt“?",
    answer: [
      p(
        "Dass dieser Termin stattfindet, auch wenn die Mindestzahl an Reisenden nicht erreicht wird. Abgesagt wird dann nur noch bei höherer Gewalt.",
      ),
    ],
    category: "rund-um-die-reise",
    rank: 1,
    sites: everywhere,
  },
  {
    question: "Wann bezahle ich?",
    answer: [
      p(
        `Sie erhalten zuerst den Sicherungsschein, dann die Rechnung des Veranstalters. ${paymentDays} Bei kurzfristigen Buchungen ist alles auf einmal fällig.`,
      ),
    ],
    category: "rund-um-die-reise",
    rank: 2,
    sites: everywhere,
  },
  {
    question: "Kann ich einen Hund mitnehmen?",
    answer: [
      p(
        "Auf den meisten Hütten leider nicht. Bei Wanderungen von Ort zu Ort ist es manchmal möglich; bitte fragen Sie vor der Buchung nach.",
      ),
    ],
    category: "rund-um-die-reise",
    rank: 3,
    sites: everywhere,
  },
];

export const supportTopics: SupportTopicSeed[] = [
  {
    title: "Buchung ändern oder absagen",
    slug: "buchung-aendern",
    teaser: "Namen korrigieren, umbuchen, stornieren: was wann möglich ist.",
    icon: "ph:calendar-x",
    body: [
      p(
        "Schreiben Sie an ",
        link("mailto:hallo@gratweg.example", "hallo@gratweg.example"),
        " und nennen Sie Ihre Buchungsnummer.",
      ),
      h2("Was wir gleich erledigen"),
      ul(
        "Schreibfehler in Namen und Adressen",
        "Wünsche zu Essen und Zimmer",
        "eine neue Telefonnummer für die Reiseleitung",
      ),
      h2("Wofür der Veranstalter zustimmen muss"),
      p(
        "Umbuchungen auf einen anderen Termin und der Wechsel der reisenden Person. ",
        bold("Stornierungen"),
        " richten sich nach den Bedingungen Ihrer Reise.",
      ),
    ],
    rank: 1,
  },
  {
    title: "Mein Konto",
    slug: "mein-konto",
    teaser: "Anmelden, Passwort zurücksetzen, Daten herunterladen oder löschen.",
    icon: "ph:user-circle",
    body: [
      p(
        "Haben Sie Ihr Passwort vergessen, fordern Sie auf der Anmeldeseite eine E-Mail zum Zurücksetzen an. Sie gilt eine begrenzte Zeit.",
      ),
      h2("Ihre Daten"),
      p(
        "In den Einstellungen können Sie alles herunterladen, was wir über Sie gespeichert haben, und Ihr Konto löschen. Buchungen bewahren wir so lange auf, wie das Gesetz es verlangt.",
      ),
    ],
    rank: 2,
  },
];
