import { paths } from "@gratweg/contracts/routes";
import { VisuallyHidden } from "@gratweg/design-system";
import { consentStore, whenPanelIsOpened } from "@gratweg/page-parts/consent";
import { navigate } from "gatsby";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { ForeignModel } from "../view-models/foreign";
import { purposesOf } from "./purposesOf";

/** Named, because Gatsby puts what unnamed chunks share into one for all of them. Without its chunk nobody is asked, and nothing is loaded. */
const BannerLayer = lazy(() =>
  import(/* webpackChunkName: "consent-banner" */ "./BannerLayer").catch(() => ({ default: () => null })),
);
const PanelLayer = lazy(() =>
  import(/* webpackChunkName: "consent-panel" */ "./PanelLayer").catch(() => ({ default: PrivacyPage })),
);

/**
 * The layers of consent on a page. The prerendered page is without them; the banner comes when nothing was decided in this browser,
 * fixed to the window, so that nothing moves.
 */
export function Consent({ foreign }: { foreign: ForeignModel }) {
  const { t } = useTranslation();
  const purposes = useMemo(() => purposesOf(foreign), [foreign]);
  const kinds = useMemo(() => purposes.map(({ kind }) => kind), [purposes]);
  const record = useSyncExternalStore(consentStore.subscribe, consentStore.read, unknown);
  const [isPanelWanted, setPanelWanted] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => whenPanelIsOpened(() => setPanelWanted(true)), []);
  useEffect(
    () =>
      consentStore.subscribe((decided) =>
        setSaid(decided ? t(consentStore.isFleeting() ? "consent.fleeting" : "consent.saved") : ""),
      ),
    [t],
  );

  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
      {/* Boundaries come with what they hold: one in the prerendered page would be asked to change before it lives. */}
      {record === null && kinds.length > 0 && (
        <Suspense fallback={null}>
          <BannerLayer kinds={kinds} />
        </Suspense>
      )}
      {isPanelWanted && (
        <Suspense fallback={null}>
          <PanelLayer purposes={purposes} />
        </Suspense>
      )}
    </>
  );
}

/** What a browser has decided is not known while its page is built. */
function unknown(): undefined {
  return undefined;
}

/** In place of a panel that could not be loaded: the page that says what there is to know. */
function PrivacyPage() {
  useEffect(() => void navigate(paths.privacy()), []);
  return null;
}
