import { LIMITS } from "../limits/table";

/** Who asks the same in the same moment shares one question and its answer; at most `most` different ones run at once. */
export function shareQuestions<Answer>(most = Infinity) {
  const running = new Map<string, Promise<Answer>>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = running.get(key);
    if (known) return known;
    if (running.size >= most) return Promise.reject(new Error("too many questions at once"));
    const question = ask().finally(() => running.delete(key));
    running.set(key, question);
    return question;
  };
}

/** The same about numbers that anybody makes up: of those that no list of ours has yet few are asked about, and the others beside them. */
export function shareQuestionsByNumber<Answer>(most = Infinity) {
  const known = shareQuestions<Answer>(most);
  const madeUp = shareQuestions<Answer>(LIMITS.madeUpAtOnce.most);
  return (key: string, isKnown: boolean, ask: () => Promise<Answer>): Promise<Answer> =>
    (isKnown ? known : madeUp)(key, ask);
}
