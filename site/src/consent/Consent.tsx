import { paths } from "@gratweg/contracts/routes";
import { VisuallyHidden } from "@gratweg/design-system";
import { ConsentBannerLayer } from "@gratweg/page-parts";
import { asksOnArrival, consentStore, whenPanelIsOpened } from "@gratweg/page-parts/consent";
import { navigate } from "gatsby";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { ForeignModel } from "../view-models/foreign";
import { followDecision } from "./banner";
import { purposesOf } from "./purposesOf";

/** Named, because Gatsby puts what unnamed chunks share into one for all of them. */
const PanelLayer = lazy(() =>
  import(/* webpackChunkName: "consent-panel" */ "./PanelLayer").catch(() => ({ default: PrivacyPage })),
);

/**
 * The layers of consent on a page. The banner is in the prerendered page, above everything else, so that nothing moves: it is painted with
 * the rest, and a script in the head hides it before that from whoever has decided.
 */
export function Consent({ foreign }: { foreign: ForeignModel }) {
  const { t } = useTranslation();
  const purposes = useMemo(() => purposesOf(foreign), [foreign]);
  const kinds = useMemo(() => purposes.map(({ kind }) => kind), [purposes]);
  const record = useSyncExternalStore(consentStore.subscribe, consentStore.read, undecided);
  const [isPanelWanted, setPanelWanted] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(followDecision, []);
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
      {record === null && asksOnArrival(kinds) && <ConsentBannerLayer kinds={kinds} prerendered />}
      {/* A boundary comes with what it holds: one in the prerendered page would be asked to change before it lives. */}
      {isPanelWanted && (
        <Suspense fallback={null}>
          <PanelLayer purposes={purposes} />
        </Suspense>
      )}
    </>
  );
}

/** What a browser has decided is not known while its page is built. */
function undecided(): null {
  return null;
}

/** In place of a panel that could not be loaded: the page that says what there is to know. */
function PrivacyPage() {
  useEffect(() => void navigate(paths.privacy()), []);
  return null;
}
