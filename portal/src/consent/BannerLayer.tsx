import { paths } from "@gratweg/contracts/routes";
import { ConsentBanner } from "@gratweg/design-system";
import { NO_PURPOSES, onlyPurposes } from "@gratweg/flows";
import type { ReactNode } from "react";
import { decide, openConsentPanel } from "./consent";

const KINDS = ["analytics"] as const;

/** Writes straight to the store: nothing more has to arrive before one can decline. */
export default function BannerLayer(): ReactNode {
  return (
    <ConsentBanner
      kinds={KINDS}
      privacyHref={paths.privacy()}
      onAllowAll={() => decide(onlyPurposes(KINDS))}
      onRejectAll={() => decide(NO_PURPOSES)}
      onChoose={openConsentPanel}
    />
  );
}
