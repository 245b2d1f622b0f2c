/** German texts of the list below a search field; a file of its own, because the list is loaded later than the field. */
export const suggestionMicrocopy = {
  label: "Vorschläge",
  count: (count: number) =>
    count === 0 ? "Keine Vorschläge" : count === 1 ? "1 Vorschlag" : `${count} Vorschläge`,
} as const;
