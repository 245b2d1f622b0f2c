import { useId, type PointerEvent } from "react";
import { Button } from "../button/Button";
import type { ButtonLook } from "../button/buttonLook";
import { IconButton } from "../button/IconButton";
import { caretDownIcon, dotsThreeVerticalIcon, type IconShape } from "../icon/icons";
import { List, Root, ShortLabel } from "./Menu.styles";
import { groupsOf, type MenuEntry, type MenuItem } from "./menuEntry";
import { MenuList } from "./MenuList";
import { useMenu } from "./useMenu";

export interface MenuProps extends Pick<ButtonLook, "variant" | "size"> {
  /** On the button; with `display="icon"` its name. In a list it names the row: „Aktionen für Anna Berger“. */
  label: string;
  /** `compact`: the text from 600 px on and cut after a few words, below it the icon alone; for headers. */
  display?: "text" | "compact" | "icon";
  icon?: IconShape;
  /** Items, and groups of items with or without a label. Without any there is no button. */
  items: readonly MenuEntry[];
  /** The edge of the button that the menu keeps to. */
  align?: "start" | "end";
}

/** A button with a menu of actions and ways. For choosing a value in a form take `Select`. */
export function Menu({ label, display = "text", icon, items, align, variant, size }: MenuProps) {
  const id = useId();
  const { open, show, close, buttonRef, listRef, onButtonKeyDown, onListKeyDown } = useMenu(
    align ?? (display === "icon" ? "end" : "start"),
  );
  const shared = {
    "aria-haspopup": "menu" as const,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    onClick: (event: { preventDefault: () => void }) => {
      // Else the browser would toggle the popover a second time.
      event.preventDefault();
      if (open) close(true);
      else show("first");
    },
    onKeyDown: onButtonKeyDown,
  };

  function choose(item: MenuItem, stays: boolean) {
    // First the focus, then the action: a dialog that it opens gives the focus back to the button.
    if (!stays) close(true);
    item.onSelect?.();
  }

  const groups = groupsOf(items);
  if (groups.length === 0) return null;
  return (
    <Root>
      {display === "icon" ? (
        <IconButton
          icon={icon ?? dotsThreeVerticalIcon}
          label={label}
          variant={variant ?? "quiet"}
          ref={buttonRef}
          {...shared}
        />
      ) : (
        <Button
          icon={icon}
          iconEnd={caretDownIcon}
          variant={variant ?? "secondary"}
          size={size}
          ref={buttonRef}
          aria-label={display === "compact" ? label : undefined}
          {...shared}
        >
          {display === "compact" ? <ShortLabel>{label}</ShortLabel> : label}
        </Button>
      )}
      <List
        ref={listRef}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!open}
        onKeyDown={onListKeyDown}
        onPointerMove={focusUnder}
      >
        {open && <MenuList groups={groups} onChoose={choose} />}
      </List>
    </Root>
  );
}

/** One item is the present one, whether the keyboard or the pointer has chosen it. */
function focusUnder(event: PointerEvent) {
  if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
  const item = event.target.closest<HTMLElement>('[role^="menuitem"]');
  if (item && item !== document.activeElement) item.focus({ preventScroll: true });
}
