interface Waiting<Value> {
  resolve: (value: Value | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Many cells of a table ask for one thing each in the same moment; they are answered by one request. What the answer does not name
 * is `null`.
 */
export function batch<Value>(
  fetchMany: (keys: number[]) => Promise<readonly Value[]>,
  keyOf: (value: Value) => number,
  limit = 100,
): (key: number) => Promise<Value | null> {
  let waiting = new Map<number, Waiting<Value>[]>();

  const send = async (keys: number[], asked: ReadonlyMap<number, Waiting<Value>[]>): Promise<void> => {
    try {
      const found = new Map((await fetchMany(keys)).map((value) => [keyOf(value), value]));
      for (const key of keys) for (const { resolve } of asked.get(key) ?? []) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const key of keys) for (const { reject } of asked.get(key) ?? []) reject(error);
    }
  };

  const flush = (): void => {
    const asked = waiting;
    waiting = new Map();
    const keys = [...asked.keys()];
    for (let start = 0; start < keys.length; start += limit)
      void send(keys.slice(start, start + limit), asked);
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(flush, 0);
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
    });
}
