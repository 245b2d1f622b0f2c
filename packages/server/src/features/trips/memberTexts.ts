/** What the server says to members and to those who are none; part of `microcopy`. */
export const memberTexts = {
  accessUnavailable:
    "Ihre Mitgliedschaft lässt sich gerade nicht prüfen. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  offersUnavailable:
    "Die Angebote sind gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  tripUnavailable:
    "Diese Reise ist gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  trackForMembers:
    "Die Wegpunkte zum Herunterladen gibt es, wenn Sie die Reise gebucht haben, oder mit einer Mitgliedschaft. Welche es gibt und was sie kosten, steht im Portal unter „Mitgliedschaft“.",
  noTrack: "Für diese Reise gibt es keine Wegpunkte.",
  gpx: {
    page: "Zur Reise",
    note: "Die Linie verbindet die Orte der Tour mit geraden Strecken und folgt keinem Weg. Sie taugt nicht zum Navigieren und ersetzt weder Karte noch Wegweiser.",
    day: (day: number, title: string) => (title === "" ? `Tag ${day}` : `Tag ${day}: ${title}`),
    kinds: {
      start: "Start",
      end: "Ziel",
      overnight: "Übernachtung",
      summit: "Gipfel",
      pass: "Pass",
      hut: "Hütte",
      place: "Ort",
    },
  },
} as const;
