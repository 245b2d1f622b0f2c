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
  /** What was asked, piece by piece, where it finds something by itself. */
  parts?: readonly { label: string; href: string; count: number }[];
  /** The same search on other sites, in words: „13 Reisen auf Gratweg Rad“. */
  elsewhere?: readonly { label: string; href: string }[];
  /** Who can help. */
  phone?: { label: string; href: string };
  /** Searches that do find something. */
  ways?: readonly { label: string; href: string }[];
  headingLevel?: HeadingLevel;
}

/** Never a dead end: what was asked for, what may have been meant, and where to go from here. */
export function EmptyResult({
  query,
  suggestion,
  onFiltersClear,
  parts = [],
  elsewhere = [],
  phone,
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
      <Chips
        title={texts.parts}
        chips={parts.map(({ label, href, count }) => ({ href, label: texts.part(label, count) }))}
      />
      <Chips title={texts.elsewhere} chips={elsewhere} />
      <Chips title={texts.ways} chips={ways} />
      {onFiltersClear && (
        <Button variant="secondary" onClick={onFiltersClear}>
          {texts.clear}
        </Button>
      )}
      {phone && (
        <Text>
          {texts.phone} <Link href={phone.href}>{phone.label}</Link>
        </Text>
      )}
    </EmptyState>
  );
}

function Chips({ title, chips }: { title: string; chips: readonly { label: string; href: string }[] }) {
  if (chips.length === 0) return null;
  return (
    <>
      <Text tone="muted">{title}</Text>
      <Ways role="list" aria-label={title}>
        {chips.map(({ href, label }) => (
          <li key={href}>
            <ChipLink href={href} label={label} />
          </li>
        ))}
      </Ways>
    </>
  );
}
