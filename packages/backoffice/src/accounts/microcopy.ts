/** What people read of their papers; German like everything that they read. */
export const accountMicrocopy = {
  documents: (kind: "confirmation" | "form-sheet" | "calendar", isCancelled: boolean) =>
    ({
      confirmation: isCancelled ? "Stornierungsbestätigung" : "Buchungsbestätigung",
      "form-sheet": "Formblatt zur Pauschalreise",
      calendar: isCancelled ? "Kalendereintrag (storniert)" : "Kalendereintrag",
    })[kind],
  fileName: (kind: "confirmation" | "form-sheet", number: number) =>
    ({ confirmation: `buchung-${number}.html`, "form-sheet": `formblatt-${number}.html` })[kind],
  /** What mails say about themselves, and what a page says instead. */
  insteadOfMail: [
    ["Diese E-Mail ist Ihre", "Dies ist Ihre"],
    ["Antworten Sie einfach auf diese E-Mail (", "Schreiben Sie uns einfach ("],
  ],
  formSheet: {
    eyebrow: (number: number) => `Zur Buchung ${number}`,
    preview: (version: string) => `Formblatt, Fassung ${version}`,
    footer: "So wurde Ihnen das Formblatt vor Ihrer Buchung gezeigt.",
  },
} as const;
