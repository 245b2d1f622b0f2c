import { Heading, Stack } from "@gratweg/design-system";
import { Table } from "../../foundations/parts";
import { Json } from "./pageLook";

const SHORT = 80;

/** What the machine remembers; what is long opens. */
export function ContextView({ context }: { context: Record<string, unknown> }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="h4">
        Context
      </Heading>
      <Table label="Context of the machine" head={["Name", "Value"]}>
        {Object.entries(context).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value name={name} value={value} />
            </td>
          </tr>
        ))}
      </Table>
    </Stack>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  const short = toJson(value);
  if (short.length <= SHORT) return <code>{short}</code>;
  return (
    <details>
      <summary>{Array.isArray(value) ? `${value.length} entries` : `${short.slice(0, SHORT)} …`}</summary>
      <Json tabIndex={0} aria-label={name} role="region">
        {toJson(value, 2)}
      </Json>
    </details>
  );
}

function toJson(value: unknown, indent?: number): string {
  const readable = (_key: string, entry: unknown): unknown =>
    typeof entry === "function" ? "(function)" : entry;
  return JSON.stringify(value, readable, indent) ?? "–";
}
