/** Work that may be interrupted between any two of its steps, none of which takes long. */
export type Steps<Result> = Generator<void, Result, void>;

/** Words that make one step. */
const WORDS_OF_A_STEP = 64;

/** Whether a step ends behind the word at this place. */
export const endsStep = (place: number): boolean => place % WORDS_OF_A_STEP === WORDS_OF_A_STEP - 1;

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** @param breathe called between two steps; lets others work when it is time. */
export async function runInSteps<Result>(
  steps: Steps<Result>,
  breathe: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}
