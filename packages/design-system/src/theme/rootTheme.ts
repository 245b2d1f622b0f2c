import { darkThemeClass } from "./classNames";
import { darkRoles } from "./roles";
import { config, createTheme } from "./stitches";
import { themeValues } from "./themeValues";

// Stitches writes `:root` for the very object of its configuration, and a class for every other.
const rootTheme = createTheme("theme-root", Object.assign(config.theme, themeValues));

const darkTheme = createTheme(darkThemeClass, { colors: darkRoles });

/** Reading a class name writes its rule. First the root's: a site's class and the dark one are as specific and have to win. */
export function writeRootTheme(): void {
  void rootTheme.className;
  void darkTheme.className;
}
