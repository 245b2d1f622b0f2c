// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const caretDownIcon: IconShape =
  "M213.7,101.7l-80,80a8,8,0,0,1-11.3,0l-80-80A8,8,0,0,1,53.7,90.3L128,164.7l74.3-74.3a8,8,0,0,1,11.3,11.3Z";
