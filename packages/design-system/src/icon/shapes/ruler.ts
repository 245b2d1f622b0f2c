// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const rulerIcon: IconShape =
  "M235.3,73.4,182.6,20.7a16,16,0,0,0-22.6,0L20.7,160a16,16,0,0,0,0,22.6l52.7,52.7a16,16,0,0,0,22.6,0L235.3,96A16,16,0,0,0,235.3,73.4ZM84.7,224,32,171.3l32-32,26.3,26.4a8,8,0,0,0,11.3-11.3L75.3,128,96,107.3l26.3,26.4a8,8,0,0,0,11.3-11.3L107.3,96,128,75.3l26.3,26.4a8,8,0,0,0,11.3-11.3L139.3,64l32-32L224,84.7Z";
