import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

export interface TableColumn<Row> {
  /** Stands in `sort.column`; unique in the table. */
  id: string;
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** Names the row: read with each of its cells, and the title of its card on phones. By default the first column. */
  rowHeader?: boolean;
  sortable?: boolean;
  /** Direction of the first press: times and counts are mostly wanted from the highest. Default `ascending`. */
  firstDirection?: SortDirection;
  /** `end` for numbers and money, with figures of one width. */
  align?: "start" | "end";
  /** `fit` keeps the content in one line and takes no more width than it: dates, states. */
  width?: "auto" | "fit";
}

/** What a press on a column's header asks for. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const first = column.firstDirection ?? "ascending";
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  return { column: column.id, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

export function isRowHeader<Row>(columns: readonly TableColumn<Row>[], column: TableColumn<Row>): boolean {
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return column === named;
}
