// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const hourglassMediumIcon: IconShape =
  "M200,75.6V40a16,16,0,0,0-16-16H72A16,16,0,0,0,56,40V76a16.1,16.1,0,0,0,6.4,12.8L114.7,128,62.4,167.2A16.1,16.1,0,0,0,56,180v36a16,16,0,0,0,16,16H184a16,16,0,0,0,16-16V180.4a16.1,16.1,0,0,0-6.3-12.8L141.3,128l52.4-39.6A16.1,16.1,0,0,0,200,75.6ZM72,40H184V75.6L178.2,80H77.3L72,76Zm56,78L98.7,96h58.4Zm56,98H72V180l48-36v24a8,8,0,0,0,16,0V144.1l48,36.3Z";
