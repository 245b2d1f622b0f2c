import { useId, useRef } from "react";
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
import { TableFooter } from "./TableFooter";
import { TableHead } from "./TableHead";
import type { TableProps } from "./tableProps";

export type { TableProps };

const texts = dataMicrocopy.table;

const Root = styled("div", { display: "flex", flexDirection: "column", minWidth: 0 });

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
