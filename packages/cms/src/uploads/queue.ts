/**
 * Runs so many works at a time and lets so many wait; what comes beyond is refused by `refusal()`. A picture of 64 megapixels takes
 * 80 MB while it is drawn.
 */
export function createQueue({
  atOnce,
  waiting: most,
  refusal,
}: {
  atOnce: number;
  waiting: number;
  refusal: () => Error;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw refusal();
      // Whoever ends hands the place on, so that nobody who comes meanwhile takes it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
