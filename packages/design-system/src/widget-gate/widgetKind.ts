/** The parts of a page that come from somebody else. */
export type WidgetKind = "videoConsultation" | "reviews";

/** `gated` before consent; `failed` can be tried again. */
export type WidgetStatus = "gated" | "loading" | "showing" | "failed";
