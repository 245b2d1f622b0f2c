// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const calendarXIcon: IconShape =
  "M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM72,48v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80H48V48ZM208,208H48V96H208V208Zm-50.3-74.3L139.3,152l18.4,18.3a8,8,0,0,1-11.3,11.3L128,163.3l-18.3,18.4a8,8,0,0,1-11.3-11.3L116.7,152,98.3,133.7a8,8,0,0,1,11.3-11.3L128,140.7l18.3-18.4a8,8,0,0,1,11.3,11.3Z";
