import { useDeferredValue, useState } from "react";
import { Icon, Stack, Text, TextField } from "@gratweg/design-system";
import * as iconFamily from "@gratweg/design-system/icons";
import type { IconShape } from "@gratweg/design-system/icons";
import { styled } from "../../packages/design-system/src/theme";

const icons = Object.entries(iconFamily).flatMap(([name, value]) =>
  name.endsWith("Icon") && typeof value === "string" ? [[name, value as IconShape] as const] : [],
);

const List = styled("ul", {
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: "$1",
});

const Tile = styled("button", {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "$1",
  width: "100%",
  minHeight: "6.5rem",
  padding: "$1",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  fontSize: "0.8125rem",
  lineHeight: "$snug",
  overflowWrap: "anywhere",
  cursor: "copy",
  "@hover": { "&:hover": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" } },
});

const importOf = (name: string) => `import { ${name} } from "@gratweg/design-system/icons";`;

export function IconSearch() {
  const [query, setQuery] = useState("");
  const [copied, setCopied] = useState("");
  const wanted = useDeferredValue(query).trim().toLowerCase();
  const found = icons.filter(([name]) => name.toLowerCase().includes(wanted));
  const copy = (name: string) => {
    void navigator.clipboard.writeText(importOf(name)).then(
      () => setCopied(importOf(name)),
      () => setCopied(`Could not copy: ${importOf(name)}`),
    );
  };
  return (
    <Stack gap="2">
      <TextField label="Search icons" value={query} onValueChange={setQuery} />
      <Text size="sm" tone="muted" role="status">
        {copied || `${found.length} of ${icons.length} icons`}
      </Text>
      <List role="list">
        {found.map(([name, icon]) => (
          <li key={name}>
            <Tile type="button" onClick={() => copy(name)}>
              <Icon icon={icon} size="lg" />
              {name}
            </Tile>
          </li>
        ))}
      </List>
    </Stack>
  );
}
