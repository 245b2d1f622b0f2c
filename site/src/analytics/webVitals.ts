import { onCLS, onFCP, onINP, onLCP, type Metric } from "web-vitals";

/**
 * Tells how the page loaded and answered, each time it goes out of sight: only then are the values final. The service's own extension does
 * the same, but brings twelve further kilobytes of what is switched off here.
 */
export function watchWebVitals(tell: (properties: Record<string, unknown>) => void): void {
  const measured = new Map<string, Metric>();
  const keep = (metric: Metric) => void measured.set(metric.name, metric);
  for (const watch of [onLCP, onFCP, onCLS, onINP]) watch(keep);
  // After the library's own listeners for the same event, which settle the values; `pagehide` comes before that.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || measured.size === 0) return;
    tell(propertiesOf([...measured.values()]));
    measured.clear();
  });
}

/** As the service's own extension names them. */
function propertiesOf(metrics: readonly Metric[]): Record<string, unknown> {
  return Object.fromEntries(
    metrics.flatMap<[string, unknown]>(({ name, value, rating, navigationType }) => [
      [`$web_vitals_${name}_value`, value],
      [`$web_vitals_${name}_event`, { name, value, rating, navigationType }],
    ]),
  );
}
