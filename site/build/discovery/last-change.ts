/** When something was last saved, as the content system tells it. */
export interface Dated {
  updatedAt?: string | null;
}

/** The newest of several times of change; null when none is known. */
export function lastChange(...entries: readonly (Dated | null | undefined)[]): string | null {
  let newest: string | null = null;
  for (const entry of entries) {
    const at = entry?.updatedAt ?? null;
    if (at !== null && (newest === null || Date.parse(at) > Date.parse(newest))) newest = at;
  }
  return newest;
}
