import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { checkCircleIcon, Grid, Heading, Icon, Stack, Text, warningCircleIcon } from "@gratweg/design-system";
import { styled } from "../../packages/design-system/src/theme";
import { Table } from "../foundations/parts";
import type { Comparison, KeyRow, Side } from "./family";

const Panel = styled("figure", {
  display: "flex",
  flexDirection: "column",
  margin: 0,
  minWidth: 0,
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
  overflow: "hidden",
});

const Stage = styled("div", {
  flexGrow: 1,
  padding: "$3",
  backgroundColor: "$background",
  minWidth: 0,
  "@phone": { padding: "$2" },
});

const Verdict = styled("figcaption", {
  display: "flex",
  gap: "$1",
  padding: "$2 $3",
  fontSize: "$sm",
  lineHeight: "$normal",
  borderBlockStart: "$borderWidths$ring solid",
  "& svg": { flexShrink: 0, marginBlockStart: "2px" },
  variants: {
    verdict: {
      do: { borderColor: "$success", color: "$text", "& svg": { color: "$success" } },
      dont: { borderColor: "$danger", color: "$text", "& svg": { color: "$danger" } },
    },
  },
});

function SidePanel({ verdict, side }: { verdict: "do" | "dont"; side: Side }) {
  return (
    <Panel>
      <Stage lang="de">{side.example}</Stage>
      <Verdict verdict={verdict}>
        <Icon icon={verdict === "do" ? checkCircleIcon : warningCircleIcon} size="md" />
        <span>
          <strong>{verdict === "do" ? "Do." : "Don’t."}</strong> <Words>{side.why}</Words>
        </span>
      </Verdict>
    </Panel>
  );
}

/** A good and a bad example side by side, with one sentence each. */
export function DoDont({ comparison }: { comparison: Comparison }) {
  return (
    <Grid columns="2" gap="2">
      <SidePanel verdict="do" side={comparison.do} />
      <SidePanel verdict="dont" side={comparison.dont} />
    </Grid>
  );
}

const Code = styled("code", {
  fontFamily: "$mono",
  fontSize: "0.9em",
  paddingInline: "$half",
  borderRadius: "$sm",
  backgroundColor: "$surfaceSunken",
});

/** Names between backticks are set as code. */
export function Words({ children }: { children: string }) {
  return children.split("`").map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
}

const List = styled("ul", {
  margin: 0,
  paddingInlineStart: "1.2em",
  color: "$text",
  maxWidth: "$measure",
  "& li": { paddingBlock: "$half" },
});

export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </List>
  );
}

interface FactTableProps {
  label: string;
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...string[]])[];
}

export function FactTable({ label, head, rows }: FactTableProps) {
  return (
    <Table label={label} head={head}>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>
              <Words>{cell}</Words>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

export function Keyboard({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <FactTable
      label="Keyboard"
      head={["Key", "What it does"]}
      rows={rows.map((row) => [row.keys, row.does])}
    />
  );
}

export function PropsNote({ notes }: { notes: readonly { name: string; note: string }[] }) {
  return (
    <FactTable
      label="Notes on props"
      head={["Prop", "What its type does not say"]}
      rows={notes.map((entry) => [entry.name, entry.note])}
    />
  );
}

/** States of one component with their names, as a designer compares them. */
export function States({ states }: { states: Record<string, ReactNode> }) {
  return (
    <Grid columns="3" gap="3">
      {Object.entries(states).map(([name, sample]) => (
        <Stack key={name} gap="1">
          <Text size="xs" tone="muted" lang="en">
            {name}
          </Text>
          <div>{sample}</div>
        </Stack>
      ))}
    </Grid>
  );
}

/** Links to docs pages; Storybook’s own anchor knows the way out of the frame. */
export const Ways = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$3",
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "$sizes$target",
    color: "$primaryText !important",
    fontFamily: "$text !important",
    fontSize: "$md !important",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  },
});

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Storybook’s margins leave too little of a phone. */
const Page = styled("div", { "@phone": { marginInline: "calc(-1 * $space$3)" } });

/** Keeps Storybook's own article styles away from our components. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Page>
        <Stack gap="6" lang="en">
          {children}
        </Stack>
      </Page>
    </Unstyled>
  );
}
