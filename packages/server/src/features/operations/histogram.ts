/** Upper bounds in seconds; static pages sit in the first ones. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface Histogram {
  observe(seconds: number): void;
  /** In Prometheus's text format; `labels` as `name="value"`, or empty. */
  lines(name: string, labels: string): Generator<string>;
}

export function createHistogram(): Histogram {
  const counts = new Float64Array(BUCKETS.length);
  let sum = 0;
  let total = 0;
  return {
    observe(seconds) {
      sum += seconds;
      total += 1;
      for (let at = BUCKETS.length - 1; at >= 0 && seconds <= (BUCKETS[at] ?? 0); at -= 1)
        counts[at] = (counts[at] ?? 0) + 1;
    },
    *lines(name, labels) {
      const before = labels === "" ? "" : `${labels},`;
      const braces = labels === "" ? "" : `{${labels}}`;
      for (const [at, bound] of BUCKETS.entries())
        yield `${name}_bucket{${before}le="${bound}"} ${counts[at] ?? 0}`;
      yield `${name}_bucket{${before}le="+Inf"} ${total}`;
      yield `${name}_sum${braces} ${sum}`;
      yield `${name}_count${braces} ${total}`;
    },
  };
}
