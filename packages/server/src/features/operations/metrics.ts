import { createHistogram, type Histogram } from "./histogram";

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** Read each time the metrics are asked for. */
  gauge(name: string, help: string, read: () => number | undefined): void;
  /** Counts by the values of one label, which must be few. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** Of seconds. */
  histogram(name: string, help: string): (seconds: number) => void;
  text(): string;
}

interface Route {
  statuses: Map<number, number>;
  durations: Histogram;
}

/** Prometheus's text format, by hand: the few numbers that operators of this service need. */
export function createMetrics(): Metrics {
  const routes = new Map<string, Route>();
  const more: (() => Iterable<string>)[] = [];
  return {
    observe(route, status, seconds) {
      let entry = routes.get(route);
      if (!entry) {
        entry = { statuses: new Map(), durations: createHistogram() };
        routes.set(route, entry);
      }
      entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
      entry.durations.observe(seconds);
    },
    gauge: (name, help, read) => void more.push(() => gaugeLines(name, help, read())),
    counter(name, help, label) {
      const counts = new Map<string, number>();
      more.push(() => counterLines(name, help, label, counts));
      return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    histogram(name, help) {
      const histogram = createHistogram();
      more.push(() => [...heading(name, help, "histogram"), ...histogram.lines(name, "")]);
      return (seconds) => histogram.observe(seconds);
    },
    text: () => [...routeLines(routes), ...more.flatMap((lines) => [...lines()]), ""].join("\n"),
  };
}

function heading(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function* routeLines(routes: ReadonlyMap<string, Route>): Generator<string> {
  yield* heading("gratweg_http_requests_total", "Requests by route and status.", "counter");
  for (const [route, { statuses }] of routes)
    for (const [status, count] of statuses)
      yield `gratweg_http_requests_total{route="${route}",status="${status}"} ${count}`;
  const name = "gratweg_http_request_duration_seconds";
  yield* heading(name, "Time until the answer was sent.", "histogram");
  for (const [route, { durations }] of routes) yield* durations.lines(name, `route="${route}"`);
}

function gaugeLines(name: string, help: string, value: number | undefined): string[] {
  return value === undefined ? [] : [...heading(name, help, "gauge"), `${name} ${value}`];
}

function counterLines(
  name: string,
  help: string,
  label: string,
  counts: ReadonlyMap<string, number>,
): string[] {
  const lines = [...counts].map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
  return lines.length === 0 ? [] : [...heading(name, help, "counter"), ...lines];
}
