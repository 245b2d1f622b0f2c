import { useId } from "react";
import { Icon } from "../icon/Icon";
import { checkIcon } from "../icon/icons";
import { Check, Group, GroupLabel, ItemButton, ItemLink, Small, Words } from "./Menu.styles";
import type { MenuGroup, MenuItem } from "./menuEntry";

export interface MenuListProps {
  groups: readonly MenuGroup[];
  /** `stays`: one of several is chosen, and the menu is open for the next. */
  onChoose: (item: MenuItem, stays: boolean) => void;
}

/** What stands in an open menu. */
export function MenuList({ groups, onChoose }: MenuListProps) {
  const id = useId();
  return groups.map(({ label, items, selection = "one" }, index) => {
    const labelId = `${id}-${index}`;
    return (
      <Group key={index} role="group" aria-labelledby={label ? labelId : undefined}>
        {label && (
          <GroupLabel id={labelId} role="presentation">
            {label}
          </GroupLabel>
        )}
        {items.map((item) => (
          <Item key={item.label} item={item} isOneOfMany={selection === "many"} onChoose={onChoose} />
        ))}
      </Group>
    );
  });
}

interface ItemProps extends Pick<MenuListProps, "onChoose"> {
  item: MenuItem;
  isOneOfMany: boolean;
}

function Item({ item, isOneOfMany, onChoose }: ItemProps) {
  const { label, icon, description, href, variant, disabledReason, checked } = item;
  const small = disabledReason ?? description;
  const shared = {
    role: checked === undefined ? "menuitem" : isOneOfMany ? "menuitemcheckbox" : "menuitemradio",
    "aria-checked": checked,
    "aria-disabled": disabledReason ? true : undefined,
    tabIndex: -1,
    variant,
  };
  const content = (
    <>
      {checked !== undefined && <Check>{checked && <Icon icon={checkIcon} />}</Check>}
      {icon && <Icon icon={icon} />}
      <Words>
        <span data-menu-label="">{label}</span>
        {small && <Small> {small}</Small>}
      </Words>
    </>
  );
  if (href && !disabledReason) {
    return (
      <ItemLink href={href} {...shared} onClick={() => onChoose(item, false)}>
        {content}
      </ItemLink>
    );
  }
  const choose = (stays: boolean) => {
    if (!disabledReason) onChoose(item, stays);
  };
  return (
    <ItemButton
      type="button"
      {...shared}
      onClick={() => choose(isOneOfMany && checked !== undefined)}
      onKeyDown={(event) => {
        // ARIA Authoring Practices: Enter chooses and closes, Space leaves a check item's menu open.
        if (event.key !== "Enter") return;
        event.preventDefault();
        choose(false);
      }}
    >
      {content}
    </ItemButton>
  );
}
