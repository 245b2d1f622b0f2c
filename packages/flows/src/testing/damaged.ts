/** The copies of a value in each of which one part, at any depth, is of another kind; with the part's path. A part that is null has none. */
export function damaged(value: unknown, path: string[] = []): [path: string, copy: unknown][] {
  if (value === null) return [];
  const whole: [string, unknown] = [path.join("."), ofAnotherKind(value)];
  if (typeof value !== "object") return [whole];
  const parts = Object.entries(value).flatMap(([name, part]) =>
    damaged(part, [...path, name]).map(([where, other]): [string, unknown] => [
      where,
      Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === name ? other : item))
        : { ...value, [name]: other },
    ]),
  );
  return [whole, ...parts];
}

function ofAnotherKind(value: unknown): unknown {
  if (Array.isArray(value)) return {};
  if (typeof value === "string") return 7;
  if (typeof value === "number") return "7";
  return typeof value === "boolean" ? "true" : null;
}

/** The paths of those damages that a reader does not notice. */
export function unnoticed(value: unknown, isTaken: (copy: unknown) => boolean): string[] {
  return damaged(value).flatMap(([path, copy]) => (isTaken(copy) ? [path] : []));
}
