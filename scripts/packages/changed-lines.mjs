/** Lines that only one of two texts has, `-` for the first and `+` for the second, at most `most` of them; a sentence where only their order differs. */
export function changedLines(before, after, most = 60) {
  const gone = surplus(before.split("\n"), after.split("\n")).map((line) => `- ${line}`);
  const come = surplus(after.split("\n"), before.split("\n")).map((line) => `+ ${line}`);
  const lines = [...gone, ...come];
  if (lines.length === 0 && before !== after) return "The same lines, in another order.";
  const left = lines.length - most;
  return [...lines.slice(0, most), ...(left > 0 ? [`… and ${left} more`] : [])].join("\n");
}

/** The lines of the first list that the second does not have as often. */
function surplus(lines, others) {
  const left = new Map();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
