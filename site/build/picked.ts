/** All entries, those that are named first and in the order in which they are named. */
export function picked<Entry extends object, Name>(
  entries: readonly Entry[],
  names: readonly Name[],
  nameOf: (entry: Entry) => Name,
): Entry[] {
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const first = names.flatMap((name) => byName.get(name) ?? []);
  return [...first, ...entries.filter((entry) => !first.includes(entry))];
}
