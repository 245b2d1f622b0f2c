import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { Pagination, type PaginationProps } from "../pagination/Pagination";
import { Below } from "./Table.styles";

const texts = dataMicrocopy.table;

export interface TablePagination extends PaginationProps {
  /** Rows on all pages together; with `pageSize` it gives „26 bis 50 von 312“. */
  total?: number;
  pageSize?: number;
}

export function TableFooter({ total, pageSize, ...pages }: TablePagination) {
  if (total === 0) return null;
  return (
    <Below>
      <span>{total !== undefined && rangeOf(pages.page, pageSize ?? total, total)}</span>
      <Pagination {...pages} />
    </Below>
  );
}

function rangeOf(page: number, pageSize: number, total: number) {
  const first = (page - 1) * pageSize + 1;
  return texts.range(first, Math.min(first + pageSize - 1, total), total);
}
