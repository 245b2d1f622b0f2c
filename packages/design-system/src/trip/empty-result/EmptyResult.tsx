import { Button } from "../../button/Button";
import { ChipLink } from "../../chip/Chip";
import { ContourLines } from "../../contour-lines/ContourLines";
import { Link } from "../../link/Link";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = tripMicrocopy.emptyResult;

const Frame = styled("div", {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$2",
  paddingInline: "$3",
  paddingBlock: "$5",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
});

const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1 });
const Ways = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  gap: "$1",
  listStyle: "none",
  overflowWrap: "anywhere",
  "& > li": { maxWidth: "100%" },
});

export interface EmptyResultProps {
  query?: string;
  /** „Meinten Sie …?“ */
  suggestion?: { label: string; href: string };
  onFiltersClear?: () => void;
  /** Searches that do find something. */
  ways?: readonly { label: string; href: string }[];
  headingLevel?: HeadingLevel;
}

/** Never a dead end: what was asked for, what may have been meant, and where to go from here. */
export function EmptyResult({
  query,
  suggestion,
  onFiltersClear,
  ways = [],
  headingLevel = 2,
}: EmptyResultProps) {
  return (
    <Frame>
      <Ornament>
        <ContourLines motif="peaks" />
      </Ornament>
      <Heading level={headingLevel} size="h3">
        {query ? texts.forQuery(query) : texts.title}
      </Heading>
      {suggestion && (
        <Text size="lg">
          {texts.suggestion} <Link href={suggestion.href}>{suggestion.label}</Link>?
        </Text>
      )}
      {onFiltersClear && (
        <Button variant="secondary" onClick={onFiltersClear}>
          {texts.clear}
        </Button>
      )}
      {ways.length > 0 && (
        <>
          <Text tone="muted">{texts.ways}</Text>
          <Ways role="list" aria-label={texts.ways}>
            {ways.map((way) => (
              <li key={way.href}>
                <ChipLink href={way.href} label={way.label} />
              </li>
            ))}
          </Ways>
        </>
      )}
    </Frame>
  );
}
