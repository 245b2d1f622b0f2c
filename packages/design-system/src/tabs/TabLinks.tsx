import { useRef } from "react";
import { ariaCurrent, type HeaderItem } from "../header/headerItem";
import type { IconShape } from "../icon/icons";
import { BaseLink } from "../link/LinkProvider";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { styled } from "../theme";
import { TabContent } from "./Tabs";
import { listStyles, tabStyles } from "./Tabs.styles";
import { useInSight } from "./useInSight";

const List = styled("ul", listStyles);
const TabLink = styled(BaseLink, tabStyles);
const Entry = styled("li", { flexShrink: 0 });

export interface TabLinkItem extends HeaderItem {
  icon?: IconShape;
  count?: number;
}

export interface TabLinksProps {
  /** `current` marks the page that is shown, or the one that it lies below. */
  items: readonly TabLinkItem[];
  label?: string;
}

/** Looks like tabs, is a navigation: each view has its address, and works without scripts. */
export function TabLinks({ items, label = dataMicrocopy.tabs.label }: TabLinksProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useInSight(listRef, "[aria-current]", items.find(({ current }) => current)?.href ?? "");
  return (
    <nav aria-label={label}>
      <List ref={listRef} role="list">
        {items.map((item) => (
          <Entry key={item.href}>
            <TabLink href={item.href} aria-current={ariaCurrent(item)}>
              <TabContent {...item} />
            </TabLink>
          </Entry>
        ))}
      </List>
    </nav>
  );
}
