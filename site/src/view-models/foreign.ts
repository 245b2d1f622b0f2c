import type { ConsentProvider } from "@gratweg/design-system";
import type { WidgetModel } from "@gratweg/page-parts";

/** What a site loads from others after consent; null = not at all. */
export interface ForeignModel {
  analytics: ConsentProvider | null;
  videoConsultation: WidgetModel | null;
  reviews: WidgetModel | null;
}
