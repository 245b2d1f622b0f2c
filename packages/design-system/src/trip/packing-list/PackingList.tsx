import { Checkbox } from "../../checkbox/Checkbox";
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

const Ticks = styled("ul", {
  display: "flex",
  flexDirection: "column",
  listStyle: "none",
  // What is packed steps back, on the screen and on paper.
  "& input:checked + label": { color: "$textMuted", textDecorationLine: "line-through" },
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
  /** What is packed already, as `groupTitle/item`; with `onTickedChange` the boxes can be ticked. */
  ticked?: readonly string[];
  onTickedChange?: (ticked: readonly string[]) => void;
}

export function PackingList({ groups, headingLevel = 3, ticked = [], onTickedChange }: PackingListProps) {
  return (
    <Groups>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <Group key={group.title}>
            <Heading level={headingLevel} size="h4">
              {group.title}
            </Heading>
            {onTickedChange ? (
              <Ticks role="list">
                {group.items.map((item) => {
                  const key = `${group.title}/${item}`;
                  return (
                    <li key={item}>
                      <Checkbox
                        label={item}
                        checked={ticked.includes(key)}
                        onCheckedChange={(checked) =>
                          onTickedChange(checked ? [...ticked, key] : ticked.filter((other) => other !== key))
                        }
                      />
                    </li>
                  );
                })}
              </Ticks>
            ) : (
              <List role="list">
                {group.items.map((item) => (
                  <li key={item}>
                    <Box aria-hidden />
                    {item}
                  </li>
                ))}
              </List>
            )}
          </Group>
        ))}
    </Groups>
  );
}
