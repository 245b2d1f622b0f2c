import type { ReactNode } from "react";
import type { TableColumn, TableSort } from "./tableColumn";
import type { TablePagination } from "./TableFooter";

export interface TableProps<Row> {
  /** What the table holds; its accessible name. */
  caption: string;
  captionDisplay?: "visible" | "hidden";
  columns: readonly TableColumn<Row>[];
  /** One page of rows, already sorted: the table shows, it does not sort. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The row in words, for its checkbox: a name, a title. */
  getRowLabel?: (row: Row) => string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Address of the table in that order: headers become links that work without scripts. */
  hrefOfSort?: (sort: TableSort) => string;
  /** `loading` keeps the rows that are there; without any it shows their place. */
  state?: "ready" | "loading" | "error";
  /** In the place of the rows when there are none; an `EmptyState` with `variant="plain"`. */
  empty?: ReactNode;
  /** In the place of the rows in state `error`; by default a notice with `onRetry`. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Ids of the selected rows, on other pages too; with `onSelectedChange` the rows get checkboxes. */
  selected?: readonly string[];
  onSelectedChange?: (selected: readonly string[]) => void;
  /** Buttons for all selected rows. */
  selectionActions?: ReactNode;
  /** The last column: mostly a `Menu` with `display="icon"`. */
  renderActions?: (row: Row) => ReactNode;
  pagination?: TablePagination;
  density?: "normal" | "compact";
  /** `sticky` keeps the header in sight; the table then scrolls within 70 % of the window's height. */
  header?: "static" | "sticky";
  /** Below 600 px: `cards` for rows that are read one by one, `scroll` for columns that are compared. */
  phoneLayout?: "cards" | "scroll";
  /** How many rows hold the place while the first ones are on their way. */
  skeletonRows?: number;
}
