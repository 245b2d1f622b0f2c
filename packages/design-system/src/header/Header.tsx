import { useState, type ReactNode } from "react";
import { Button } from "../button/Button";
import { listIcon } from "../icon/icons";
import { Logo } from "../logo/Logo";
import { microcopy } from "../microcopy/microcopy";
import { ContactBar, type ContactBarProps } from "./ContactBar";
import { Bar, Entry, Entries, Frame, HomeLink, MenuSlot, Nav, Tools } from "./Header.styles";
import { ariaCurrent, type HeaderItem } from "./headerItem";
import { MobileMenu } from "./MobileMenu";
import type { HeaderVisibility } from "./useHeaderVisibility";

export interface HeaderProps extends ContactBarProps {
  /** The product's name beside the mark. */
  name: string;
  homeHref: string;
  items: readonly HeaderItem[];
  /** From `useHeaderVisibility`. */
  visibility?: HeaderVisibility;
  /** At the main bar's end, for example the theme toggle. */
  tools?: ReactNode;
}

/** Contact bar, logo and main menu; sticks to the top and makes way while one scrolls down. */
export function Header({ name, homeHref, items, visibility, tools, ...contact }: HeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { state = "visible", hideOnPhone = false } = visibility ?? {};
  return (
    <Frame data-state={state} phone={hideOnPhone ? "hidden" : "shown"}>
      <ContactBar {...contact} />
      <Bar>
        <HomeLink href={homeHref} aria-label={`${name}: ${microcopy.header.home}`}>
          <Logo name={name} />
        </HomeLink>
        <Nav aria-label={microcopy.header.menu}>
          <Entries role="list">
            {items.map((item) => (
              <li key={item.href}>
                <Entry href={item.href} aria-current={ariaCurrent(item)}>
                  {item.label}
                </Entry>
              </li>
            ))}
          </Entries>
        </Nav>
        <Tools>
          {tools}
          <MenuSlot>
            <Button
              variant="secondary"
              size="sm"
              icon={listIcon}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              {microcopy.header.openMenu}
            </Button>
          </MenuSlot>
        </Tools>
      </Bar>
      <MobileMenu items={items} open={isMenuOpen} onOpenChange={setMenuOpen} />
    </Frame>
  );
}
