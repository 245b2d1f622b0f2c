import { p } from "../blocks";
import type { SiteSettingSeed } from "../types";

export const siteSetting: SiteSettingSeed = {
  supportEmail: "hallo@gratweg.example",
  phone: "030 0000 0000",
  phoneLabel: "Fragen Sie uns: 030 0000 0000",
  openingHours: "Montag bis Freitag, 9 bis 17 Uhr",
  aboutTitle: "Über uns",
  aboutBody: [
    p(
      "Gratweg ist ein Portal für geführte Touren zu Fuß, mit dem Rad, im Boot und auf Skiern. Wir veranstalten selbst keine Reisen, sondern vermitteln sie: Jede Tour gehört einem Veranstalter, den wir kennen und dessen Namen Sie auf der Seite der Tour finden.",
    ),
    p(
      "Was hier steht, soll Ihnen die Entscheidung erleichtern und nicht abnehmen. Deshalb nennen wir zu jedem Tag Strecke, Anstieg und Gehzeit, sagen, wann eine Hütte ein Lager hat und kein Zimmer, und schreiben dazu, für wen ein Weg zu lang oder zu ausgesetzt ist.",
    ),
    p(
      "Die Veranstalter zahlen uns bei einer Buchung eine Provision; der Preis für Sie ist derselbe wie bei ihnen direkt. Eine bessere Platzierung kann niemand kaufen. Wie wir die Suche sortieren, erklären wir offen, und wenn Sie einen Fehler finden, freuen wir uns über eine Nachricht.",
    ),
  ],
  aboutImage: {
    biome: "alpen",
    season: "sommer",
    timeOfDay: "morgen",
    variant: 0,
  },
  insurancePartnerName: "Reiseschutz Alpina",
  insurancePartnerLogo: "reiseschutz-alpina",
  insurancePartnerUrl: "https://reiseschutz-alpina.example",
  associations: [
    {
      name: "Bund der Wanderreiseveranstalter",
      logo: "bund-der-wanderreiseveranstalter",
      url: "https://bdw.example",
    },
    {
      name: "Initiative Anreise mit der Bahn",
      logo: "initiative-anreise-mit-der-bahn",
      url: "https://bahn-anreise.example",
    },
    {
      name: "Ring der Bergwanderführer",
      logo: "ring-der-bergwanderfuehrer",
      url: "https://ring-der-fuehrer.example",
    },
  ],
  homeFacts: [{ value: "0 €", label: "Aufschlag auf den Preis des Veranstalters" }],
  testSystemNotice:
    "Dies ist ein Testsystem. Reisen, Preise und Veranstalter sind erfunden; Buchungen sind nicht verbindlich.",
};
