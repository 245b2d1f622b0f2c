import { placeOf } from "./domain/surface/failures";

/**
 * Keeps a process running when a promise that nobody waits for fails: such a failure belongs to one question, ending would refuse
 * everybody's. Tells the place without the message, which may quote what was asked. To be called after the start, whose failure ends it.
 */
export function surviveUnhandledRejections(tell: (place: string) => void): void {
  process.on("unhandledRejection", (reason) => tell(placeOf(reason)));
}
