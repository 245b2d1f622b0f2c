import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { startAccount } from "./src/account/startAccount";
import { countRoute, startAnalytics } from "./src/analytics/startAnalytics";
import { loadBuildCheck, requestReload } from "./src/build-check/requestReload";
import { startBuildCheck } from "./src/build-check/startBuildCheck";
import { fail, watchFatal } from "./src/errors/watchFatal";
import { hydrateInSlices } from "./src/hydration/hydrateInSlices";
import { OuterRoot, Root } from "./src/layout/Root";

declare global {
  interface Window {
    /** Called by Gatsby's runtime in place of setting the location (see build/reload-loader.cjs). */
    gratwegReload?: (href: string) => void;
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // First: a page may be left at any moment.
  startAccount();
  window.gratwegReload = requestReload;
  watchFatal();
  startBuildCheck();
  startAnalytics();
};

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    hydrateInSlices(element, container, {
      // What no boundary could catch has taken the whole page away.
      onUncaughtError: (error, { componentStack }) => {
        console.error("Uncaught error:", error, componentStack);
        void fail(error);
      },
    });
  };

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const href = location.pathname + location.search + location.hash;
  void loadBuildCheck().then(
    ({ buildCheck }) => buildCheck.send({ type: "navigation.start", href, at: Date.now() }),
    () => undefined,
  );
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) =>
  countRoute(location.pathname + location.search);

/** The browser has placed a page that it has just loaded, and its reader may have scrolled on before the application came. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Root path={props.location.pathname}>{element}</Root>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <OuterRoot>{element}</OuterRoot>
);
