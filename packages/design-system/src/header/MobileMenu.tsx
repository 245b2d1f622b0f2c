import { ContourLines } from "../contour-lines/ContourLines";
import { SideSheet } from "../dialog/SideSheet";
import { microcopy } from "../microcopy/microcopy";
import { MenuEntry, MenuFrame, MenuList, MenuOrnament } from "./Header.styles";
import { ariaCurrent, type HeaderItem } from "./headerItem";

export interface MobileMenuProps {
  items: readonly HeaderItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The main menu's entries in a dialog that closes on choosing one. */
export function MobileMenu({ items, open, onOpenChange }: MobileMenuProps) {
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={microcopy.header.menu}>
      <MenuFrame aria-label={microcopy.header.menu}>
        <MenuList role="list">
          {items.map((item) => (
            <li key={item.href}>
              <MenuEntry
                href={item.href}
                aria-current={ariaCurrent(item)}
                onClick={() => onOpenChange(false)}
              >
                {item.label}
              </MenuEntry>
            </li>
          ))}
        </MenuList>
      </MenuFrame>
      <MenuOrnament>
        <ContourLines motif="ridge" fade="top" />
      </MenuOrnament>
    </SideSheet>
  );
}
