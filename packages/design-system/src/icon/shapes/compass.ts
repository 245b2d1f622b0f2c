// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const compassIcon: IconShape =
  "M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216ZM172.4,72.8l-64,32a8.1,8.1,0,0,0-3.6,3.6l-32,64A8,8,0,0,0,80,184a8.1,8.1,0,0,0,3.6-0.8l64-32a8.1,8.1,0,0,0,3.6-3.6l32-64a8,8,0,0,0-10.7-10.7ZM138,138,97.9,158.1,118,118l40.1-20.1Z";
