import { darkThemeClass, type ThemeName } from "@gratweg/design-system";
import { useCallback, useSyncExternalStore } from "react";
import { THEME_KEY } from "./themeScript";

/** The visitor's choice of theme. Its home is the root element's class, which the head's script sets before the first paint. */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  const theme = useSyncExternalStore(subscribe, read, () => "light" as const);

  const choose = useCallback((next: ThemeName) => {
    document.documentElement.classList.toggle(darkThemeClass, next === "dark");
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Storage may be forbidden: the choice then lasts as long as the page.
    }
  }, []);

  return [theme, choose];
}

function read(): ThemeName {
  return document.documentElement.classList.contains(darkThemeClass) ? "dark" : "light";
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}
