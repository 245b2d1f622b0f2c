import { useEffect, useRef } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Body, Panel } from "../dialog/Dialog.styles";
import { SheetHead } from "../dialog/SheetHead";
import { microcopy } from "../microcopy/microcopy";
import { MenuEntry, MenuFrame, MenuList, MenuOrnament, MenuSheet } from "./Header.styles";
import { ariaCurrent, type HeaderItem } from "./headerItem";

export interface MobileMenuProps {
  /** The button that opens it names it in `popoverTarget`. */
  id: string;
  items: readonly HeaderItem[];
}

/** The main menu's entries in a popover: it opens without any script, and closes on choosing one and on the browser's way back. */
export function MobileMenu({ id, items }: MobileMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.hidePopover();
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);
  return (
    <MenuSheet ref={sheet} id={id} popover="auto" aria-label={microcopy.header.menu}>
      <Panel placement="end">
        <SheetHead sheet={id} title={microcopy.header.menu} />
        <Body>
          <MenuFrame aria-label={microcopy.header.menu}>
            <MenuList role="list">
              {items.map((item) => (
                <li key={item.href}>
                  <MenuEntry href={item.href} aria-current={ariaCurrent(item)} onClick={close}>
                    {item.label}
                  </MenuEntry>
                </li>
              ))}
            </MenuList>
          </MenuFrame>
          <MenuOrnament>
            <ContourLines motif="ridge" fade="top" />
          </MenuOrnament>
        </Body>
      </Panel>
    </MenuSheet>
  );
}
