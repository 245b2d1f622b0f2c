import { Notice, Skeleton, Stack, Text } from "@gratweg/design-system";
import { paymentAccessMachine, type PaymentAccessActor } from "@gratweg/flows";
import { usePaymentAccessActor } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";
import { Rows } from "./page/Rows";

const email = "annegret@postfach.example";
const at = Date.parse("2026-11-22T12:00:00Z");
const check = { type: "access.check", at, hasToken: true, cached: null } as const;
const kept = { email, hasAccess: true, timestamp: at };

/** The product opens members' parts and says nothing; here is said what it knows. */
function PaymentAccessScreen({ actor }: { actor: PaymentAccessActor }) {
  const { hasPaymentAccess, lastCheckedEmail, initialized, lastCheckedAt, isChecking } =
    usePaymentAccessActor(actor);
  return (
    <Stack gap="4">
      {isChecking && <Text role="status">Ihre Mitgliedschaft wird geprüft …</Text>}
      {!initialized && isChecking && <Skeleton />}
      {initialized && (
        <Notice variant={hasPaymentAccess ? "success" : "info"} live="none">
          {hasPaymentAccess
            ? "Angebote und Mitgliederpreise sind offen."
            : "Angebote und Mitgliederpreise gibt es mit einer Mitgliedschaft."}
        </Notice>
      )}
      <Rows
        items={{
          "E-Mail-Adresse": lastCheckedEmail ?? "noch keine geprüft",
          "Zuletzt geprüft": lastCheckedAt === null ? "nie" : new Date(lastCheckedAt).toISOString(),
        }}
      />
    </Stack>
  );
}

export const paymentAccessFlow = defineFlow({
  name: "payment-access",
  purpose:
    "Whether members' parts open in this browser; kept for half an hour, and what is protected the server gives to nobody else.",
  machine: paymentAccessMachine,
  inputs: { "nothing is known": { restored: null }, "an entry is kept": { restored: kept } },
  events: [
    { ...check, email },
    { ...check, email: "bertram@postfach.example" },
    { ...check, email, cached: kept },
    { ...check, email, hasToken: false },
    { ...check, email: null },
    { type: "cache.change", email, payment: kept },
    { type: "cache.change", email, payment: null },
  ],
  answers: {
    fetchSubscription: {
      "a member": { output: { outcome: "customer", email } },
      "no member": { output: { outcome: "refused", status: 403 } },
      "a server in trouble": { output: { outcome: "refused", status: 503 } },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ hasPaymentAccess, lastCheckedEmail, initialized, asked }) => [
    hasPaymentAccess,
    lastCheckedEmail,
    initialized,
    asked?.email,
  ],
  Screen: PaymentAccessScreen,
});
