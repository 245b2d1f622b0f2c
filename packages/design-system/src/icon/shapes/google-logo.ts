// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const googleLogoIcon: IconShape =
  "M224,128a96,96,0,1,1-21.9-61.1,8,8,0,1,1-12.3,10.2A80,80,0,1,0,207.6,136H128a8,8,0,0,1,0-16h88A8,8,0,0,1,224,128Z";
