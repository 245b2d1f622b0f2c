// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const caretLeftIcon: IconShape =
  "M165.7,202.3a8,8,0,0,1-11.3,11.3l-80-80a8,8,0,0,1,0-11.3l80-80a8,8,0,0,1,11.3,11.3L91.3,128Z";
