import { isDeepStrictEqual } from "node:util";

export type Path = string;
export type OwnedValues = Record<Path, unknown>;
type Json = Record<string, unknown>;

/** Paths use `/` because content-type uids hold dots. */
export function valueAt(tree: unknown, path: Path): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (node, key) => (node !== null && typeof node === "object" ? (node as Json)[key] : undefined),
      tree,
    );
}

function assignAt(tree: Json, path: Path, value: unknown): void {
  const keys = path.split("/");
  const last = keys.pop() as string;
  let node = tree;
  for (const key of keys) {
    const next = node[key];
    if (next === null || typeof next !== "object") node[key] = {};
    node = node[key] as Json;
  }
  node[last] = value;
}

export interface Merge<Tree> {
  next: Tree;
  remembered: OwnedValues;
  changed: boolean;
}

/**
 * Writes each wanted value where nobody else has written: where the tree still holds what we wrote last, or, for a value never
 * written by us, where `untouched` says that it is still the system's default. Everything else belongs to the editor.
 */
export function mergeOwned<Tree>(
  current: Tree,
  wanted: OwnedValues,
  remembered: OwnedValues,
  untouched: (path: Path, value: unknown) => boolean,
): Merge<Tree> {
  const next = structuredClone(current);
  const memory: OwnedValues = { ...remembered };
  let changed = false;
  for (const [path, value] of Object.entries(wanted)) {
    const present = valueAt(current, path);
    const ours = path in remembered ? isDeepStrictEqual(present, remembered[path]) : untouched(path, present);
    if (!ours) continue;
    if (!isDeepStrictEqual(present, value)) {
      assignAt(next as Json, path, value);
      changed = true;
    }
    memory[path] = value;
  }
  return { next, remembered: memory, changed };
}
