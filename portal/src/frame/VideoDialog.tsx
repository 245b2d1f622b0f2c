import { Dialog, WidgetFrame, type ContactWaysProps } from "@gratweg/design-system";
import { createEmbedding, NO_PURPOSES, withPurpose, type EmbeddedWidget } from "@gratweg/flows";
import { useWidget, type WidgetConsent } from "@gratweg/flows/react";
import { useState, type ReactNode } from "react";
import { currentConsent, decide, onConsentChange } from "../consent/consent";
import { frameTexts } from "../texts/frame";

const KIND = "videoConsultation";

const consent: WidgetConsent = {
  isAllowed: () => currentConsent()?.[KIND] ?? false,
  subscribe: (listener) => onConsentChange((purposes) => listener(purposes?.[KIND] ?? false)),
};

/** From the gate. Whoever had not decided about the rest has not allowed the rest. */
function allow(): void {
  decide(withPurpose(currentConsent() ?? NO_PURPOSES, KIND, true));
}

export interface VideoDialogProps {
  widget: EmbeddedWidget & { provider: { name: string; href?: string } };
  contact: ContactWaysProps;
  onOpenChange: (open: boolean) => void;
}

/** Sections 2 and 9: at most 1200 px wide; its script is loaded when it is opened, and only if that is allowed. */
export default function VideoDialog({ widget, contact, onOpenChange }: VideoDialogProps): ReactNode {
  const [{ machine, setSlot }] = useState(() => createEmbedding(widget));
  const { status, load, retry } = useWidget(machine, consent);
  return (
    <Dialog open onOpenChange={onOpenChange} title={frameTexts.video} size="wide" density="flush">
      <WidgetFrame
        ref={setSlot}
        kind={KIND}
        status={status}
        provider={widget.provider}
        headingLevel={3}
        contact={contact}
        onLoad={(always) => (always ? allow() : load())}
        onRetry={retry}
      />
    </Dialog>
  );
}
