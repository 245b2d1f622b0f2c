import { useState } from "react";
import { Button } from "../button/Button";
import { Checkbox } from "../checkbox/Checkbox";
import { ProviderLink } from "../consent/ProviderLink";
import type { ConsentProvider } from "../consent/purpose";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { ContactWays, type ContactWaysProps } from "./ContactWays";
import { Cover, Words } from "./WidgetFrame.styles";
import type { WidgetKind } from "./widgetKind";

export interface WidgetGateProps {
  kind: WidgetKind;
  provider: ConsentProvider;
  headingLevel: HeadingLevel;
  /** `always`: from now on without asking. */
  onLoad: (always: boolean) => void;
  /** Ways that need no provider. */
  contact?: ContactWaysProps;
}

/** Stands where somebody else's part will be: who gets what, and a button that loads it. */
export function WidgetGate({ kind, provider, headingLevel, onLoad, contact }: WidgetGateProps) {
  const [always, setAlways] = useState(false);
  const { gate, purposes } = consentMicrocopy;
  return (
    <Cover>
      <Words>
        <Heading level={headingLevel} size="h3">
          {gate[kind].question}
        </Heading>
        <Text>
          {gate.why} {purposes[kind].receives(provider.name)} <ProviderLink provider={provider} />
        </Text>
        <Checkbox label={gate.always} checked={always} onCheckedChange={setAlways} />
        <Button onClick={() => onLoad(always)}>{gate[kind].load}</Button>
        {contact && <ContactWays {...contact} />}
      </Words>
    </Cover>
  );
}
