/** What lies above the page. */
export { Dialog, SideSheet } from "../dialog/Dialog";

export type { DialogProps, SideSheetProps } from "../dialog/Dialog";
