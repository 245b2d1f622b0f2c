import { styled } from "../../../packages/design-system/src/theme";

const List = styled("dl", {
  display: "grid",
  gap: "$2",
  margin: 0,
  "& dt": { fontSize: "$sm", color: "$textMuted" },
  "& dd": { margin: 0, fontWeight: "$semibold" },
});

/** What a flow without components of its own is about. */
export function Rows({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <List>
      {Object.entries(items).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
