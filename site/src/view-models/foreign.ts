import type { ConsentProvider } from "@gratweg/design-system";

/** Somebody else's part of a page. */
export interface WidgetModel {
  script: string;
  /** Of the element that the script fills. */
  attributes: Record<string, string>;
  provider: ConsentProvider;
}

/** What a site loads from others after consent; null = not at all. */
export interface ForeignModel {
  analytics: ConsentProvider | null;
  videoConsultation: WidgetModel | null;
  reviews: WidgetModel | null;
}
