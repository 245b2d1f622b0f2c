import { paths } from "@gratweg/contracts/routes";
import { ConsentBanner, type ConsentBannerProps } from "@gratweg/design-system";
import { NO_PURPOSES, onlyPurposes } from "@gratweg/flows";
import type { ReactNode } from "react";
import { decide, openConsentPanel } from "../consent";

/** Writes straight to the store: nothing more has to arrive before one can decline. */
export function ConsentBannerLayer({
  kinds,
  prerendered,
}: Pick<ConsentBannerProps, "kinds" | "prerendered">): ReactNode {
  return (
    <ConsentBanner
      kinds={kinds}
      prerendered={prerendered}
      privacyHref={paths.privacy()}
      onAllowAll={() => decide(onlyPurposes(kinds))}
      onRejectAll={() => decide(NO_PURPOSES)}
      onChoose={openConsentPanel}
    />
  );
}
