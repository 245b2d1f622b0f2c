// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const calendarCheckIcon: IconShape =
  "M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM72,48v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80H48V48ZM208,208H48V96H208V208Zm-38.3-85.7a8,8,0,0,1,0,11.3l-48,48a8,8,0,0,1-11.3,0l-24-24a8,8,0,0,1,11.3-11.3L116,164.7l42.3-42.4A8,8,0,0,1,169.7,122.3Z";
