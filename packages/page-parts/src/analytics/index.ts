export { createPageCounter } from "./createPageCounter";
export { forgetVisitor } from "./forgetVisitor";
export { libraryConfig } from "./libraryConfig";
export { publicAddress, publicPath, withoutPersonalValues } from "./personalValues";
export { startAnalyticsClient } from "./startClient";

export type { PageCounter, PageCounterPorts } from "./createPageCounter";
export type { LibraryConfig } from "./libraryConfig";
export type { AnalyticsSettings } from "./settings";
export type { AnalyticsLibrary } from "./startClient";
