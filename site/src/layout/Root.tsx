import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { ErrorBoundary } from "../errors/ErrorBoundary";
import { FatalScreen } from "../errors/FatalScreen";
import { LinkProvider } from "@gratweg/design-system";
import { RouterLink } from "./RouterLink";

function markHydrated(state: "drawn" | "true"): void {
  document.documentElement.dataset["hydrated"] = state;
}

/** What stands around every page, on the server and in the browser alike. */
export function Root({ path, children }: { path: string; children: ReactNode }) {
  // Before a key can be pressed again; then, when all effects have run (see ../lazy-hydration).
  useLayoutEffect(() => markHydrated("drawn"), []);
  useEffect(() => markHydrated("true"), []);
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary fallback={<FatalScreen path={path} />} place={path}>
        {children}
      </ErrorBoundary>
    </LinkProvider>
  );
}

/** Around the router: what fails there, such as something that listens to its changes, ends in the error page too. */
export function OuterRoot({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<FatalScreen />}>{children}</ErrorBoundary>;
}
