import { h2, link, p, ul } from "../blocks";
import type { PageSeed } from "../types";

/** Pages below `/de/portal`, in the portal's layout. */
export const portalPages: PageSeed[] = [
  {
    title: "So funktioniert die Mitgliedschaft",
    slug: "mitgliedschaft",
    layout: "portal",
    intro: "Was Mitglieder bekommen, wann bezahlt wird und wie Sie wieder aufhören.",
    image: null,
    body: [
      h2("Was dazugehört"),
      ul(
        "die Orte jeder Tour als Wegpunkte (GPX-Datei), mit geraden Linien verbunden: zum Planen, nicht zum Navigieren",
        "die Packliste jeder Tour zum Abhaken und Ausdrucken",
        "Mitgliederpreise, die Sie auf der Reise und bei der Buchung sehen, sobald Sie angemeldet sind",
        "Angebote einzelner Veranstalter, deren Preis ohne Code gilt",
      ),
      h2("Bezahlen"),
      p(
        "Bezahlt wird am Anfang eines Zeitraums, auf der Seite unseres Zahlungsdienstes. Ihre Karte oder Ihr Konto kennen wir nicht. Wenn eine Abbuchung nicht gelingt, schreiben wir Ihnen, und der Zugang ruht, bis sie nachgeholt ist.",
      ),
      h2("Aufhören"),
      p(
        "In den ersten 14 Tagen können Sie widerrufen und bekommen alles zurück. Später kündigen Sie mit einem Klick in den ",
        link("/de/portal/settings", "Einstellungen"),
        " oder ohne Anmeldung über ",
        link("/de/vertrag-kuendigen", "„Verträge hier kündigen“"),
        ".",
      ),
      ul(
        "Die Mitgliedschaft für ein Jahr endet mit dem ersten Jahr, wenn Sie in diesem Jahr kündigen. Danach läuft sie auf unbestimmte Zeit weiter und endet einen Monat nach Ihrer Kündigung. Was Sie für die Zeit danach schon bezahlt haben, bekommen Sie dann auf den Tag genau zurück.",
        "Die Mitgliedschaft für einen Monat endet mit dem Monat, der bezahlt ist.",
      ),
      p("Bis zum letzten Tag bleibt der Zugang offen, und bis dahin können Sie die Kündigung zurücknehmen."),
      h2("Reisen und Mitgliedschaft"),
      p(
        "Für eine Buchung brauchen Sie keine Mitgliedschaft, und eine gebuchte Reise bleibt gebucht, auch wenn die Mitgliedschaft endet. Der Preis, zu dem Sie gebucht haben, ändert sich dadurch nicht.",
      ),
    ],
    sites: {
      adventures: true,
      biking: true,
      cultural: true,
      hiking: true,
      outdoorsGermany: true,
      outdoorsSweden: true,
      traveling: true,
      portal: true,
    },
  },
];
