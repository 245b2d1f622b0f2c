import { builds } from "./microcopy";

it.each([
  ["queued", undefined, "wartet auf den Bau"],
  ["building", undefined, "wird gebaut"],
  ["live", undefined, "live seit 28.11.2026, 07:45 Uhr"],
  ["failed", "Kein Platz.", "nicht gebaut (28.11.2026, 07:45 Uhr), der Stand davor bleibt. Kein Platz."],
])("a site that is %s says so to editors", (state, reason, text) => {
  expect(builds.state(state, "28.11.2026, 07:45 Uhr", reason)).toBe(text);
});
