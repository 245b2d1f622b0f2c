import { Notice, Stack } from "@gratweg/design-system";
import { buildCheckMachine, type BuildCheckActor } from "@gratweg/flows";
import { useBuildCheck } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";
import { useSnapshot } from "./kit/useSnapshot";
import { Rows } from "./page/Rows";

/** The product says nothing of a newer build; only where a reload was refused it may tell the visitor to reload. */
function BuildCheckScreen({ actor }: { actor: BuildCheckActor }) {
  const { isOutdated, isReloadRefused } = useBuildCheck(actor);
  const { value, context } = useSnapshot(actor);
  return (
    <Stack gap="3">
      {isReloadRefused && (
        <Notice variant="warning" title="Diese Seite ist nicht vollständig geladen" live="polite">
          Bitte laden Sie sie noch einmal.
        </Notice>
      )}
      {value.reloading === "leaving" && <Notice variant="info">Die Seite wird neu geladen …</Notice>}
      <Rows
        items={{
          "Fassung dieser Seite": context.buildId,
          "Neueste Fassung":
            context.latestId ?? (value.polling === "asking" ? "wird gefragt …" : "noch nicht gefragt"),
          "Nächster Seitenwechsel": isOutdated ? "lädt neu" : "bleibt in der Seite",
        }}
      />
    </Stack>
  );
}

const href = "/de/magazin";
const builtAt = "2026-11-21T18:00:00.000Z";

export const buildCheckFlow = defineFlow({
  name: "build-check",
  purpose:
    "Learns of a newer build and reloads at the next navigation, never twice in ten seconds on the same path.",
  machine: buildCheckMachine,
  inputs: { "a fresh page": { buildId: "2026-11-21-a" } },
  events: [
    { type: "tab.show" },
    { type: "navigation.start", href, at: 0 },
    { type: "chunk.fail", href, at: 0 },
    { type: "reload.requested", href, reason: "resources", at: 0 },
  ],
  answers: {
    fetchLatestBuild: {
      "the same build": { output: { id: "2026-11-21-a", builtAt } },
      "a newer build": { output: { id: "2026-11-21-b", builtAt } },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ latestId, refusedPath, reloadGuard }) => [latestId, refusedPath, Object.keys(reloadGuard)],
  Screen: BuildCheckScreen,
});
