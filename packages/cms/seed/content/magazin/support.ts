import { bold, h2, link, ol, p, ul } from "../../blocks";
import type { SupportTopicSeed } from "../../types";

export const moreSupportTopics: SupportTopicSeed[] = [
  {
    title: "Rechnung und Sicherungsschein",
    slug: "rechnung-und-sicherungsschein",
    teaser: "Was nach der Buchung in welcher Reihenfolge kommt und wann Sie zahlen.",
    icon: "ph:credit-card",
    body: [
      p(
        "Eine Reise bezahlen Sie auf Rechnung an den Veranstalter. Wir vermitteln und nehmen dafür kein Geld von Ihnen entgegen, auch nicht mit Karte.",
      ),
      h2("Die Reihenfolge"),
      ol(
        "Sofort: unsere Bestätigung per E-Mail mit Buchungsnummer, Formblatt und Kalendereintrag",
        "In den Tagen danach: Rechnung und Sicherungsschein vom Veranstalter",
        "Anzahlung und Restzahlung zu den Tagen, die in der Bestätigung stehen",
      ),
      p(
        bold("Überweisen Sie nichts, bevor der Sicherungsschein da ist."),
        " Trifft er erst nach einem der genannten Tage ein, zahlen Sie, sobald Sie ihn haben.",
      ),
      h2("Wenn etwas nicht stimmt"),
      ul(
        "Fehlt die Rechnung nach zehn Tagen, schreiben Sie dem Veranstalter; seine Anschrift steht in der Bestätigung.",
        "Weicht der Betrag von der Bestätigung ab, zahlen Sie noch nicht und melden sich bei uns.",
        "Brauchen Sie die Rechnung auf einen anderen Namen, genügt eine kurze Nachricht mit Buchungsnummer.",
      ),
    ],
    rank: 3,
  },
  {
    title: "Versicherung",
    slug: "versicherung",
    teaser: "Was „Rücktritt und Abbruch“ abdeckt, was nicht und was Sie außerdem brauchen.",
    icon: "ph:shield-check",
    body: [
      p(
        "Beim Buchen können Sie die Versicherung unseres Partners Reiseschutz Alpina dazunehmen. Sie gilt dann für alle Reisenden der Buchung. Ausgewählt ist sie nie von selbst, und ihren Preis sehen Sie, bevor Sie buchen.",
      ),
      h2("Was sie zahlt"),
      ul(
        "Stornokosten, wenn jemand krank wird oder sich verletzt",
        "nicht genutzte Leistungen, wenn Sie die Reise abbrechen müssen",
        "zusätzliche Kosten der Rückreise",
        "Bergung und Hubschrauber bis zu einer festen Grenze",
      ),
      h2("Was Sie trotzdem prüfen sollten"),
      p(
        "Eine Krankenversicherung für das Ausland ist etwas anderes und sollte auch den Rücktransport bezahlen. Mitglieder alpiner Vereine haben oft schon eine Deckung für Bergungen. Doppelt versichert zu sein bringt nichts.",
      ),
      h2("Im Schadenfall"),
      ol(
        "Treten Sie von der Reise zurück, sobald feststeht, dass Sie nicht fahren können. Warten erhöht die Kosten.",
        "Lassen Sie sich die Krankheit vor dem Rücktritt ärztlich bescheinigen.",
        "Schicken Sie Stornorechnung und Bescheinigung an den Versicherer, nicht an uns.",
      ),
      p("Zum Partner: ", link("https://reiseschutz-alpina.example", "Reiseschutz Alpina")),
    ],
    rank: 4,
  },
  {
    title: "E-Mails und Newsletter",
    slug: "emails-und-newsletter",
    teaser: "Bestätigung nicht angekommen, Adresse vertippt, Newsletter abbestellen.",
    icon: "ph:envelope-simple",
    body: [
      h2("Die Buchungsbestätigung fehlt"),
      p(
        "Sehen Sie zuerst im Spam-Ordner nach. Ist sie nach einer Stunde nirgends, haben Sie sich vielleicht in der Adresse vertippt. Rufen Sie uns an und nennen Sie Namen und Reise, dann finden wir die Buchung und berichtigen die Adresse. Buchen Sie nicht ein zweites Mal.",
      ),
      p("Kommt dieselbe Bestätigung zweimal, ist trotzdem nur einmal gebucht. Die Nummer verrät es."),
      h2("Newsletter"),
      ul(
        "Nach der Anmeldung schicken wir eine E-Mail mit einem Link. Erst wenn Sie ihn öffnen und zustimmen, stehen Sie auf der Liste.",
        "In jeder Ausgabe steht ein Link zum Abmelden. Ein Klick reicht, ein Konto brauchen Sie dafür nicht.",
        "Bekommen Sie eine Anmeldung, die Sie nicht wollten, löschen Sie die Nachricht einfach. Ohne Bestätigung geschieht nichts.",
      ),
      h2("Echt oder gefälscht?"),
      p(
        "Wir fragen nie nach Passwörtern oder Kartennummern und bitten nie um eine Überweisung an uns. Kommt Ihnen etwas seltsam vor, fragen Sie telefonisch nach.",
      ),
    ],
    rank: 5,
  },
  {
    title: "Anreise planen",
    slug: "anreise-planen",
    teaser: "Treffpunkt, Fahrkarten, frühere Ankunft und was bei Verspätung zu tun ist.",
    icon: "ph:train-regional",
    body: [
      p(
        "Zu jeder Reise beschreiben wir den Weg mit öffentlichen Verkehrsmitteln, mit Umsteigeorten und ohne Abfahrtszeiten, denn die ändern sich. Den genauen Treffpunkt nennt Ihnen der Veranstalter rechtzeitig vor Beginn.",
      ),
      h2("Wann Fahrkarten kaufen?"),
      p(
        "Steht bei Ihrem Termin „findet sicher statt“, gleich. Sonst warten Sie, bis die Mindestzahl an Reisenden erreicht ist, oder wählen eine Fahrkarte, die sich zurückgeben lässt. Fragen Sie uns nach dem Stand.",
      ),
      h2("Früher kommen, länger bleiben"),
      p(
        "Zusätzliche Nächte am Anfangs- und am Zielort vermitteln die meisten Veranstalter, wenn das Haus Platz hat. Schreiben Sie den Wunsch beim Buchen in die Nachricht. Er wird erst verbindlich, wenn der Veranstalter zusagt und den Preis nennt.",
      ),
      h2("Am Reisetag"),
      ul(
        "Nummer der Reiseleitung ins Telefon speichern und auf Papier schreiben",
        "bei Verspätung anrufen, sobald sie absehbar ist",
        "Fahrkarte und Bestätigung der Verspätung für die Erstattung aufheben",
      ),
    ],
    rank: 6,
  },
  {
    title: "Unterwegs: Notfall und Beschwerden",
    slug: "unterwegs-notfall-und-beschwerden",
    teaser: "Wen Sie anrufen, wenn etwas passiert, und wie Sie melden, dass etwas nicht stimmt.",
    icon: "ph:users",
    body: [
      h2("Im Notfall"),
      ol(
        "In ganz Europa gilt die 112, auch ohne Guthaben und in fremden Netzen.",
        "Sagen Sie, wo Sie sind, was passiert ist, wie viele verletzt sind und wie das Wetter ist.",
        "Rufen Sie danach die Reiseleitung an. Sie kennt die Gruppe, das Gelände und die Versicherungen.",
      ),
      p("Die Notfallnummer Ihres Veranstalters steht in der Buchungsbestätigung. Tragen Sie sie bei sich."),
      h2("Wenn Leistungen fehlen"),
      p(
        "Ist ein Zimmer anders als beschrieben oder fällt ein Programmpunkt aus, sagen Sie es sofort der Reiseleitung und, wenn das nicht hilft, dem Veranstalter. Er muss Gelegenheit haben, den Mangel zu beheben; wer erst zu Hause schreibt, verliert leicht seinen Anspruch auf Minderung. Machen Sie Fotos und notieren Sie, mit wem Sie gesprochen haben.",
      ),
      h2("Und wir?"),
      p(
        "Ihre Meldung dürfen Sie auch an uns richten, wir geben sie ohne Verzug weiter. In der Sache entscheidet der Veranstalter. Bleibt etwas liegen, haken wir nach: ",
        link("mailto:hallo@gratweg.example", "hallo@gratweg.example"),
        ".",
      ),
    ],
    rank: 7,
  },
  {
    title: "Mitgliedschaft Gratweg Plus",
    slug: "mitgliedschaft",
    teaser: "Was Mitglieder bekommen, was es kostet und wie Sie kündigen.",
    icon: "ph:user-circle",
    body: [
      p(
        "Gratweg Plus ist freiwillig. Suchen, lesen und buchen können Sie auch ohne Mitgliedschaft und sogar ohne Konto.",
      ),
      h2("Was dazugehört"),
      ul(
        "Orte der Reisen als Wegpunkte (GPX-Datei), gerade verbunden: zum Planen, nicht zum Navigieren",
        "Packliste zum Abhaken und Ausdrucken",
        "Mitgliederpreise und Angebote einzelner Veranstalter",
      ),
      h2("Kosten und Laufzeit"),
      p(
        "Die Mitgliedschaft kostet 39 € im Jahr oder 4,90 € im Monat. Anders als eine Reise wird sie im Internet bezahlt. Für ein Jahr geschlossen, endet sie auf Wunsch zum Ende des ersten Jahres, danach jederzeit mit einem Monat Frist; monatlich bezahlt zum Ende jedes bezahlten Monats.",
      ),
      h2("Kündigen"),
      p(
        "Es genügt eine formlose E-Mail an die Adresse im ",
        link("/de/impressum", "Impressum"),
        "; wir bestätigen die Kündigung noch am selben Werktag. Gebuchte Reisen bleiben davon unberührt: Sie sind eigene Verträge mit dem jeweiligen Veranstalter.",
      ),
    ],
    rank: 8,
  },
];
