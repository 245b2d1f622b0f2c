import { paths } from "@gratweg/contracts/routes";
import { LOGGED_OUT_KEY } from "@gratweg/flows";
import { useSession } from "@gratweg/flows/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { ScreenSkeleton } from "../frame/ScreenSkeleton";
import { usePortalServices } from "../services";
import { Arrived } from "./Arrived";
import { isAuthRoute, isSuspended, needsAccount } from "./access";
import type { ScreenProps, ScreenRoute } from "./screenProps";
import { screens } from "./screens";
import { Viewed } from "./Viewed";
import { withWanted } from "./wanted";

interface RoutedScreenProps extends ScreenProps {
  route: ScreenRoute;
  path: string;
}

/** A screen behind its guards. */
export function RoutedScreen({ route, path, params, search }: RoutedScreenProps) {
  const isOpen = useGuard(route, path, search);
  const isLedAway = useAuthCheck(route, path, search);
  const Screen = screens[route];
  const skeleton = <ScreenSkeleton route={route} />;
  if (!isOpen || isLedAway) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Screen params={params} search={search} />
      <Arrived />
      <Viewed path={path} search={search} />
    </Suspense>
  );
}

/** Section 6: who is not signed in goes to the sign-in screen, and from there to where they wanted to go. */
function useGuard(route: ScreenRoute, path: string, search: string): boolean {
  const { session, navigate } = usePortalServices();
  const { status, isSignedIn } = useSession(session);
  const wasOpen = useRef(false);
  const isGuarded = needsAccount(route);
  const isRefused = isGuarded && status === "anonymous";

  useEffect(() => {
    if (isSignedIn) wasOpen.current = true;
  }, [isSignedIn]);
  useEffect(() => {
    if (!isRefused) return;
    // Whoever has signed out here wants nothing any more.
    const wanted = wasOpen.current && hasSignedOut() ? null : path + search;
    navigate(withWanted(paths.portalUser("login"), wanted), { replace: true });
  }, [isRefused, navigate, path, search]);

  return !isGuarded || isSignedIn;
}

/** Section 4: signed-in people are led away from the screens of signing in, and do not see them meanwhile. */
function useAuthCheck(route: ScreenRoute, path: string, search: string): boolean {
  const { session, arrival } = usePortalServices();
  const { status } = useSession(session);
  const [wasKnown] = useState(status !== "anonymous");
  const isAuth = isAuthRoute(route);
  const isHeld = isSuspended(search) || (arrival.path === path && arrival.isSuspended);
  // Somebody comes back from a social provider: who was signed in here before is of no interest.
  const isComingBack = arrival.path === path && arrival.isSocial;

  useEffect(() => {
    if (isAuth && !isComingBack) session.send({ type: "auth.open", isSuspended: isHeld });
  }, [isAuth, isComingBack, isHeld, session]);

  return isAuth && wasKnown && !isHeld && !isComingBack && status !== "anonymous";
}

function hasSignedOut(): boolean {
  try {
    return window.sessionStorage.getItem(LOGGED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}
