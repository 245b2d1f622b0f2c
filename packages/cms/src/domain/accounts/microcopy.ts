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
  formSheet: {
    eyebrow: (number: number) => `Zur Buchung ${number}`,
    preview: (version: string) => `Formblatt, Fassung ${version}`,
    footer: "So wurde Ihnen das Formblatt vor Ihrer Buchung gezeigt.",
  },
} as const;
