import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 20;

/** Asks until the answer satisfies; fails with the last answer. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  satisfies: (answer: Answer) => boolean,
  limitMs = 30_000,
): Promise<Answer> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (Date.now() > limit) throw new Error(`Waited in vain; the last answer was ${JSON.stringify(answer)}`);
    await pause(POLL_MS);
  }
}
