// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const signInIcon: IconShape =
  "M141.7,133.7l-40,40a8,8,0,0,1-11.3-11.3L116.7,136H24a8,8,0,0,1,0-16h92.7L90.3,93.7a8,8,0,0,1,11.3-11.3l40,40A8,8,0,0,1,141.7,133.7ZM200,32H136a8,8,0,0,0,0,16h56V208H136a8,8,0,0,0,0,16h64a8,8,0,0,0,8-8V40A8,8,0,0,0,200,32Z";
