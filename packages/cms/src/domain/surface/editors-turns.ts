import { AsyncResource } from "node:async_hooks";
import { letOthersGo } from "./let-others-go";
import { createTurns, type TurnBounds, type Turns } from "./turns";

/**
 * Lets one editor's request run at a time: a list of tours takes half a second of the event loop, for which visitors and bookings wait.
 * An editor's screen sends a dozen at once.
 */
export const EDITORS_TURNS: TurnBounds = { atOnce: 1, turnMs: 2_000, perNetwork: 60, most: 400 };

/** Too many of this editor's questions wait already, or of all editors'. */
export class EditorsBusy extends Error {
  override readonly name = "EditorsBusy";
}

/** Bounds how long editors' requests run before others get a moment; a screen's small ones follow each other without. */
const MOMENT_AFTER_MS = 50;

/** The turns, and how long they have worked since others had a moment. */
export interface EditorsQueue {
  turns: Turns;
  workedMs: number;
  now: () => number;
  letOthersGo: () => Promise<void>;
}

export function createEditorsQueue(
  bounds: TurnBounds = EDITORS_TURNS,
  ports: Pick<EditorsQueue, "now" | "letOthersGo"> = { now: () => performance.now(), letOthersGo },
): EditorsQueue {
  return { turns: createTurns(bounds), workedMs: 0, ...ports };
}

/** One for the middleware and whatever goes on behind an answer that has begun. */
const editorsQueue = createEditorsQueue();

/**
 * Does the work when it is this editor's turn: editors come on one after the other, each with one work. Fails with what the work fails
 * with, and with `EditorsBusy` where it is not begun.
 */
export async function inEditorsTurn<Result>(
  editor: string,
  isGone: () => boolean,
  work: () => Promise<Result>,
  queue: EditorsQueue = editorsQueue,
): Promise<Result> {
  let outcome: (() => Result) | undefined;
  const done = async (): Promise<void> => {
    if (queue.workedMs >= MOMENT_AFTER_MS) {
      await queue.letOthersGo();
      queue.workedMs = 0;
    }
    const begun = queue.now();
    await work().then(
      (result) => void (outcome = () => result),
      (error: unknown) => {
        outcome = () => {
          throw error;
        };
      },
    );
    queue.workedMs += queue.now() - begun;
  };
  // The end of one turn begins the next one: binding keeps that request's own async context.
  await queue.turns.take(editor, isGone, AsyncResource.bind(done));
  if (outcome === undefined) throw new EditorsBusy();
  return outcome();
}
