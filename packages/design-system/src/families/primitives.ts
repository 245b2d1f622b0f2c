/** Layout, text, pictures and marks. */
export { Badge } from "../badge/Badge";
export { ContourLines } from "../contour-lines/ContourLines";
export { Cluster } from "../layout/Cluster";
export { Container } from "../layout/Container";
export { Grid, GridItem } from "../layout/Grid";
export { Stack } from "../layout/Stack";
export { Logo } from "../logo/Logo";
export { SiteMark } from "../logo/SiteMark";
export { Picture } from "../picture/Picture";
export { Section } from "../section/Section";
export { Heading } from "../text/Heading";
export { Text } from "../text/Text";
export { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

export type { BadgeProps } from "../badge/Badge";
export type { ContourLinesProps } from "../contour-lines/ContourLines";
export type { ClusterProps } from "../layout/Cluster";
export type { ContainerProps } from "../layout/Container";
export type { GridItemProps, GridProps } from "../layout/Grid";
export type { StackProps } from "../layout/Stack";
export type { LogoProps } from "../logo/Logo";
export type { SiteMarkProps } from "../logo/SiteMark";
export type { PictureData, PictureProps, PictureSource } from "../picture/Picture";
export type { SectionProps } from "../section/Section";
export type { HeadingLevel, HeadingProps } from "../text/Heading";
export type { TextProps } from "../text/Text";
export type { VisuallyHiddenProps } from "../visually-hidden/VisuallyHidden";
