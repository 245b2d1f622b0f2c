import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const Groups = styled("div", { columns: "17rem", columnGap: "$5" });
const Group = styled("div", {
  breakInside: "avoid",
  paddingBlockEnd: "$3",
  display: "flex",
  flexDirection: "column",
  gap: "$1",
});

/** Boxes to tick on paper. */
const List = styled("ul", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  listStyle: "none",
  "& li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "$1half",
    lineHeight: "$normal",
  },
});

const Box = styled("span", {
  width: "1em",
  height: "1em",
  marginBlockStart: "0.25em",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$sm",
});

export interface PackingGroup {
  title: string;
  items: readonly string[];
}

export interface PackingListProps {
  groups: readonly PackingGroup[];
  headingLevel?: HeadingLevel;
}

export function PackingList({ groups, headingLevel = 3 }: PackingListProps) {
  return (
    <Groups>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <Group key={group.title}>
            <Heading level={headingLevel} size="h4">
              {group.title}
            </Heading>
            <List role="list">
              {group.items.map((item) => (
                <li key={item}>
                  <Box aria-hidden />
                  {item}
                </li>
              ))}
            </List>
          </Group>
        ))}
    </Groups>
  );
}
