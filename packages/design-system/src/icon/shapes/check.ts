// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const checkIcon: IconShape =
  "M229.7,77.7l-128,128a8,8,0,0,1-11.3,0l-56-56a8,8,0,0,1,11.3-11.3L96,188.7,218.3,66.3a8,8,0,0,1,11.3,11.3Z";
