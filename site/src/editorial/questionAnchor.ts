/** Anchor of a section's question, counted from 0. */
export function questionAnchor(section: string, index: number): string {
  return `${section}-${index + 1}`;
}
