// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.
import type { IconShape } from "../iconShape";

export const tentIcon: IconShape =
  "M255.3,188.8l-64-144A8,8,0,0,0,184,40H72a8,8,0,0,0-7.3,4.7,0.2,0.2,0,0,0,0,0.1l0,0.1,0,0L0.7,188.8A8,8,0,0,0,8,200H248a8,8,0,0,0,7.3-11.3ZM64,184H20.3L64,85.7Zm16,0V85.7L123.7,184Zm61.2,0L84.3,56H178.8l56.9,128Z";
