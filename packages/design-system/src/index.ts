/** The whole: every family, and nothing by itself. React Aria parts have entry points of their own. */
export * from "./families/actions";
export * from "./families/booking";
export * from "./families/consent";
export * from "./families/data";
export * from "./families/editorial";
export * from "./families/feedback";
export * from "./families/format";
export * from "./families/forms";
export * from "./families/icons";
export * from "./families/membership";
export * from "./families/navigation";
export * from "./families/overlays";
export * from "./families/primitives";
export * from "./families/rich-text";
export * from "./families/theme";
export * from "./families/trip";
