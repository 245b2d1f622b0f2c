import { useId, type ReactNode } from "react";
import { Badge } from "../badge/Badge";
import { Switch } from "../form/switch/Switch";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Text } from "../text/Text";
import { styled } from "../theme";

const Card = styled("li", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  paddingBlock: "$2",
  // Shows on the raised surface of the dark theme too.
  borderBlockStart: "$borderWidths$thin solid color-mix(in srgb, currentColor 20%, transparent)",
});

const Head = styled("div", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$2",
  minHeight: "$sizes$target",
});

const Title = styled("label", {
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$bold",
  lineHeight: "$snug",
});

const Terms = styled("dl", {
  display: "grid",
  columnGap: "$3",
  rowGap: "$half",
  fontSize: "$sm",
  lineHeight: "$normal",
  "& dt": { color: "$textMuted" },
  "& dd + dt": { marginBlockStart: "$half" },
  "@sm": {
    gridTemplateColumns: "8rem minmax(0, 1fr)",
    "& dd + dt": { marginBlockStart: 0 },
  },
});

export interface PurposeCardProps {
  title: string;
  text: string;
  /** What this visitor has to know besides. */
  note?: string | undefined;
  receives: ReactNode;
  keeps: ReactNode;
  /** Missing for what is always on. */
  allowed?: boolean;
  onAllowedChange?: (allowed: boolean) => void;
}

/** One purpose: what for, who gets what, for how long, and its switch. */
export function PurposeCard({
  title,
  text,
  note,
  receives,
  keeps,
  allowed,
  onAllowedChange,
}: PurposeCardProps) {
  const id = useId();
  const { panel } = consentMicrocopy;
  const isOptional = allowed !== undefined;
  return (
    <Card>
      <Head>
        <Title as={isOptional ? "label" : "span"} {...(isOptional ? { htmlFor: id } : {})}>
          {title}
        </Title>
        {isOptional ? (
          <Switch
            id={id}
            checked={allowed}
            onCheckedChange={(next) => onAllowedChange?.(next)}
            aria-describedby={`${id}-text`}
          />
        ) : (
          <Badge>{panel.always}</Badge>
        )}
      </Head>
      <Text id={`${id}-text`} size="sm">
        {text} {note !== undefined && <strong>{note}</strong>}
      </Text>
      <Terms>
        <dt>{panel.receives}</dt>
        <dd>{receives}</dd>
        <dt>{panel.keeps}</dt>
        <dd>{keeps}</dd>
      </Terms>
    </Card>
  );
}
