// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const funnelIcon: IconShape =
  "M230.6,49.5A15.8,15.8,0,0,0,216,40H40A16,16,0,0,0,28.2,66.8l0.1,0.1L96,139.2V216a16,16,0,0,0,24.9,13.3l32-21.3A16,16,0,0,0,160,194.7V139.2l67.7-72.3,0.1-0.1A15.8,15.8,0,0,0,230.6,49.5ZM40,56h0Zm106.2,74.6A8,8,0,0,0,144,136v58.7L112,216V136a8,8,0,0,0-2.2-5.5L40,56H216Z";
