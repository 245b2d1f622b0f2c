/** The icon and the drawings that we use, plain path data. */
export { Icon } from "../icon/Icon";
export * from "../icon/icons";

export type { IconProps } from "../icon/Icon";
export type { IconDrawing, IconPath, IconShape } from "../icon/iconShape";
