import { lazy, Suspense, type ComponentType } from "react";

const Newsletter = lazy<ComponentType>(() => import("./Newsletter").catch(() => ({ default: () => null })));

/** Room for the footer's form, which comes when the footer is scrolled to. */
export function LaterNewsletter({ isNear }: { isNear: boolean }) {
  return (
    <div data-room="newsletter">
      {isNear && (
        <Suspense fallback={null}>
          <Newsletter />
        </Suspense>
      )}
    </div>
  );
}
