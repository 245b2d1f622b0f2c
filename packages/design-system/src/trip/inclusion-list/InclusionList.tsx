import { Icon } from "../../icon/Icon";
import { checkIcon, minusIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const texts = tripMicrocopy.included;

const Columns = styled("div", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
  columnGap: "$6",
  rowGap: "$4",
});

const Part = styled("div", { display: "flex", flexDirection: "column", gap: "$1half" });
const List = styled("ul", { display: "flex", flexDirection: "column", gap: "$1", listStyle: "none" });

const Item = styled("li", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "$1half",
  lineHeight: "$normal",
  "& svg": { marginBlockStart: "0.15em" },
  variants: {
    kind: { included: { "& svg": { color: "$success" } }, not: { color: "$textMuted" } },
  },
  defaultVariants: { kind: "included" },
});

export interface InclusionListProps {
  included: readonly string[];
  notIncluded?: readonly string[];
  headingLevel?: HeadingLevel;
}

export function InclusionList({ included, notIncluded = [], headingLevel = 3 }: InclusionListProps) {
  return (
    <Columns>
      <Inclusions kind="included" title={texts.yes} items={included} level={headingLevel} />
      <Inclusions kind="not" title={texts.no} items={notIncluded} level={headingLevel} />
    </Columns>
  );
}

interface InclusionsProps {
  kind: "included" | "not";
  title: string;
  items: readonly string[];
  level: HeadingLevel;
}

function Inclusions({ kind, title, items, level }: InclusionsProps) {
  if (items.length === 0) return null;
  return (
    <Part>
      <Heading level={level} size="h4">
        {title}
      </Heading>
      <List role="list">
        {items.map((item) => (
          <Item key={item} kind={kind}>
            <Icon icon={kind === "included" ? checkIcon : minusIcon} />
            {item}
          </Item>
        ))}
      </List>
    </Part>
  );
}
