import { useId } from "react";
import { Container } from "../layout/Container";
import { Link } from "../link/Link";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Heading } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";
import { ConsentChoices } from "./ConsentChoices";
import type { ConsentKind } from "./purpose";

const Frame = styled("section", {
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surfaceRaised",
  color: "$text",
  "@media print": { display: "none" },
  variants: {
    // Who has decided, and who has no scripts, is not asked.
    prerendered: { true: { "html:not([data-consent='open']) &": { display: "none" } } },
  },
});

const Content = styled("div", {
  display: "grid",
  gap: "$1",
  paddingBlock: "$1",
  "@md": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(22rem, 26rem)",
    columnGap: "$5",
    alignItems: "center",
  },
});

/** The heading runs in: a bar, and no box of its own. */
const Words = styled("div", {
  fontSize: "$xs",
  lineHeight: "$snug",
  "& > :is(h2, span)": { display: "inline", fontSize: "inherit", lineHeight: "inherit" },
  "@sm": { fontSize: "$sm", lineHeight: "$normal" },
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
 * The first layer: a bar above everything else of the page, in its flow, so that it covers nothing, moves nothing and needs no room of
 * its own. It takes no focus; being first, it is among the first things that the keyboard and a screen reader meet.
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
  const { banner, choices, purposes } = consentMicrocopy;
  return (
    <Frame
      aria-labelledby={titleId}
      prerendered={prerendered}
      data-prerendered={prerendered || undefined}
      data-nosnippet=""
    >
      <Container width="wide">
        <Content>
          <Words>
            <Heading level={2} size="h4" id={titleId}>
              {banner.title}
            </Heading>{" "}
            <Text as="span">
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
      </Container>
    </Frame>
  );
}
