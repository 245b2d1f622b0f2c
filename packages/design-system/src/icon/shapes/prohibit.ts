// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const prohibitIcon: IconShape =
  "M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm88,104a87.6,87.6,0,0,1-20.4,56.3L71.7,60.4A88,88,0,0,1,216,128ZM40,128A87.6,87.6,0,0,1,60.4,71.7L184.3,195.6A88,88,0,0,1,40,128Z";
