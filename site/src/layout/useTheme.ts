import { darkThemeClass, type ThemeName } from "@gratweg/design-system";
import { useCallback, useEffect, useState } from "react";
import { THEME_KEY } from "./themeScript";

/** The visitor's choice of theme. The prerendered page is light; the head's script has set the class before. */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  const [theme, setTheme] = useState<ThemeName>("light");

  useEffect(() => {
    if (document.documentElement.classList.contains(darkThemeClass)) setTheme("dark");
  }, []);

  const choose = useCallback((next: ThemeName) => {
    setTheme(next);
    document.documentElement.classList.toggle(darkThemeClass, next === "dark");
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Storage may be forbidden: the choice then lasts as long as the page.
    }
  }, []);

  return [theme, choose];
}
