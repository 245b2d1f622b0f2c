// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const heartFillIcon: IconShape =
  "M240,102c0,70-103.8,126.7-108.2,129a8,8,0,0,1-7.6,0C119.8,228.7,16,172,16,102A62.1,62.1,0,0,1,78,40c20.6,0,38.7,8.9,50,23.9C139.3,48.9,157.3,40,178,40A62.1,62.1,0,0,1,240,102Z";
