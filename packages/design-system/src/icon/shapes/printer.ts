// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const printerIcon: IconShape =
  "M214.7,72H200V40a8,8,0,0,0-8-8H64a8,8,0,0,0-8,8V72H41.3C27.4,72,16,82.8,16,96v80a8,8,0,0,0,8,8H56v32a8,8,0,0,0,8,8H192a8,8,0,0,0,8-8V184h32a8,8,0,0,0,8-8V96C240,82.8,228.6,72,214.7,72ZM72,48H184V72H72ZM184,208H72V160H184Zm40-40H200V152a8,8,0,0,0-8-8H64a8,8,0,0,0-8,8v16H32V96c0-4.4,4.2-8,9.3-8H214.7c5.1,0,9.3,3.6,9.3,8Zm-24-52a12,12,0,1,1-12-12A12,12,0,0,1,200,116Z";
