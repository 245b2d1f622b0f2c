/** Upper bounds in seconds; static pages sit in the first ones. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** Read each time the metrics are asked for. */
  gauge(name: string, help: string, read: () => number | undefined): void;
  text(): string;
}

interface Series {
  statuses: Map<number, number>;
  counts: Float64Array;
  sum: number;
  total: number;
}

/** Prometheus's text format, by hand: the few numbers that operators of this service need. */
export function createMetrics(): Metrics {
  const series = new Map<string, Series>();
  const gauges: { name: string; help: string; read: () => number | undefined }[] = [];
  return {
    observe(route, status, seconds) {
      let entry = series.get(route);
      if (!entry) {
        entry = { statuses: new Map(), counts: new Float64Array(BUCKETS.length), sum: 0, total: 0 };
        series.set(route, entry);
      }
      entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
      entry.sum += seconds;
      entry.total += 1;
      for (let at = BUCKETS.length - 1; at >= 0 && seconds <= (BUCKETS[at] ?? 0); at -= 1)
        entry.counts[at] = (entry.counts[at] ?? 0) + 1;
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    text: () => [...requestLines(series), ...durationLines(series), ...gaugeLines(gauges), ""].join("\n"),
  };
}

function* requestLines(series: ReadonlyMap<string, Series>): Generator<string> {
  yield "# HELP gratweg_http_requests_total Requests by route and status.";
  yield "# TYPE gratweg_http_requests_total counter";
  for (const [route, { statuses }] of series)
    for (const [status, count] of statuses)
      yield `gratweg_http_requests_total{route="${route}",status="${status}"} ${count}`;
}

function* durationLines(series: ReadonlyMap<string, Series>): Generator<string> {
  const name = "gratweg_http_request_duration_seconds";
  yield `# HELP ${name} Time until the answer was sent.`;
  yield `# TYPE ${name} histogram`;
  for (const [route, { counts, sum, total }] of series) {
    for (const [at, bound] of BUCKETS.entries())
      yield `${name}_bucket{route="${route}",le="${bound}"} ${counts[at] ?? 0}`;
    yield `${name}_bucket{route="${route}",le="+Inf"} ${total}`;
    yield `${name}_sum{route="${route}"} ${sum}`;
    yield `${name}_count{route="${route}"} ${total}`;
  }
}

function* gaugeLines(
  gauges: readonly { name: string; help: string; read: () => number | undefined }[],
): Generator<string> {
  for (const { name, help, read } of gauges) {
    const value = read();
    if (value === undefined) continue;
    yield `# HELP ${name} ${help}`;
    yield `# TYPE ${name} gauge`;
    yield `${name} ${value}`;
  }
}
