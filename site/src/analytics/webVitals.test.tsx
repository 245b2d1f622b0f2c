import { network } from "./testing/network";
import { pass, visit } from "./testing/visit";
import type { Metric } from "web-vitals";

/** What the browser would have measured. */
const measure: ((metric: Metric) => void)[] = [];
jest.mock("web-vitals", () => {
  const take = (report: (metric: Metric) => void) => measure.push(report);
  return { onLCP: take, onFCP: () => undefined, onCLS: take, onINP: () => undefined };
});

const metric = (name: Metric["name"], value: number) =>
  ({ name, value, rating: "good", navigationType: "navigate", entries: [{}] }) as unknown as Metric;

async function hide() {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
}

const told = () => network.events().filter(({ event }) => event === "$web_vitals");

beforeEach(() => (measure.length = 0));

it("are told once, with their last values, when the page goes out of sight; names and secrets are not", async () => {
  window.history.replaceState(null, "", "/de/reise/1/a/buchen/2/bestaetigung/Sieglinde?token=geheim");
  visit();
  const [lcp, cls] = measure;
  lcp?.(metric("LCP", 900));
  lcp?.(metric("LCP", 1_200));
  cls?.(metric("CLS", 0.02));
  window.history.replaceState(null, "", "/de/magazin");
  await pass(60_000);
  expect(told()).toEqual([]);
  await hide();
  await hide();
  expect(told().map(({ properties }) => properties)).toEqual([
    expect.objectContaining({
      $pathname: "/de/reise/1/a/buchen/2/bestaetigung/:fullName",
      $current_url: "http://localhost/de/reise/1/a/buchen/2/bestaetigung/:fullName?token=:token",
      $web_vitals_LCP_value: 1_200,
      $web_vitals_CLS_value: 0.02,
      $web_vitals_LCP_event: { name: "LCP", value: 1_200, rating: "good", navigationType: "navigate" },
    }),
  ]);
  expect(JSON.stringify(network.events())).not.toMatch(/sieglinde|geheim/i);
});

it("are not told after a withdrawal", async () => {
  const visitor = visit();
  measure[0]?.(metric("LCP", 900));
  visitor.stop();
  await hide();
  expect(told()).toEqual([]);
});
