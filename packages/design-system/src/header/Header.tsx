import { useId, type ReactNode } from "react";
import { Button } from "../button/Button";
import { ButtonLink } from "../button/ButtonLink";
import { listIcon, userCircleIcon } from "../icon/icons";
import { Logo } from "../logo/Logo";
import { microcopy } from "../microcopy/microcopy";
import { ContactBar, type ContactBarProps } from "./ContactBar";
import {
  AccountSlot,
  Bar,
  Entry,
  Entries,
  Frame,
  HomeLink,
  MenuSlot,
  Nav,
  Tools,
  Word,
} from "./Header.styles";
import { accountLinks } from "./headerAccount";
import { ariaCurrent, type HeaderItem } from "./headerItem";
import { MobileMenu } from "./MobileMenu";
import type { HeaderVisibility } from "./useHeaderVisibility";

/** The layouts of section 1: the portal host's, and every other host's. */
export type HeaderLayout = "portal" | "default";

export interface HeaderProps extends ContactBarProps {
  /** The product's name beside the mark. */
  name: string;
  homeHref: string;
  items: readonly HeaderItem[];
  /** From `useHeaderVisibility`. */
  visibility?: HeaderVisibility;
  /** At the main bar's end, for example the theme toggle. */
  tools?: ReactNode;
  /** `portal`: one dark, slimmer band, in which the account is a button of its own. */
  layout?: HeaderLayout;
}

/** Contact bar, logo and main menu; sticks to the top and makes way while one scrolls down. */
export function Header({
  name,
  homeHref,
  items,
  visibility,
  tools,
  layout = "default",
  account,
  ...contact
}: HeaderProps) {
  const isPortal = layout === "portal";
  const menuId = useId();
  const { state = "visible", hideOnPhone = false } = visibility ?? {};
  return (
    <Frame data-state={state} phone={hideOnPhone ? "hidden" : "shown"} layout={layout}>
      <ContactBar {...contact} account={isPortal ? undefined : account} />
      <Bar layout={layout}>
        <HomeLink href={homeHref} aria-label={`${name}: ${microcopy.header.home}`}>
          <Logo name={name} tone={isPortal ? "inverse" : "default"} />
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
          {accountLinks(isPortal ? account : undefined).map(({ shownTo, href, label }) => (
            <AccountSlot key={shownTo} shownTo={shownTo}>
              <ButtonLink href={href} variant="inverse" size="sm" icon={userCircleIcon} aria-label={label}>
                <Word>{label}</Word>
              </ButtonLink>
            </AccountSlot>
          ))}
          <MenuSlot>
            <Button
              variant={isPortal ? "inverse" : "secondary"}
              size="sm"
              icon={listIcon}
              aria-haspopup="dialog"
              popoverTarget={menuId}
            >
              {microcopy.header.openMenu}
            </Button>
          </MenuSlot>
        </Tools>
      </Bar>
      <MobileMenu id={menuId} items={items} />
    </Frame>
  );
}
