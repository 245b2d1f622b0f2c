/** Header, footer and ways through pages and steps. */
export { Breadcrumbs } from "../breadcrumbs/Breadcrumbs";
export { Footer } from "../footer/Footer";
export { Stepper } from "../form/stepper/Stepper";
export { Header } from "../header/Header";
export { followHeader } from "../header/followHeader";
export { hidesOnPhone, useHeaderVisibility } from "../header/useHeaderVisibility";
export { Pagination } from "../pagination/Pagination";
export { SkipLink } from "../skip-link/SkipLink";
export { TabLinks } from "../tabs/TabLinks";
export { Tabs } from "../tabs/Tabs";

export type { BreadcrumbItem, BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs";
export type { FooterProps } from "../footer/Footer";
export type { FooterLogo } from "../footer/LogoRow";
export type { StepperProps, StepperStep } from "../form/stepper/Stepper";
export type { HeaderLayout, HeaderProps } from "../header/Header";
export type { HeaderAccount } from "../header/headerAccount";
export type { HeaderItem } from "../header/headerItem";
export type { HeaderState } from "../header/followHeader";
export type { HeaderRoute, HeaderVisibility } from "../header/useHeaderVisibility";
export type { PaginationProps } from "../pagination/Pagination";
export type { SkipLinkProps } from "../skip-link/SkipLink";
export type { TabLinkItem, TabLinksProps } from "../tabs/TabLinks";
export type { TabItem, TabsProps } from "../tabs/Tabs";
