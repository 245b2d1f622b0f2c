interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface MenuPlace {
  top: number;
  left: number;
  maxHeight: number;
}

const GAP = 4;
const MARGIN = 8;

/** px of the window: below the button where it fits or where there is more room, else above; never beyond the window's edges. */
export function placeMenu(
  button: Box,
  menu: { width: number; height: number },
  viewport: { width: number; height: number },
  align: "start" | "end",
): MenuPlace {
  const below = viewport.height - button.bottom - GAP - MARGIN;
  const above = button.top - GAP - MARGIN;
  const isBelow = menu.height <= below || below >= above;
  const maxHeight = Math.max(isBelow ? below : above, 0);
  const height = Math.min(menu.height, maxHeight);
  const wanted = align === "start" ? button.left : button.right - menu.width;
  return {
    top: isBelow ? button.bottom + GAP : button.top - GAP - height,
    left: Math.max(MARGIN, Math.min(wanted, viewport.width - menu.width - MARGIN)),
    maxHeight,
  };
}
