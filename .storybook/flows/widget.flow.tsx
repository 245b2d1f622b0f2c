import { WidgetFrame } from "@gratweg/design-system";
import { widgetMachine, type WidgetActor } from "@gratweg/flows";
import { useWidgetActor } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";
import { phone, supportEmail } from "./fixtures/gratweg";

function WidgetScreen({ actor }: { actor: WidgetActor }) {
  const { status, load, retry } = useWidgetActor(actor);
  return (
    <WidgetFrame
      kind="videoConsultation"
      status={status}
      provider={{ name: "Terminwerk", href: "https://terminwerk.example/datenschutz" }}
      headingLevel={2}
      contact={{ phone, email: supportEmail }}
      onLoad={(always) => (always ? actor.send({ type: "consent.grant" }) : load())}
      onRetry={retry}
    />
  );
}

export const widgetFlow = defineFlow({
  name: "widget",
  purpose: "Somebody else's part of a page, loaded only when the visitor allows it.",
  machine: widgetMachine,
  inputs: { "not allowed yet": { isAllowed: false }, "allowed before": { isAllowed: true } },
  events: [
    { type: "widget.load" },
    { type: "consent.grant" },
    { type: "widget.retry" },
    { type: "consent.withdraw" },
  ],
  answers: {
    loadWidget: { shows: { output: undefined }, "does not come": { error: new Error("blocked") } },
  },
  Screen: WidgetScreen,
});
