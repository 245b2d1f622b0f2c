// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const treeEvergreenIcon: IconShape =
  "M230.3,187.1l-46-59.1H208a8,8,0,0,0,6.3-12.9l-80-104a8,8,0,0,0-12.7,0l-80,104A8,8,0,0,0,48,128H71.6l-46,59.1A8,8,0,0,0,32,200h88v40a8,8,0,0,0,16,0V200h88a8,8,0,0,0,6.3-12.9ZM48.4,184l46-59.1A8,8,0,0,0,88,112H64.3L128,29.1,191.8,112H168a8,8,0,0,0-6.3,12.9L207.6,184Z";
