export const notUnderstood = (typed: string) =>
  `Die Angabe „${typed}“ verstehen wir nicht und suchen ohne sie.`;
export const notEuros = (typed: string) =>
  `Unsere Preise sind in Euro. Nach „${typed}“ suchen wir deshalb nicht.`;

/** Names of the grades, as visitors read them in the difficulty facet. */
export const difficultyLabels: Readonly<Record<number, string>> = {
  1: "Leicht",
  2: "Mäßig",
  3: "Mittel",
  4: "Anspruchsvoll",
  5: "Sehr anspruchsvoll",
};
