/** Facts and rows to read and compare. */
export { Accordion } from "../accordion/Accordion";
export { Facts } from "../facts/Facts";
export { Receipt } from "../form/receipt/Receipt";

export type { AccordionItem, AccordionProps } from "../accordion/Accordion";
export type { FactItem, FactsProps } from "../facts/Facts";
export type { ReceiptProps, ReceiptRow } from "../form/receipt/Receipt";
