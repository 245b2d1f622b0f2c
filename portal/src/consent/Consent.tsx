import type { PortalConfig } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { VisuallyHidden, type ConsentPurpose } from "@gratweg/design-system";
import { ConsentBannerLayer } from "@gratweg/page-parts";
import { asksOnArrival, consentStore, whenPanelIsOpened } from "@gratweg/page-parts/consent";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { usePortalServices } from "../services";
import { frameTexts } from "../texts/frame";

const PanelLayer = lazy(() => import("./PanelLayer").catch(() => ({ default: PrivacyPage })));

/** The layers of consent, as on the site; here it is asked for counting and the video consultation. */
export function Consent() {
  const { config } = usePortalServices();
  const purposes = useMemo(() => purposesOf(config), [config]);
  const kinds = useMemo(() => purposes.map(({ kind }) => kind), [purposes]);
  const record = useSyncExternalStore(consentStore.subscribe, consentStore.read);
  const [isPanelWanted, setPanelWanted] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => whenPanelIsOpened(() => setPanelWanted(true)), []);
  useEffect(
    () =>
      consentStore.subscribe((decided) => {
        const { saved, fleeting } = frameTexts.consent;
        setSaid(decided ? (consentStore.isFleeting() ? fleeting : saved) : "");
      }),
    [],
  );

  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
      {/* With the frame and not after it: it stands above the page and would push it down. */}
      {record === null && asksOnArrival(kinds) && <ConsentBannerLayer kinds={kinds} />}
      <Suspense fallback={null}>{isPanelWanted && <PanelLayer purposes={purposes} />}</Suspense>
    </>
  );
}

function purposesOf({ analytics, videoConsultation }: PortalConfig): ConsentPurpose[] {
  return [
    ...(analytics
      ? [{ kind: "analytics" as const, provider: { name: `PostHog (${new URL(analytics.host).hostname})` } }]
      : []),
    ...(videoConsultation
      ? [{ kind: "videoConsultation" as const, provider: videoConsultation.provider }]
      : []),
  ];
}

/** In place of a panel that could not be loaded: the page that says what there is to know. */
function PrivacyPage() {
  const { leave } = usePortalServices();
  useEffect(() => leave(paths.privacy()), [leave]);
  return null;
}
