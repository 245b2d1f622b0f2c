import { setImmediate as nextTurn } from "node:timers/promises";

/** Long enough to get on, short enough that no request notices. */
const SLICE_MS = 8;

/** Called between two pieces of work: waits for the event loop's next turn when this slice has used up its time. */
export type Breathe = () => Promise<void>;

export function createSlices(sliceMs = SLICE_MS): Breathe {
  let begun = performance.now();
  let turn: Promise<void> | undefined;
  return async () => {
    // Those who work side by side share the slice: who comes when it is used up again waits for one more turn.
    while (performance.now() - begun >= sliceMs) {
      turn ??= nextTurn().then(() => {
        begun = performance.now();
        turn = undefined;
      });
      await turn;
    }
  };
}

/** In slices of the caller's, so that a large collection does not hold everybody else up. */
export async function forEachSliced<Item>(
  items: Iterable<Item>,
  breathe: Breathe,
  act: (item: Item) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    act(item);
    count += 1;
    if (count % 256 === 0) await breathe();
  }
}
