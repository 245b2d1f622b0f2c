/** Consent and other people’s parts of a page. */
export { ConsentBanner } from "../consent/ConsentBanner";
export { ConsentPanel } from "../consent/ConsentPanel";
export { WidgetFrame } from "../widget-gate/WidgetFrame";
export { WidgetSpace } from "../widget-gate/WidgetSpace";

export type { ConsentBannerProps } from "../consent/ConsentBanner";
export type { ConsentPanelProps } from "../consent/ConsentPanel";
export type { ConsentKind, ConsentProvider, ConsentPurpose } from "../consent/purpose";
export type { ContactWaysProps } from "../widget-gate/ContactWays";
export type { WidgetFrameProps } from "../widget-gate/WidgetFrame";
export type { WidgetKind, WidgetStatus } from "../widget-gate/widgetKind";
