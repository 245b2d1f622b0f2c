// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const arrowUpRightIcon: IconShape =
  "M200,64V168a8,8,0,0,1-16,0V83.3L69.7,197.7a8,8,0,0,1-11.3-11.3L172.7,72H88a8,8,0,0,1,0-16H192A8,8,0,0,1,200,64Z";
