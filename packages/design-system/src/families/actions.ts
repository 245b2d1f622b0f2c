/** Buttons, links, chips: what is pressed or followed. */
export { Button } from "../button/Button";
export { ButtonLink } from "../button/ButtonLink";
export { IconButton } from "../button/IconButton";
export { Chip, ChipLink } from "../chip/Chip";
export { Link } from "../link/Link";
export { LinkProvider } from "../link/LinkProvider";
export { ThemeToggle } from "../theme-toggle/ThemeToggle";

export type { ButtonProps } from "../button/Button";
export type { ButtonLinkProps } from "../button/ButtonLink";
export type { IconButtonProps } from "../button/IconButton";
export type { ChipLinkProps, ChipProps } from "../chip/Chip";
export type { LinkProps } from "../link/Link";
export type { LinkComponentProps, LinkProviderProps } from "../link/LinkProvider";
export type { ThemeName, ThemeToggleProps } from "../theme-toggle/ThemeToggle";
