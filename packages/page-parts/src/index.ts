export { ConsentBannerLayer } from "./consent-layers/ConsentBannerLayer";
export { ConsentPanelLayer } from "./consent-layers/ConsentPanelLayer";
export { ErrorBoundary, type ErrorBoundaryProps } from "./errors/ErrorBoundary";
export { NewsletterMachine } from "./newsletter/NewsletterMachine";
export { reloadUnderGuard } from "./reload/reloadUnderGuard";
export { THEME_KEY, useTheme } from "./theme/useTheme";
export { tripCardData } from "./trips/tripCardData";
export { ForeignWidget, type WidgetModel } from "./widgets/ForeignWidget";
export { VideoDialog, type VideoDialogProps } from "./widgets/VideoDialog";
