import { Notice, Stack, Switch } from "@gratweg/design-system";
import { temporarySessionMachine, type TemporarySessionActor } from "@gratweg/flows";
import { useTemporarySession } from "@gratweg/flows/react";
import { settingsTexts } from "../../portal/src/texts/settings";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.newsletter;

function TemporarySessionScreen({ actor }: { actor: TemporarySessionActor }) {
  const { isOn, enable, disable } = useTemporarySession(actor);
  return (
    <Stack gap="4">
      <Switch
        checked={isOn}
        onCheckedChange={(next) => (next ? enable() : disable())}
        label={texts.shared}
        hint={texts.sharedHint}
      />
      {isOn && (
        <Notice variant="info" live="polite">
          Sobald Sie diese Seite verlassen oder zu einem anderen Fenster wechseln, sind Sie abgemeldet.
        </Notice>
      )}
    </Stack>
  );
}

export const temporarySessionFlow = defineFlow({
  name: "temporary-session",
  purpose: "Signs out as soon as the page is left or hidden, unless one is on the way to the payment page.",
  machine: temporarySessionMachine,
  inputs: { "the mode is off": { isOn: false }, "the mode is on": { isOn: true } },
  events: [
    { type: "mode.enable" },
    { type: "mode.disable" },
    { type: "page.leave", at: 2, graceUntil: null },
    { type: "page.leave", at: 2, graceUntil: 3 },
  ],
  Screen: TemporarySessionScreen,
});
