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
