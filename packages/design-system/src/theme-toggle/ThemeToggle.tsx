import { IconButton } from "../button/IconButton";
import { moonIcon, sunIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";

export type ThemeName = "light" | "dark";

export interface ThemeToggleProps {
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
}

/** Light is the default whatever the system prefers; the dark theme is the visitor's own choice. */
export function ThemeToggle({ theme, onThemeChange }: ThemeToggleProps) {
  const isDark = theme === "dark";
  return (
    <IconButton
      icon={isDark ? sunIcon : moonIcon}
      label={isDark ? microcopy.themeToggle.toLight : microcopy.themeToggle.toDark}
      onClick={() => onThemeChange(isDark ? "light" : "dark")}
    />
  );
}
