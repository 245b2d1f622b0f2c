// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const identificationCardIcon: IconShape =
  "M200,112a8,8,0,0,1-8,8H152a8,8,0,0,1,0-16h40A8,8,0,0,1,200,112Zm-8,24H152a8,8,0,0,0,0,16h40a8,8,0,0,0,0-16Zm40-80V200a16,16,0,0,1-16,16H40a16,16,0,0,1-16-16V56A16,16,0,0,1,40,40H216A16,16,0,0,1,232,56ZM216,200V56H40V200H216Zm-80.3-34a8,8,0,1,1-15.5,4c-2.6-10.3-13.1-18-24.3-18s-21.6,7.7-24.3,18a8,8,0,1,1-15.5-4,39.8,39.8,0,0,1,17.2-23.3,32,32,0,1,1,45.1,0A39.8,39.8,0,0,1,135.8,166ZM96,136a16,16,0,1,0-16-16A16,16,0,0,0,96,136Z";
