import { useId } from "react";
import { Icon } from "../icon/Icon";
import { checkIcon } from "../icon/icons";
import { Check, Group, GroupLabel, ItemButton, ItemLink, Small, Words } from "./Menu.styles";
import type { MenuGroup, MenuItem } from "./menuEntry";

export interface MenuListProps {
  groups: readonly MenuGroup[];
  onChoose: (item: MenuItem) => void;
}

/** What stands in an open menu. */
export function MenuList({ groups, onChoose }: MenuListProps) {
  const id = useId();
  return groups.map(({ label, items }, index) => {
    const labelId = `${id}-${index}`;
    return (
      <Group key={index} role="group" aria-labelledby={label ? labelId : undefined}>
        {label && (
          <GroupLabel id={labelId} role="presentation">
            {label}
          </GroupLabel>
        )}
        {items.map((item) => (
          <Item key={item.label} item={item} onChoose={onChoose} />
        ))}
      </Group>
    );
  });
}

interface ItemProps extends Pick<MenuListProps, "onChoose"> {
  item: MenuItem;
}

function Item({ item, onChoose }: ItemProps) {
  const { label, icon, description, href, variant, disabledReason, checked } = item;
  const small = disabledReason ?? description;
  const shared = {
    role: checked === undefined ? "menuitem" : "menuitemradio",
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
      <ItemLink href={href} {...shared} onClick={() => onChoose(item)}>
        {content}
      </ItemLink>
    );
  }
  return (
    <ItemButton type="button" {...shared} onClick={() => !disabledReason && onChoose(item)}>
      {content}
    </ItemButton>
  );
}
