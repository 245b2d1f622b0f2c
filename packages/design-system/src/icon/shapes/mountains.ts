// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const mountainsIcon: IconShape =
  "M164,80a28,28,0,1,0-28-28A28,28,0,0,0,164,80Zm0-40a12,12,0,1,1-12,12A12,12,0,0,1,164,40Zm90.9,155.9-54.6-92.1A15.9,15.9,0,0,0,186.6,96h0a15.8,15.8,0,0,0-13.8,7.8L146.6,148l-44.8-76.1a16,16,0,0,0-27.6,0L1.1,195.9A8,8,0,0,0,8,208H248a8,8,0,0,0,6.9-12.1ZM88,80l23.6,40H64.4ZM22,192l33-56h66l18.7,31.8,0,0L154,192Zm150.6,0-16.7-28.3L186.6,112,234,192Z";
