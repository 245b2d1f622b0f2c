/** What stood in the way: this one mail, or the mail server for all of them. */
export type Hindrance = "mail" | "server";

const MOST_STEPS: Readonly<Record<Hindrance, number>> = {
  // Five seconds doubling to half an hour.
  mail: 360,
  // Asking a server that is away costs nothing, and every mail waits for its return: two minutes at most.
  server: 24,
};

/**
 * Milliseconds until the next attempt: the base doubles with each attempt up to a limit. The upper half of it is left to chance, so
 * that a thousand mails that failed together do not come back together.
 */
export function retryDelay(
  attempt: number,
  hindrance: Hindrance,
  baseMs: number,
  random: () => number,
): number {
  const steps = Math.min(2 ** Math.min(attempt - 1, 30), MOST_STEPS[hindrance]);
  return Math.round(baseMs * steps * (0.5 + random() / 2));
}
