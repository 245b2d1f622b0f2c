interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const MOST_ITEMS = 32;

/**
 * Asks for all who wait at the same moment together, one group after the other: they share the journey to the database and back.
 * Asks alone for who got no answer, and for all where one of them made `run` fail.
 */
export class Batches<Item, Answer> {
  readonly #run: (items: readonly Item[]) => Promise<readonly (Answer | undefined)[]>;
  readonly #isOfOne: (error: unknown) => boolean;
  readonly #waiting: Waiting<Item, Answer>[] = [];
  #isRunning = false;

  /** `run` answers in the order of its items; `isOfOne` tells an error that one of several may have caused. */
  constructor(
    run: (items: readonly Item[]) => Promise<readonly (Answer | undefined)[]>,
    isOfOne: (error: unknown) => boolean,
  ) {
    this.#run = run;
    this.#isOfOne = isOfOne;
  }

  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // After the requests that have already arrived, so that they come along.
      setImmediate(() => void this.#runAll());
    });
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0)
      for (const one of await this.#runTogether(this.#waiting.splice(0, MOST_ITEMS)))
        await this.#runTogether([one]);
    this.#isRunning = false;
  }

  async #runTogether(group: readonly Waiting<Item, Answer>[]): Promise<Waiting<Item, Answer>[]> {
    try {
      const answers = await this.#run(group.map(({ item }) => item));
      return group.filter(({ resolve }, at) => {
        const answer = answers[at];
        if (answer !== undefined) resolve(answer);
        return answer === undefined;
      });
    } catch (error) {
      if (group.length > 1 && this.#isOfOne(error)) return [...group];
      for (const { reject } of group) reject(error);
      return [];
    }
  }
}
