import { lazy, Suspense } from "react";

const Newsletter = lazy(() => import("./Newsletter").catch(() => ({ default: () => null })));

/** Room for the footer's form, which comes when the footer is scrolled to. */
export function LaterNewsletter({ isNear }: { isNear: boolean }) {
  return (
    <div className="newsletter-space">
      {isNear && (
        <Suspense fallback={null}>
          <Newsletter />
        </Suspense>
      )}
    </div>
  );
}
