import type { ReactNode } from "react";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { keyframes, styled } from "../theme";
import { SelectBox } from "./SelectBox";
import type { TableProps } from "./tableProps";
import { BodyRow, Cell, CellLabel, Rows, WholeCell } from "./Table.styles";
import { isRowHeader, type TableColumn } from "./tableColumn";
import type { RowSelection } from "./rowSelection";

const texts = dataMicrocopy.table;

export interface TableBodyProps<Row> extends Required<
  Pick<TableProps<Row>, "columns" | "rows" | "getRowId">
> {
  getRowLabel: (row: Row) => string;
  renderActions?: TableProps<Row>["renderActions"];
  phoneLayout: TableProps<Row>["phoneLayout"];
  selection?: RowSelection;
}

export function TableBody<Row>({ rows, getRowId, selection, ...props }: TableBodyProps<Row>) {
  const { columns, getRowLabel, renderActions, phoneLayout } = props;
  return (
    <Rows role="rowgroup">
      {rows.map((row) => {
        const id = getRowId(row);
        return (
          <BodyRow
            key={id}
            role="row"
            phoneLayout={phoneLayout}
            data-state={selection?.has(id) ? "selected" : "none"}
          >
            {selection && (
              <Cell role="cell" kind="select" phoneLayout={phoneLayout}>
                <SelectBox
                  label={texts.select(getRowLabel(row))}
                  checked={selection.has(id)}
                  onCheckedChange={(checked) => selection.toggle(id, checked)}
                />
              </Cell>
            )}
            {columns.map((column) => (
              <ValueCell key={column.id} isName={isRowHeader(columns, column)} {...{ column, phoneLayout }}>
                {column.renderCell(row)}
              </ValueCell>
            ))}
            {renderActions && (
              <Cell role="cell" kind="actions" phoneLayout={phoneLayout}>
                {renderActions(row)}
              </Cell>
            )}
          </BodyRow>
        );
      })}
    </Rows>
  );
}

interface ValueCellProps<Row> {
  column: TableColumn<Row>;
  isName: boolean;
  phoneLayout: TableProps<Row>["phoneLayout"];
  children: ReactNode;
}

function ValueCell<Row>({ column, isName, phoneLayout, children }: ValueCellProps<Row>) {
  const shared = { phoneLayout, "data-align": column.align, "data-width": column.width };
  if (isName) {
    return (
      <Cell as="th" role="rowheader" scope="row" kind="name" {...shared}>
        {children}
      </Cell>
    );
  }
  return (
    <Cell role="cell" kind="value" {...shared}>
      {/* Screen readers take it from the column's header. */}
      <CellLabel phoneLayout={phoneLayout} aria-hidden="true">
        {column.header}
      </CellLabel>
      {/* One element, so that a card has two columns whatever the cell is made of. */}
      <span>{children}</span>
    </Cell>
  );
}

const breathe = keyframes({ "0%, 100%": { opacity: 1 }, "50%": { opacity: 0.5 } });

const Bone = styled("span", {
  display: "block",
  height: "1em",
  minWidth: "$space$6",
  borderRadius: "$sm",
  backgroundColor: "$border",
  animationName: breathe,
  animationDuration: "1.6s",
  animationIterationCount: "infinite",
  "@reducedMotion": { animationName: "none" },
  "@media (forced-colors: active)": { border: "$borderWidths$thin solid GrayText" },
  variants: {
    length: { long: { width: "85%" }, middle: { width: "60%" }, short: { width: "40%" } },
  },
});

/** As high as the button that will stand there: nothing jumps when the rows come. */
const Control = styled("span", {
  display: "block",
  width: "$space$3",
  height: "$sizes$target",
});

const lengths = ["long", "middle", "short"] as const;

export interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  phoneLayout: TableProps<Row>["phoneLayout"];
  hasSelection: boolean;
  hasActions: boolean;
}

/** The rows' place while they are on their way; nothing to read out. */
export function SkeletonRows<Row>({ columns, count, phoneLayout, ...has }: SkeletonRowsProps<Row>) {
  return (
    <Rows role="rowgroup" aria-hidden="true">
      {Array.from({ length: count }, (_row, index) => (
        <BodyRow key={index} phoneLayout={phoneLayout} data-state="loading">
          {has.hasSelection && (
            <Cell kind="select" phoneLayout={phoneLayout}>
              <Control />
            </Cell>
          )}
          {columns.map((column, place) => (
            <Cell
              key={column.id}
              kind={isRowHeader(columns, column) ? "name" : "value"}
              phoneLayout={phoneLayout}
              data-width={column.width}
            >
              <CellLabel phoneLayout={phoneLayout}>{column.header}</CellLabel>
              <Bone length={lengths[(index + place) % lengths.length]} />
            </Cell>
          ))}
          {has.hasActions && (
            <Cell kind="actions" phoneLayout={phoneLayout}>
              <Control />
            </Cell>
          )}
        </BodyRow>
      ))}
    </Rows>
  );
}

interface WholeRowProps {
  colSpan: number;
  phoneLayout: "cards" | "scroll";
  children: ReactNode;
}

export function WholeRow({ colSpan, phoneLayout, children }: WholeRowProps) {
  return (
    <Rows role="rowgroup">
      <BodyRow role="row" phoneLayout={phoneLayout} data-state="whole">
        <WholeCell role="cell" colSpan={colSpan} phoneLayout={phoneLayout}>
          {children}
        </WholeCell>
      </BodyRow>
    </Rows>
  );
}
