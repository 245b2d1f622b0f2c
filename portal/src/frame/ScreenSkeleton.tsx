import { AuthCard, Section, Skeleton } from "@gratweg/design-system";
import type { ScreenRoute } from "../app/screenProps";
import { isAuthRoute } from "../app/access";
import { titles } from "../texts/titles";

/** In a screen's place while it is on its way, in the same frame, so that nothing jumps. */
export function ScreenSkeleton({ route }: { route: ScreenRoute }) {
  if (isAuthRoute(route) || route === "portal-user-success")
    return (
      <AuthCard title={titles[route]}>
        <Skeleton shapes={["line", "line", "heading", "line", "heading", "button"]} />
      </AuthCard>
    );
  return (
    <Section title={titles[route]} headingLevel={1}>
      <Skeleton shapes={["line", "line", "picture", "line"]} />
    </Section>
  );
}
