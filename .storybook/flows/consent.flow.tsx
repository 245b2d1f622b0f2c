import {
  Button,
  ConsentBanner,
  ConsentPanel,
  Stack,
  Text,
  type ConsentPurpose,
} from "@gratweg/design-system";
import {
  consentMachine,
  NO_PURPOSES,
  onlyPurposes,
  PURPOSES,
  toConsentRecord,
  type ConsentActor,
  type Purposes,
} from "@gratweg/flows";
import { useConsent } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";
import { useSnapshot } from "./kit/useSnapshot";

const purposes: readonly ConsentPurpose[] = [
  { kind: "analytics", provider: { name: "PostHog (eu.posthog.example)" } },
  {
    kind: "videoConsultation",
    provider: { name: "Terminwerk", href: "https://terminwerk.example/datenschutz" },
  },
  { kind: "reviews", provider: { name: "bewertungen.example" } },
];
const decidedAt = Date.UTC(2026, 10, 21, 18, 5);
const privacyHref = "/de/datenschutz";

function ConsentScreen({ actor }: { actor: ConsentActor }) {
  const panel = useConsent(actor, () => decidedAt);
  const isUndecided = useSnapshot(actor).context.record === null;
  // The banner's own buttons write to the store, which tells the machine.
  const decide = (allowed: Purposes) =>
    actor.send({ type: "record.change", record: toConsentRecord(allowed, decidedAt) });
  return (
    <>
      <Stack gap="2" align="start">
        <Text>Eine Seite, darunter ihre Fußzeile:</Text>
        <Button variant="quiet" onClick={panel.open}>
          Datenschutzeinstellungen
        </Button>
      </Stack>
      {isUndecided && (
        <ConsentBanner
          kinds={PURPOSES}
          privacyHref={privacyHref}
          onAllowAll={() => decide(onlyPurposes(PURPOSES))}
          onRejectAll={() => decide(NO_PURPOSES)}
          onChoose={panel.open}
        />
      )}
      <ConsentPanel
        open={panel.isOpen}
        onOpenChange={(isOpen) => (isOpen ? panel.open() : panel.close())}
        purposes={purposes}
        allowed={panel.draft}
        onAllowedChange={panel.change}
        onAllowAll={panel.allowAll}
        onRejectAll={panel.rejectAll}
        onSave={panel.save}
        privacyHref={privacyHref}
        decidedAt={panel.decidedAt}
        isFleeting={panel.isFleeting}
      />
    </>
  );
}

export const consentFlow = defineFlow({
  name: "consent",
  purpose: "Asks once what may be loaded, keeps the answer and lets it be changed at any time.",
  machine: consentMachine,
  inputs: {
    "nothing decided": { offered: PURPOSES, record: null },
    "a decision of before": {
      offered: PURPOSES,
      record: toConsentRecord(onlyPurposes(["videoConsultation"]), decidedAt),
    },
  },
  events: [
    { type: "panel.open" },
    { type: "panel.close" },
    { type: "purpose.change", purpose: "reviews", isAllowed: true },
    { type: "choice.save", at: decidedAt },
    { type: "choice.allowAll", at: decidedAt },
    { type: "choice.rejectAll", at: decidedAt },
    { type: "record.change", record: toConsentRecord(NO_PURPOSES, decidedAt) },
    { type: "record.change", record: null },
    { type: "storage.refuse" },
  ],
  tellsApart: ({ record }) => record !== null,
  Screen: ConsentScreen,
});
