import type { GatsbyBrowser } from "gatsby";
import { loadBuildCheck, requestReload } from "./src/build-check/requestReload";
import { startBuildCheck } from "./src/build-check/startBuildCheck";
import { Root } from "./src/layout/Root";

declare global {
  interface Window {
    /** Called by Gatsby's runtime in place of setting the location (see build/reload-loader.cjs). */
    gratwegReload?: (href: string) => void;
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.gratwegReload = requestReload;
  startBuildCheck();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const href = location.pathname + location.search + location.hash;
  void loadBuildCheck().then(
    ({ buildCheck }) => buildCheck.send({ type: "navigation.start", href, at: Date.now() }),
    () => undefined,
  );
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;
