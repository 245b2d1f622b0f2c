import { AsyncResource } from "node:async_hooks";
import { letOthersGo } from "./let-others-go";
import { createTurns, type TurnBounds, type Turns } from "./turns";

/**
 * What editors ask is done one after the other, whoever asks: a list of tours takes half a second of the event loop, for which visitors
 * and bookings wait. An editor's screen asks a dozen at once.
 */
export const EDITORS_TURNS: TurnBounds = { atOnce: 1, turnMs: 2_000, perNetwork: 60, most: 400 };

/** Too many of this editor's questions wait already, or of all editors'. */
export class EditorsBusy extends Error {
  override readonly name = "EditorsBusy";
}

/** One for the middleware and whatever goes on behind an answer that has begun. */
const editorsTurns: Turns = createTurns(EDITORS_TURNS);

/**
 * Does the work when it is this editor's turn: editors come on one after the other, each with one work. Fails with what the work fails
 * with, and with `EditorsBusy` where it is not begun.
 */
export async function inEditorsTurn<Result>(
  editor: string,
  isGone: () => boolean,
  work: () => Promise<Result>,
  turns: Turns = editorsTurns,
): Promise<Result> {
  let outcome: (() => Result) | undefined;
  const done = async (): Promise<void> => {
    await letOthersGo();
    await work().then(
      (result) => void (outcome = () => result),
      (error: unknown) => {
        outcome = () => {
          throw error;
        };
      },
    );
  };
  // Whoever ends a turn begins the next one, and the next one's request is not theirs.
  await turns.take(editor, isGone, AsyncResource.bind(done));
  if (outcome === undefined) throw new EditorsBusy();
  return outcome();
}
