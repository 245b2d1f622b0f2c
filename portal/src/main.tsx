import type { PortalConfig } from "@gratweg/contracts";
import { rememberLocale } from "@gratweg/flows";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { followPlaces } from "./app/places";
import { readConfig } from "./app/readConfig";
import { startBuildCheck } from "./buildCheck";
import { createServices } from "./createServices";
import { FailedPage } from "./frame/FailedPage";
import { FailedScreen } from "./frame/FailedScreen";
import { ENTRY_RELOAD_KEY, SHELL_FAILED_EVENT, SHELL_ID } from "./frame/shell";
import { createReport } from "./report";
import { applyTheme } from "./styles";

/** The composition root: only here are machines joined to real clients. */
function start(): void {
  forgetEntryReload();
  const config = readConfig(document);
  applyTheme(config, document);
  rememberLocale(window);
  const buildCheck = startBuildCheck(config.buildId, window);
  const services = createServices(config, buildCheck, window);
  tellAlso(services.analytics.fail);
  followPlaces(window);
  root.render(
    <StrictMode>
      <App services={services} rescueChunk={buildCheck.rescueChunk} report={report} />
    </StrictMode>,
  );
}

const { report, tellAlso } = createReport();
const root = createRoot(document.getElementById("portal") ?? document.body, {
  // What no boundary could catch has taken the whole page away.
  onUncaughtError: (error) => fail(error),
  // Boundaries report by themselves.
  onCaughtError: () => undefined,
});

/** Section 2: a mount error or a fatal one is the error page. */
function fail(error: unknown): void {
  report(error);
  const config = configOrNull();
  // Without a configuration nothing was drawn yet: the page's own frame is still there.
  if (!config && document.getElementById(SHELL_ID))
    return void window.dispatchEvent(new Event(SHELL_FAILED_EVENT));
  const bare = () => createRoot(document.body).render(<FailedScreen />);
  // What has failed may be a part of the layout too.
  createRoot(document.body, { onUncaughtError: bare }).render(<FailedPage config={config} />);
}

function configOrNull(): PortalConfig | null {
  try {
    return readConfig(document);
  } catch {
    return null;
  }
}

/** The entry and all that it imports have arrived. */
function forgetEntryReload(): void {
  try {
    window.sessionStorage.removeItem(ENTRY_RELOAD_KEY);
  } catch {
    // Where storage is forbidden there was no reload either.
  }
}

try {
  start();
} catch (error) {
  fail(error);
}
