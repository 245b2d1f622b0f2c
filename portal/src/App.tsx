import { matchRoute, type RouteMatch } from "@gratweg/contracts/routes";
import { LinkProvider } from "@gratweg/design-system";
import { ErrorBoundary } from "@gratweg/page-parts";
import { LocationProvider, useLocation } from "@reach/router";
import { RoutedScreen } from "./app/RoutedScreen";
import type { ScreenRoute } from "./app/screenProps";
import { screens } from "./app/screens";
import { Viewed } from "./app/Viewed";
import { FailedScreen } from "./frame/FailedScreen";
import { Frame } from "./frame/Frame";
import { MissingScreen } from "./frame/MissingScreen";
import { PortalLink } from "./frame/PortalLink";
import { ServicesProvider, type PortalServices } from "./services";

interface AppProps {
  services: PortalServices;
  /** A piece of the application is missing; answers whether the page is being reloaded for it. */
  rescueChunk: () => Promise<boolean>;
  report: (error: unknown) => void;
}

/** The whole application, given everything that it uses. */
export function App({ services, ...boundary }: AppProps) {
  return (
    <ErrorBoundary fallback={<FailedScreen />} {...boundary}>
      <ServicesProvider value={services}>
        <LinkProvider component={PortalLink}>
          <LocationProvider>
            <Pages {...boundary} />
          </LocationProvider>
        </LinkProvider>
      </ServicesProvider>
    </ErrorBoundary>
  );
}

function Pages(boundary: Omit<AppProps, "services">) {
  const { pathname, search, key } = useLocation();
  const match = matchRoute(pathname);
  return (
    <Frame path={pathname} params={match?.params ?? {}}>
      <ErrorBoundary place={`${pathname} ${key}`} fallback={<FailedScreen />} {...boundary}>
        {hasScreen(match) ? (
          <RoutedScreen
            key={pathname}
            route={match.key}
            path={pathname}
            params={match.params}
            search={search}
          />
        ) : (
          <>
            <MissingScreen />
            <Viewed path={pathname} search={search} />
          </>
        )}
      </ErrorBoundary>
    </Frame>
  );
}

function hasScreen(match: RouteMatch | undefined): match is RouteMatch & { key: ScreenRoute } {
  return match !== undefined && Object.hasOwn(screens, match.key);
}
