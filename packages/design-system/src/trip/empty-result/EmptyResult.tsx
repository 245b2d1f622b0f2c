import { Button } from "../../button/Button";
import { ChipLink } from "../../chip/Chip";
import { EmptyState } from "../../empty-state/EmptyState";
import { Link } from "../../link/Link";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import type { HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = tripMicrocopy.emptyResult;

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
    <EmptyState
      title={query ? texts.forQuery(query) : texts.title}
      ornament="contours"
      headingLevel={headingLevel}
    >
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
    </EmptyState>
  );
}
