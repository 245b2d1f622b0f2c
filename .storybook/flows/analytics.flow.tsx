import { Button, Cluster, Stack } from "@gratweg/design-system";
import { analyticsMachine, type AnalyticsActor, type AnalyticsClient } from "@gratweg/flows";
import { defineFlow } from "./kit/flow";
import { useSnapshot } from "./kit/useSnapshot";
import { Rows } from "./page/Rows";

const TEXTS = {
  off: "aus: Es wird nichts gezählt und nichts geladen",
  loading: "wird geladen; Seitenaufrufe warten",
  running: "zählt Seitenaufrufe",
  failed: "konnte nicht geladen werden; der nächste Seitenaufruf versucht es noch einmal",
} as const;

/** The flow has no component of its own: what visitors decide comes from the consent panel. */
function AnalyticsScreen({ actor }: { actor: AnalyticsActor }) {
  const { value, context } = useSnapshot(actor);
  return (
    <Stack gap="3">
      <Rows
        items={{
          Statistik: TEXTS[value],
          "Seitenaufrufe, die warten": String(context.waiting.length),
          "Fehler, die warten": String(context.failures.length),
          "Zuletzt gezählt": context.lastPath ?? "–",
        }}
      />
      <Cluster gap="2">
        <Button variant="secondary" onClick={() => actor.send({ type: "consent.grant" })}>
          Statistik erlauben
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: "consent.withdraw" })}>
          Nicht mehr erlauben
        </Button>
      </Cluster>
    </Stack>
  );
}

const silent: AnalyticsClient = { view: () => {}, fail: () => {}, stop: () => {} };

export const analyticsFlow = defineFlow({
  name: "analytics",
  purpose: "Counts page views from consent to withdrawal, and loads nothing before.",
  machine: analyticsMachine,
  inputs: { "nothing allowed": undefined },
  events: [
    { type: "consent.grant" },
    { type: "route.change", view: { path: "/de/magazin", at: 1 } },
    { type: "route.change", view: { path: "/de/reisesuche", at: 2 } },
    {
      type: "page.fail",
      failure: { error: new Error("Der Weg ist verschüttet."), path: "/de/magazin", at: 3 },
    },
    { type: "consent.withdraw" },
  ],
  answers: {
    loadClient: {
      "library arrives": { output: () => silent },
      "does not come": { error: new Error("Loading chunk 7 failed.") },
    },
  },
  tellsApart: ({ lastPath }) => lastPath,
  Screen: AnalyticsScreen,
});
