import { paths } from "@gratweg/contracts/routes";
import { ConsentBanner, type ConsentPurpose } from "@gratweg/design-system";
import { NO_PURPOSES, onlyPurposes } from "@gratweg/flows";
import type { ReactNode } from "react";
import { decide, openConsentPanel } from "./consent";

/** Writes straight to the store: nothing more has to arrive before one can decline. */
export default function BannerLayer({ purposes }: { purposes: readonly ConsentPurpose[] }): ReactNode {
  const kinds = purposes.map(({ kind }) => kind);
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
