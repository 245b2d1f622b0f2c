import { useEffect } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { SideSheet } from "../dialog/SideSheet";
import { microcopy } from "../microcopy/microcopy";
import { MenuEntry, MenuFrame, MenuList, MenuOrnament } from "./Header.styles";
import { media } from "../theme/media";
import { ariaCurrent, type HeaderItem } from "./headerItem";

export interface MobileMenuProps {
  items: readonly HeaderItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The main menu's entries in a dialog that closes on choosing one, on the browser's way back and where the header has room for them. */
export function MobileMenu({ items, open, onOpenChange }: MobileMenuProps) {
  useEffect(() => {
    if (!open) return undefined;
    const close = () => onOpenChange(false);
    const wide = window.matchMedia?.(media.lg);
    window.addEventListener("popstate", close);
    wide?.addEventListener("change", close);
    return () => {
      window.removeEventListener("popstate", close);
      wide?.removeEventListener("change", close);
    };
  }, [open, onOpenChange]);
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
