import { createGate } from "../limits/gate";
import { LIMITS } from "../limits/table";

/** Who asks the same in the same moment shares one question and its answer. */
export function shareQuestions<Answer>() {
  const running = new Map<string, Promise<Answer>>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = running.get(key);
    if (known) return known;
    const question = ask().finally(() => running.delete(key));
    running.set(key, question);
    return question;
  };
}

/**
 * The same about numbers of trips or departures, so many at once. Anybody makes numbers up: of those that no list of ours has yet few
 * are asked about, beside the others.
 */
export function shareQuestionsByNumber<Answer>() {
  const share = shareQuestions<Answer>();
  const gates = { known: createGate(LIMITS.datesAtOnce.most), madeUp: createGate(LIMITS.madeUpAtOnce.most) };
  return (
    key: string,
    { isKnown, clientAddress }: { isKnown: boolean; clientAddress: string },
    ask: () => Promise<Answer>,
  ): Promise<Answer> =>
    share(key, async () => {
      const leave = gates[isKnown ? "known" : "madeUp"].enter(clientAddress);
      if (!leave) throw new Error("too many questions at once");
      try {
        return await ask();
      } finally {
        leave();
      }
    });
}
