import { paths } from "@gratweg/contracts/routes";
import { ConsentBanner, type ConsentKind } from "@gratweg/design-system";
import { NO_PURPOSES, onlyPurposes } from "@gratweg/flows";
import type { ReactNode } from "react";
import { decide, openConsentPanel } from "../consent";

/** Writes straight to the store: nothing more has to arrive before one can decline. */
export function ConsentBannerLayer({ kinds }: { kinds: readonly ConsentKind[] }): ReactNode {
  return (
    <ConsentBanner
      kinds={kinds}
      privacyHref={paths.privacy()}
      onAllowAll={() => decide(onlyPurposes(kinds))}
      onRejectAll={() => decide(NO_PURPOSES)}
      onChoose={openConsentPanel}
    />
  );
}
