/** German texts of the editorial components; props of the same meaning replace them. */
export const editorialMicrocopy = {
  byline: { by: "Von" },
  ranked: { place: "Platz" },
  contact: { title: "Noch Fragen?", text: "Rufen Sie uns an oder schreiben Sie uns, wir helfen gern." },
} as const;
