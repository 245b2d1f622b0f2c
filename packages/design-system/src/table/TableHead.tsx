import { Icon } from "../icon/Icon";
import { arrowDownIcon, arrowsDownUpIcon, arrowUpIcon } from "../icon/icons";
import { followInPlace } from "../link/followInPlace";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { SelectBox } from "./SelectBox";
import type { TableProps } from "./tableProps";
import { Head, HeadCell, HeadRow, SortButton, SortLink } from "./Table.styles";
import { nextSort, type TableColumn } from "./tableColumn";
import type { RowSelection } from "./rowSelection";

const texts = dataMicrocopy.table;

export interface TableHeadProps<Row> extends Pick<
  TableProps<Row>,
  "columns" | "sort" | "onSortChange" | "hrefOfSort" | "phoneLayout"
> {
  selection?: RowSelection;
  hasActions: boolean;
}

export function TableHead<Row>({
  columns,
  selection,
  hasActions,
  phoneLayout,
  ...sorting
}: TableHeadProps<Row>) {
  return (
    <Head role="rowgroup">
      <HeadRow role="row" phoneLayout={phoneLayout}>
        {selection && (
          <HeadCell role="columnheader" scope="col" kind="select" phoneLayout={phoneLayout}>
            <SelectBox
              label={texts.selectPage}
              phoneLabel={phoneLayout === "cards" ? texts.selectPage : undefined}
              checked={selection.page}
              onCheckedChange={selection.togglePage}
            />
          </HeadCell>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.id} {...{ column, phoneLayout, ...sorting }} />
        ))}
        {hasActions && (
          <HeadCell role="columnheader" scope="col" kind="plain" phoneLayout={phoneLayout}>
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </HeadCell>
        )}
      </HeadRow>
    </Head>
  );
}

interface ColumnHeaderProps<Row> extends Pick<
  TableProps<Row>,
  "sort" | "onSortChange" | "hrefOfSort" | "phoneLayout"
> {
  column: TableColumn<Row>;
}

function ColumnHeader<Row>({ column, sort, onSortChange, hrefOfSort, phoneLayout }: ColumnHeaderProps<Row>) {
  const isSortable = column.sortable && Boolean(onSortChange ?? hrefOfSort);
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const shared = {
    role: "columnheader",
    scope: "col",
    phoneLayout,
    "data-align": column.align,
    "data-width": column.width,
  } as const;
  if (!isSortable) {
    return (
      <HeadCell {...shared} kind="plain">
        {column.header}
      </HeadCell>
    );
  }
  const next = nextSort(column, sort);
  const content = (
    <>
      {column.header}
      <Icon icon={direction ? arrows[direction] : arrowsDownUpIcon} size="sm" />
    </>
  );
  return (
    // Only on the column that sorts: „none“ would be read with every other one.
    <HeadCell {...shared} kind="sortable" aria-sort={direction}>
      {hrefOfSort ? (
        <SortLink
          href={hrefOfSort(next)}
          phoneLayout={phoneLayout}
          onClick={(event) => followInPlace(event, onSortChange && (() => onSortChange(next)))}
        >
          {content}
        </SortLink>
      ) : (
        <SortButton type="button" phoneLayout={phoneLayout} onClick={() => onSortChange?.(next)}>
          {content}
        </SortButton>
      )}
    </HeadCell>
  );
}

const arrows = { ascending: arrowUpIcon, descending: arrowDownIcon };
