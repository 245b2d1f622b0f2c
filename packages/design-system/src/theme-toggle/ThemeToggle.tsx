import { IconButton } from "../button/IconButton";
import { moonIcon, sunIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";

export type ThemeName = "light" | "dark";

export interface ThemeToggleProps {
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
  /** `deep` for dark bands such as the footer. */
  tone?: "plain" | "deep";
}

/** Offers the other theme; which one is there, the application says. */
export function ThemeToggle({ theme, onThemeChange, tone = "plain" }: ThemeToggleProps) {
  const isDark = theme === "dark";
  return (
    <IconButton
      icon={isDark ? sunIcon : moonIcon}
      label={isDark ? microcopy.themeToggle.toLight : microcopy.themeToggle.toDark}
      variant={tone === "deep" ? "inverse" : "quiet"}
      onClick={() => onThemeChange(isDark ? "light" : "dark")}
    />
  );
}
