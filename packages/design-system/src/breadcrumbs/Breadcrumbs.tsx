import { Icon } from "../icon/Icon";
import { caretRightIcon } from "../icon/icons";
import { BaseLink } from "../link/LinkProvider";
import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";

const List = styled("ol", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "$1",
  listStyle: "none",
  fontSize: "$sm",
  color: "$textMuted",
});

const Item = styled("li", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  minWidth: 0,
  // Phones have one line: the page's own name stands below as its title.
  "@phone": {
    "&:last-child:not(:only-child)": { display: "none" },
    "&:nth-last-child(2) > svg": { display: "none" },
  },
});

const Crumb = styled(BaseLink, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  color: "$textMuted",
  textDecoration: "none",
  borderRadius: "$sm",
  "@hover": { "&:hover": { color: "$primaryText", textDecoration: "underline" } },
});

const Current = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  color: "$text",
});

export interface BreadcrumbItem {
  label: string;
  /** The last item, the page itself, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly BreadcrumbItem[];
  label?: string;
}

export function Breadcrumbs({ items, label = microcopy.breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <Item key={item.label}>
              {isLast || !item.href ? (
                <Current aria-current={isLast ? "page" : undefined}>{item.label}</Current>
              ) : (
                <Crumb href={item.href}>{item.label}</Crumb>
              )}
              {!isLast && <Icon icon={caretRightIcon} size="sm" />}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
