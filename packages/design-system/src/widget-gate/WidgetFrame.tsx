import { forwardRef, useRef, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button";
import type { ConsentProvider } from "../consent/purpose";
import { ContourLines } from "../contour-lines/ContourLines";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { ContactWays, type ContactWaysProps } from "./ContactWays";
import { WidgetGate } from "./WidgetGate";
import { Cover, Frame, Ornament, Slot, Words } from "./WidgetFrame.styles";
import type { WidgetKind, WidgetStatus } from "./widgetKind";

export interface WidgetFrameProps {
  kind: WidgetKind;
  status: WidgetStatus;
  provider: ConsentProvider;
  /** Of the gate's title. */
  headingLevel: HeadingLevel;
  /** `always`: from now on without asking. */
  onLoad: (always: boolean) => void;
  onRetry: () => void;
  contact?: ContactWaysProps;
}

/** The place of somebody else's part: 700 px high and 320 px wide at least for the video consultation. The ref is the element to fill. */
export const WidgetFrame = forwardRef<HTMLDivElement, WidgetFrameProps>(function WidgetFrame(
  { kind, status, onRetry, onLoad, headingLevel, contact, provider },
  slot: Ref<HTMLDivElement>,
) {
  const frame = useRef<HTMLDivElement>(null);
  const { gate } = consentMicrocopy;
  /** The pressed button goes away; whoever pressed it by keyboard stays where it was. */
  const keepFocus = (act: () => void) => {
    frame.current?.focus({ preventScroll: true });
    act();
  };
  const covers: Record<WidgetStatus, ReactNode> = {
    gated: (
      <WidgetGate
        kind={kind}
        provider={provider}
        headingLevel={headingLevel}
        contact={contact}
        onLoad={(always) => keepFocus(() => onLoad(always))}
      />
    ),
    loading: (
      <Cover>
        <Text tone="muted" aria-hidden="true">
          {gate[kind].loading}
        </Text>
      </Cover>
    ),
    failed: (
      <Cover>
        <Words>
          <Heading level={headingLevel} size="h3">
            {gate[kind].failed}
          </Heading>
          <Text>{gate.failedText}</Text>
          <Button variant="secondary" onClick={() => keepFocus(onRetry)}>
            {gate.retry}
          </Button>
          {contact && <ContactWays {...contact} />}
        </Words>
      </Cover>
    ),
    showing: null,
  };
  return (
    <Frame
      ref={frame}
      kind={kind}
      role="group"
      aria-label={gate[kind].title}
      aria-busy={status === "loading"}
      // A window lower than the frame has to scroll it by keyboard, also where all that it holds is a frame of others.
      tabIndex={status === "gated" || status === "failed" ? -1 : 0}
      data-state={status}
    >
      {status !== "showing" && (
        <Ornament>
          <ContourLines motif="peaks" fade="start" />
        </Ornament>
      )}
      <Slot ref={slot} data-state={status === "showing" ? "filled" : "waiting"} />
      {covers[status]}
      <VisuallyHidden as="div">
        <span role="status">
          {status === "loading" && gate[kind].loading}
          {status === "failed" && gate[kind].failed}
        </span>
      </VisuallyHidden>
    </Frame>
  );
});
