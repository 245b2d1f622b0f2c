// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const signpostIcon: IconShape =
  "M246,106.7,212.3,69.3A16,16,0,0,0,200.4,64H136V32a8,8,0,0,0-16,0V64H40A16,16,0,0,0,24,80v64a16,16,0,0,0,16,16h80v64a8,8,0,0,0,16,0V160h64.4a16,16,0,0,0,11.9-5.3L246,117.3A8,8,0,0,0,246,106.7ZM200.4,144H40V80H200.4l28.8,32Z";
