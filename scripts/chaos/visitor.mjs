const ATTEMPT_MS = 15_000;
const DECIDED = new Set([201, 409, 422]);

/**
 * Books as a patient browser does: the same key again until the server has decided.
 *
 * @param {{ origin: string, visit: { key: string, address: string }, body: string, random: import("../lib/random.mjs").Random, until: number }} options
 *   `until`: when even the most patient gives up, in epoch milliseconds
 * @returns {Promise<{ answer?: import("./judge.mjs").Answer, attempts: number }>}
 */
export async function book({ origin, visit, body, random, until }) {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await send(origin, visit, body).catch(() => undefined);
    if (answer && (DECIDED.has(answer.status) || (answer.status < 500 && answer.status !== 429)))
      return { answer, attempts };
    if (Date.now() > until) return { attempts };
    await new Promise((resolve) => setTimeout(resolve, 50 + random.next() * Math.min(1000, 100 * attempts)));
  }
}

async function send(origin, { key, address }, body) {
  const response = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-forwarded-for": address,
    },
    body,
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  const text = await response.text();
  const { type, number } = JSON.parse(text);
  return { status: response.status, type, number, text };
}
