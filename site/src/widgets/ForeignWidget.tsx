import {
  WidgetFrame,
  type ContactWaysProps,
  type HeadingLevel,
  type WidgetKind,
} from "@gratweg/design-system";
import { createEmbedding } from "@gratweg/flows";
import { useWidget } from "@gratweg/flows/react";
import { useState, type ReactNode } from "react";
import { allow } from "../consent/consent";
import type { WidgetModel } from "../view-models/foreign";
import { widgetConsent } from "./widgetConsent";

interface ForeignWidgetProps {
  kind: WidgetKind;
  widget: WidgetModel;
  headingLevel: HeadingLevel;
  contact?: ContactWaysProps;
}

/** Somebody else's part behind its gate. */
export default function ForeignWidget({
  kind,
  widget,
  headingLevel,
  contact,
}: ForeignWidgetProps): ReactNode {
  const [{ machine, setSlot }] = useState(() => createEmbedding(widget));
  const [consent] = useState(() => widgetConsent(kind));
  const { status, load, retry } = useWidget(machine, consent);
  return (
    <WidgetFrame
      ref={setSlot}
      kind={kind}
      status={status}
      provider={widget.provider}
      headingLevel={headingLevel}
      contact={contact}
      onLoad={(always) => (always ? allow(kind) : load())}
      onRetry={retry}
    />
  );
}
