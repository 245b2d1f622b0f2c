// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const houseLineIcon: IconShape =
  "M240,208H224V136l2.3,2.3A8,8,0,0,0,237.7,127L139.3,28.7a16,16,0,0,0-22.6,0L18.3,127a8,8,0,0,0,11.3,11.3L32,136v72H16a8,8,0,0,0,0,16H240a8,8,0,0,0,0-16ZM48,120l80-80,80,80v88H160V152a8,8,0,0,0-8-8H104a8,8,0,0,0-8,8v56H48Zm96,88H112V160h32Z";
