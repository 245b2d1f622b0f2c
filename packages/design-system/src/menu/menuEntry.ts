import type { IconShape } from "../icon/icons";

export interface MenuItem {
  label: string;
  icon?: IconShape;
  /** A second line: what the action means. */
  description?: string;
  /** Chosen by press, Enter or Space; the menu is closed and the focus is back on its button by then. */
  onSelect?: () => void;
  /** A way to another page instead of an action. */
  href?: string;
  variant?: "normal" | "danger";
  /** Why it cannot be chosen now. The item stays in reach, so that the reason can be read. */
  disabledReason?: string;
  /** Whether it is chosen at present. Of a group one is (`menuitemradio`), or several are (`menuitemcheckbox`, see the group). */
  checked?: boolean;
}

export interface MenuGroup {
  /** Over the group; without it a line alone sets it apart. */
  label?: string;
  items: readonly MenuItem[];
  /** How many of its `checked` items may be chosen. With `many` a press or Space leaves the menu open for the next one. */
  selection?: "one" | "many";
}

export type MenuEntry = MenuItem | MenuGroup;

/** Items beside each other without a group form groups of their own, in order. */
export function groupsOf(entries: readonly MenuEntry[]): MenuGroup[] {
  const groups: (MenuGroup & { items: MenuItem[] })[] = [];
  let isOpen = false;
  for (const entry of entries) {
    if ("items" in entry) {
      groups.push({ ...entry, items: [...entry.items] });
      isOpen = false;
    } else if (isOpen) {
      groups[groups.length - 1]?.items.push(entry);
    } else {
      groups.push({ items: [entry] });
      isOpen = true;
    }
  }
  return groups.filter(({ items }) => items.length > 0);
}
