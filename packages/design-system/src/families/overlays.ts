/** What lies above the page. */
export { Dialog } from "../dialog/Dialog";
export { SideSheet } from "../dialog/SideSheet";
export { Menu } from "../menu/Menu";

export type { DialogProps } from "../dialog/Dialog";
export type { SideSheetProps } from "../dialog/SideSheet";
export type { MenuProps } from "../menu/Menu";
export type { MenuEntry, MenuGroup, MenuItem } from "../menu/menuEntry";
