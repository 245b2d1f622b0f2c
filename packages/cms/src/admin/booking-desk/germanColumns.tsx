import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { desk, words } from "../microcopy";
import { euros } from "../../domain/departure-prices";
import { moment } from "./format";

interface Header {
  name: string;
  label: unknown;
  attribute?: { type?: string };
  cellFormatter?: (row: never) => ReactNode;
}

const UNIT = " (Euro)";

/** In every list without columns of its own: kept values in German, moments short enough for a column, cents as euros. */
export function germanColumn<Column extends Header>(header: Column): Column {
  const { name, label } = header;
  const shown = writer(header);
  if (header.cellFormatter || !shown) return header;
  return {
    ...header,
    // Columns of money show their unit.
    label: typeof label === "string" ? label.replace(UNIT, "") : label,
    cellFormatter: (row: Readonly<Record<string, unknown>>) => (
      <Typography textColor="neutral800">{write(row[name], shown)}</Typography>
    ),
  };
}

type Writer = (value: string) => string;

function writer({ name, attribute }: Header): Writer | undefined {
  if (attribute?.type === "enumeration") return (value) => words[value] ?? value;
  if (attribute?.type === "datetime") return moment;
  // A number that names something has no separators.
  if (attribute?.type === "integer" && name === "number") return (value) => value;
  if (attribute?.type === "integer" && name.endsWith("Cents")) return (value) => euros(Number(value));
  return undefined;
}

function write(value: unknown, shown: Writer): string {
  return typeof value === "string" || typeof value === "number" ? shown(String(value)) : desk.none;
}
