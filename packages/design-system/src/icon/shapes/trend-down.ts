// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const trendDownIcon: IconShape =
  "M240,128v64a8,8,0,0,1-8,8H168a8,8,0,0,1,0-16h44.7L136,107.3l-34.3,34.4a8,8,0,0,1-11.3,0l-72-72A8,8,0,0,1,29.7,58.3L96,124.7l34.3-34.4a8,8,0,0,1,11.3,0L224,172.7V128a8,8,0,0,1,16,0Z";
