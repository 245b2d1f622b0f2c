import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { placeMenu } from "./placeMenu";
import { createTypeAhead } from "./typeAhead";

type End = "first" | "last";

/**
 * Drives a button and its menu: shown in the browser's top layer (Popover API), so that no edge of a table or a dialog cuts it;
 * placed by the style object, which a strict style-src allows. Light dismissal and Escape are the browser's; state follows it.
 */
export function useMenu(align: "start" | "end") {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const focusOn = useRef<End>("first");
  const [typeAhead] = useState(createTypeAhead);

  const close = useCallback((returnFocus: boolean) => {
    if (returnFocus) buttonRef.current?.focus({ preventScroll: true });
    setOpen(false);
  }, []);

  useEffect(() => {
    const list = listRef.current;
    const button = buttonRef.current;
    if (!open || !list || !button) return;
    // Known as the popover's own button, a press on it is no press outside.
    if ("popoverTargetElement" in button) button.popoverTargetElement = list;
    if (!isShown(list)) list.showPopover?.();

    const place = () => {
      list.style.maxHeight = "";
      const { top, left, maxHeight } = placeMenu(
        button.getBoundingClientRect(),
        list.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        align,
      );
      Object.assign(list.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${maxHeight}px` });
    };
    place();
    const items = itemsOf(list);
    items[focusOn.current === "first" ? 0 : items.length - 1]?.focus({ preventScroll: true });

    const followBrowser = (event: Event) => {
      if ((event as ToggleEvent).newState !== "closed") return;
      const focusIsLost = !document.activeElement || document.activeElement === document.body;
      close(focusIsLost || list.contains(document.activeElement));
    };
    const follow = (event: Event) => {
      if (event.target !== list) place();
    };
    list.addEventListener("toggle", followBrowser);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      list.removeEventListener("toggle", followBrowser);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", place);
      if (isShown(list)) list.hidePopover?.();
    };
  }, [open, align, close]);

  function show(end: End) {
    focusOn.current = end;
    setOpen(true);
  }

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? "first" : "last");
  }

  function onListKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Forward or back from the button, as if the menu had not been there.
    if (event.key === "Tab") return close(true);
    if (event.key === "Escape") {
      event.preventDefault();
      // A dialog around the menu stays open.
      event.stopPropagation();
      return close(true);
    }
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event, items, current);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function nextIndex(event: KeyboardEvent, items: readonly HTMLElement[], current: number) {
    const { length } = items;
    if (event.key === "ArrowDown") return (current + 1) % length;
    if (event.key === "ArrowUp") return (current - 1 + length) % length;
    if (event.key === "Home") return 0;
    if (event.key === "End") return length - 1;
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    return typeAhead(event.key, event.timeStamp, items.map(labelOf), current);
  }

  return { open, show, close, buttonRef, listRef, onButtonKeyDown, onListKeyDown };
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Letters find the label, not the second line. */
function labelOf(item: HTMLElement): string {
  return item.querySelector("[data-menu-label]")?.textContent ?? "";
}

/** Browsers without popovers show the list by its state alone. */
function isShown(list: HTMLElement): boolean {
  return list.showPopover !== undefined && list.matches(":popover-open");
}
