import type { ReactNode } from "react";
import { Container, ContourLines, Grid, GridItem, Heading, Stack, Text } from "@gratweg/design-system";
import { styled } from "../../packages/design-system/src/theme";

const Band = styled("header", {
  position: "relative",
  overflow: "hidden",
  paddingBlock: "$8",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
});

const Kicker = styled("p", { color: "$onPrimaryDeepMuted", fontSize: "$sm", fontWeight: "$semibold" });
const InBand = styled("div", { position: "relative" });
const Body = styled("main", { paddingBlock: "$8", backgroundColor: "$background" });

export interface SheetProps {
  title: string;
  lead: ReactNode;
  kicker?: string;
  children: ReactNode;
}

/** A page of the foundations: a dark band with the brand's contour lines, then topics. */
export function Sheet({ title, lead, kicker = "Foundations", children }: SheetProps) {
  return (
    <div lang="en">
      <Band>
        <ContourLines tone="deep" />
        <Container>
          <InBand>
            <Stack gap="2">
              <Kicker>{kicker}</Kicker>
              <Heading level={1}>{title}</Heading>
              <Text size="lg" tone="inherit" width="measure">
                {lead}
              </Text>
            </Stack>
          </InBand>
        </Container>
      </Band>
      <Body>
        <Container>
          <Stack gap="8">{children}</Stack>
        </Container>
      </Body>
    </div>
  );
}

/** A heading with its explanation on the left, the thing itself on the right; below each other on phones. */
export function Topic({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Grid as="section" gap="3">
      <GridItem span="4">
        <Stack gap="1half">
          <Heading level={2} size="h3">
            {title}
          </Heading>
          {note && (
            <Text as="div" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
      </GridItem>
      <GridItem span="8">
        <Stack gap="2">{children}</Stack>
      </GridItem>
    </Grid>
  );
}

const Scroller = styled("div", { overflowX: "auto" });

const StyledTable = styled("table", {
  borderCollapse: "collapse",
  width: "100%",
  color: "$text",
  fontSize: "$sm",
  lineHeight: "$normal",
  "& th, & td": {
    padding: "$1 $2 $1 0",
    textAlign: "start",
    verticalAlign: "middle",
    borderBlockEnd: "$borderWidths$thin solid $colors$border",
  },
  "& thead th": { color: "$textMuted", fontWeight: "$semibold", whiteSpace: "nowrap" },
  "& tbody th": { fontWeight: "$semibold", whiteSpace: "nowrap" },
});

export interface TableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

export function Table({ label, head, children }: TableProps) {
  return (
    // Wide tables scroll, so the keyboard has to reach them.
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <StyledTable>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </StyledTable>
    </Scroller>
  );
}

const Pre = styled("pre", {
  margin: 0,
  padding: "$2 $3",
  borderRadius: "$md",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
  color: "$text",
  fontFamily: "$mono",
  fontSize: "$xs",
  lineHeight: "$normal",
  overflowX: "auto",
});

export function Source({ label, children }: { label: string; children: string }) {
  return (
    <Pre tabIndex={0} role="region" aria-label={label}>
      <code>{children.trim()}</code>
    </Pre>
  );
}

export const Mono = styled("code", { fontFamily: "$mono", fontSize: "0.92em" });

const Bulleted = styled("ul", {
  paddingInlineStart: "$3",
  color: "$text",
  maxWidth: "$sizes$measure",
  "& > li + li": { marginBlockStart: "$1" },
  "& > li::marker": { color: "$primaryText" },
});

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <Bulleted>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Bulleted>
  );
}

export const Card = styled("div", {
  padding: "$3",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
  color: "$text",
});
