/** Start and end (exclusive) in UTF-16 units, as JavaScript counts. */
export type TextRange = readonly [start: number, end: number];

export interface TextPart {
  start: number;
  text: string;
  marked: boolean;
}

/** Cuts a text at the ranges' edges; overlapping, unsorted and too long ranges are put right. */
export function markedParts(text: string, ranges: readonly TextRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  const add = (end: number, marked: boolean) => {
    if (end > position) parts.push({ start: position, text: text.slice(position, end), marked });
    position = Math.max(position, end);
  };
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (!(end > start) || start >= text.length) continue;
    add(Math.max(start, 0), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
