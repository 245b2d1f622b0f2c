// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const caretRightIcon: IconShape =
  "M181.7,133.7l-80,80a8,8,0,0,1-11.3-11.3L164.7,128,90.3,53.7a8,8,0,0,1,11.3-11.3l80,80A8,8,0,0,1,181.7,133.7Z";
