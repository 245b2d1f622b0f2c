// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const trendUpIcon: IconShape =
  "M240,56v64a8,8,0,0,1-16,0V75.3l-82.3,82.3a8,8,0,0,1-11.3,0L96,123.3,29.7,189.7a8,8,0,0,1-11.3-11.3l72-72a8,8,0,0,1,11.3,0L136,140.7,212.7,64H168a8,8,0,0,1,0-16h64A8,8,0,0,1,240,56Z";
