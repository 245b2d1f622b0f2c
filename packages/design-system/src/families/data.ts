/** Facts and rows to read and compare. */
export { Accordion } from "../accordion/Accordion";
export { Facts } from "../facts/Facts";
export { Receipt } from "../form/receipt/Receipt";
export { Table } from "../table/Table";

export type { AccordionItem, AccordionProps } from "../accordion/Accordion";
export type { FactItem, FactsProps } from "../facts/Facts";
export type { ReceiptProps, ReceiptRow } from "../form/receipt/Receipt";
export type { TableProps } from "../table/Table";
export type { SortDirection, TableColumn, TableSort } from "../table/tableColumn";
export type { TablePagination } from "../table/TableFooter";
