import type { WidgetKind } from "@gratweg/design-system";
import type { WidgetConsent } from "@gratweg/flows/react";
import { currentConsent, onConsentChange } from "../consent";

/** The visitor's decision about one part. */
export function widgetConsent(kind: WidgetKind): WidgetConsent {
  return {
    isAllowed: () => currentConsent()?.[kind] ?? false,
    subscribe: (listener) => onConsentChange((purposes) => listener(purposes?.[kind] ?? false)),
  };
}
