import { useId, useRef, type ReactNode } from "react";
import { Button } from "../button/Button";
import { EmptyState } from "../empty-state/EmptyState";
import { useScrollable } from "../layout/useScrollable";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { microcopy } from "../microcopy/microcopy";
import { Notice } from "../notice/Notice";
import { ProgressBar } from "../progress/ProgressBar";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { rowSelection } from "./rowSelection";
import { SelectionBar } from "./SelectionBar";
import { Bar, Caption, Frame, Grid, Scroller } from "./Table.styles";
import { SkeletonRows, TableBody, WholeRow } from "./TableBody";
import { TableFooter, type TablePagination } from "./TableFooter";
import { TableHead } from "./TableHead";
import type { TableColumn, TableSort } from "./tableColumn";

const texts = dataMicrocopy.table;

const Root = styled("div", { display: "flex", flexDirection: "column", minWidth: 0 });

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

/** Rows to find, compare and act on, in a real table. Order, page and selection are the caller's. */
export function Table<Row>({
  caption,
  captionDisplay = "visible",
  columns,
  rows,
  getRowId,
  getRowLabel = getRowId,
  state = "ready",
  empty,
  error,
  onRetry,
  selected = [],
  onSelectedChange,
  selectionActions,
  renderActions,
  pagination,
  density = "normal",
  header = "static",
  phoneLayout = "cards",
  skeletonRows = 5,
  ...sorting
}: TableProps<Row>) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(scroller);
  const selection = onSelectedChange && rowSelection(rows.map(getRowId), selected, onSelectedChange);
  const colSpan = columns.length + (selection ? 1 : 0) + (renderActions ? 1 : 0);
  const sortedColumn = columns.find(({ id }) => id === sorting.sort?.column);

  return (
    <Root data-state={state}>
      {/* In the page from the beginning, and silent until something changes. */}
      <VisuallyHidden>
        <span role="status">
          {state === "loading" && microcopy.loading}
          {state === "ready" &&
            sortedColumn &&
            sorting.sort &&
            texts.sorted(sortedColumn.header, sorting.sort.direction)}
        </span>
      </VisuallyHidden>
      {onSelectedChange && (
        <SelectionBar count={selected.length} onClear={() => onSelectedChange([])}>
          {selectionActions}
        </SelectionBar>
      )}
      <Frame phoneLayout={phoneLayout}>
        {state === "loading" && (
          <Bar>
            <ProgressBar label={microcopy.loading} labelDisplay="hidden" size="sm" />
          </Bar>
        )}
        <Scroller
          ref={scroller}
          header={header}
          phoneLayout={phoneLayout}
          {...(isScrollable ? { tabIndex: 0, role: "region", "aria-labelledby": captionId } : {})}
        >
          {/* Cards take the native roles away from the elements in some browsers; the explicit ones stay. */}
          <Grid
            role="table"
            aria-busy={state === "loading" || undefined}
            {...{ density, header, phoneLayout }}
          >
            <Caption id={captionId} display={captionDisplay} phoneLayout={phoneLayout}>
              {caption}
            </Caption>
            <TableHead {...{ columns, selection, phoneLayout, ...sorting }} hasActions={!!renderActions} />
            {state === "error" ? (
              <WholeRow {...{ colSpan, phoneLayout }}>{error ?? <Failure onRetry={onRetry} />}</WholeRow>
            ) : rows.length > 0 ? (
              <TableBody
                {...{ columns, rows, getRowId, getRowLabel, renderActions, phoneLayout, selection }}
              />
            ) : state === "loading" ? (
              <SkeletonRows
                {...{ columns, phoneLayout }}
                count={skeletonRows}
                hasSelection={!!selection}
                hasActions={!!renderActions}
              />
            ) : (
              <WholeRow {...{ colSpan, phoneLayout }}>
                {empty ?? <EmptyState variant="plain" title={texts.empty} headingLevel={3} />}
              </WholeRow>
            )}
          </Grid>
        </Scroller>
      </Frame>
      {pagination && state !== "error" && <TableFooter {...pagination} />}
    </Root>
  );
}

function Failure({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice variant="error" title={texts.error}>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Notice>
  );
}
