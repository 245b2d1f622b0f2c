import type { ReactNode } from "react";
import { Icon } from "../icon/Icon";
import { plusIcon } from "../icon/icons";
import { styled } from "../theme";

const Frame = styled("div", {
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  "@media print": { columnCount: 2, columnGap: "$4" },
});

const Details = styled("details", {
  "@media print": {
    breakInside: "avoid",
    "&::details-content": { contentVisibility: "visible", display: "block", blockSize: "auto" },
    "& > summary svg": { display: "none" },
  },
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  "&[open] > summary > svg": { transform: "rotate(45deg)" },
});

const Summary = styled("summary", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$2",
  minHeight: "$space$7",
  paddingBlock: "$1half",
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  cursor: "pointer",
  listStyle: "none",
  borderRadius: "$sm",
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": { color: "$primaryText", transition: "transform $transitions$normal" },
  "& h2, & h3, & h4": { font: "inherit" },
  "@hover": { "&:hover": { color: "$primaryText" } },
});

const Body = styled("div", { paddingBlockEnd: "$3", maxWidth: "$sizes$measure" });

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Not printed. */
  screenOnly?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Makes each title a heading of this level, where the page's outline needs it. */
  headingLevel?: 2 | 3 | 4;
  /** `single` closes the others; older browsers then simply keep several open. */
  mode?: "multiple" | "single";
  /** Name of the group in mode `single`; unique on the page. */
  name?: string;
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[];
}

/** Native details: opens without scripts and is found by the browser's own search. */
export function Accordion({
  items,
  headingLevel,
  mode = "multiple",
  name,
  defaultOpen = [],
}: AccordionProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <Frame>
      {items.map((item) => (
        <Details
          key={item.id}
          id={item.id}
          name={mode === "single" ? name : undefined}
          open={defaultOpen.includes(item.id) || undefined}
          data-screen-only={item.screenOnly || undefined}
        >
          <Summary>
            <Title>{item.title}</Title>
            <Icon icon={plusIcon} />
          </Summary>
          <Body>{item.content}</Body>
        </Details>
      ))}
    </Frame>
  );
}
