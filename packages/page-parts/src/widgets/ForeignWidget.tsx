import {
  WidgetFrame,
  type ConsentProvider,
  type ContactWaysProps,
  type HeadingLevel,
  type WidgetKind,
} from "@gratweg/design-system";
import { createEmbedding, type EmbeddedWidget } from "@gratweg/flows";
import { useWidget } from "@gratweg/flows/react";
import { useState, type ReactNode } from "react";
import { allow } from "../consent";
import { widgetConsent } from "./widgetConsent";

/** Somebody else's part of a page. */
export interface WidgetModel extends EmbeddedWidget {
  provider: ConsentProvider;
}

interface ForeignWidgetProps {
  kind: WidgetKind;
  widget: WidgetModel;
  headingLevel: HeadingLevel;
  contact?: ContactWaysProps;
}

/** Somebody else's part behind its gate. */
export function ForeignWidget({ kind, widget, headingLevel, contact }: ForeignWidgetProps): ReactNode {
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
