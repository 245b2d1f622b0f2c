import type { ClaimedMail, Settlement } from "./store";
import type { WorkerParts } from "./worker";

const FIRST_PAUSE_MS = 200;

/**
 * A mail that was sent and is not settled would be sent again. While the lease lasts, a database that is away is asked again; after
 * that the row goes back to everybody by itself, under the same Message-ID.
 */
export async function settleSurely(
  { store, clock, log }: Pick<WorkerParts, "store" | "clock" | "log">,
  mail: ClaimedMail,
  settlement: Settlement,
  limitMs: number,
): Promise<void> {
  const about = { mail: mail.id, booking: mail.bookingNumber, kind: mail.kind, attempt: mail.attempt };
  const never = new AbortController().signal;
  const limit = clock.now().getTime() + limitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      const held = await store.settle(mail, settlement, clock.now());
      if (!held) log("warn", { event: "lease.lost", ...about });
      return;
    } catch {
      if (clock.now().getTime() + pause > limit) {
        log("error", { event: "settle.failed", ...about });
        return;
      }
      await clock.sleep(pause, never);
    }
  }
}
