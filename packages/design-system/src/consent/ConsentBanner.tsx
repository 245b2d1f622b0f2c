import { useId, useRef, useSyncExternalStore } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Link } from "../link/Link";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Heading } from "../text/Heading";
import { Text } from "../text/Text";
import { media, styled } from "../theme";
import { ConsentChoices } from "./ConsentChoices";
import type { ConsentKind } from "./purpose";
import { useReservedBottom } from "../layout/useReservedBottom";

const LOW = "@media (max-height: 30rem)";

const Frame = styled("section", {
  position: "fixed",
  zIndex: "$overlay",
  insetInline: 0,
  insetBlockEnd: 0,
  // On low windows, and far zoomed in, the page keeps its share.
  maxHeight: "min(60dvh, 30rem)",
  display: "flex",
  overflow: "hidden",
  border: "$borderWidths$thin solid $colors$border",
  borderBlockEndWidth: 0,
  borderStartStartRadius: "$radii$lg",
  borderStartEndRadius: "$radii$lg",
  backgroundColor: "$surfaceRaised",
  color: "$text",
  boxShadow: "$lg",
  "@md": {
    width: "calc(100% - 2 * $space$gutter)",
    maxWidth: "$sizes$content",
    marginInline: "auto",
    insetBlockEnd: "$space$2",
    borderBlockEndWidth: "$borderWidths$thin",
    borderRadius: "$lg",
  },
  "@media print": { display: "none" },
  variants: {
    // Who has decided, and who has no scripts, is not asked.
    prerendered: { true: { "html:not([data-consent='open']) &": { display: "none" } } },
  },
});

/** On phones words and lines would stand in each other's way. */
const Ornament = styled("div", {
  display: "none",
  position: "absolute",
  inset: 0,
  "@md": { display: "block" },
});

const Content = styled("div", {
  position: "relative",
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  padding: "$2",
  "@sm": { padding: "$3" },
  "@md": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(22rem, 26rem)",
    columnGap: "$5",
    alignItems: "center",
  },
  [LOW]: { padding: "$1half", gap: "$1" },
});

/** Gives way first: the choices stay in sight. */
const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  minHeight: 0,
  maxHeight: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export interface ConsentBannerProps {
  /** What the site would load; never empty. */
  kinds: readonly ConsentKind[];
  /** It stands in the page as it is built, and is shown where the root element says `data-consent="open"`. */
  prerendered?: boolean;
  privacyHref: string;
  onAllowAll: () => void;
  onRejectAll: () => void;
  /** Opens the panel. */
  onChoose: () => void;
}

/**
 * The first layer: at the window's bottom, in nobody's way. It takes no focus and covers no focused element; being early in the page,
 * it is among the first things that the keyboard and a screen reader meet.
 */
export function ConsentBanner({
  kinds,
  prerendered = false,
  privacyHref,
  onAllowAll,
  onRejectAll,
  onChoose,
}: ConsentBannerProps) {
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  // Longer than everything else here, and not seen on phones: no part of a built page.
  const hasRoom = useSyncExternalStore(ignore, isWide, () => false);
  useReservedBottom(frame);
  const { banner, choices, purposes } = consentMicrocopy;
  return (
    <Frame
      ref={frame}
      aria-labelledby={titleId}
      prerendered={prerendered}
      data-prerendered={prerendered || undefined}
      data-nosnippet=""
    >
      {(!prerendered || hasRoom) && (
        <Ornament>
          <ContourLines motif="ridge" fade="start" />
        </Ornament>
      )}
      <Content>
        <Words>
          <Heading level={2} size="h4" id={titleId}>
            {banner.title}
          </Heading>
          <Text size="sm">
            {banner.text(kinds.map((kind) => purposes[kind].title))} {banner.later}{" "}
            <Link href={privacyHref}>{banner.privacy}</Link>
          </Text>
        </Words>
        <ConsentChoices
          choices={[
            { label: choices.allowAll, onChoose: onAllowAll },
            { label: choices.rejectAll, onChoose: onRejectAll },
            { label: choices.choose, onChoose },
          ]}
        />
      </Content>
    </Frame>
  );
}

/** jsdom knows no media queries. */
function isWide(): boolean {
  return "matchMedia" in globalThis && globalThis.matchMedia(media.md).matches;
}

/** Looked at once: the style sheet does the rest. */
function ignore(): () => void {
  return () => undefined;
}
