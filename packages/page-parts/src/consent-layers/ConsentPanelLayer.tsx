import { paths } from "@gratweg/contracts/routes";
import { ConsentPanel, type ConsentPurpose } from "@gratweg/design-system";
import { startConsent } from "@gratweg/flows";
import { useConsent } from "@gratweg/flows/react";
import { useEffect, useState, type ReactNode } from "react";
import { consentStore, isRefused, whenPanelIsOpened } from "../consent";

/** Arrives with its machine when the panel is asked for, and opens. */
export function ConsentPanelLayer({ purposes }: { purposes: readonly ConsentPurpose[] }): ReactNode {
  const [actor] = useState(() =>
    startConsent(
      consentStore,
      purposes.map(({ kind }) => kind),
    ),
  );
  const panel = useConsent(actor);
  const { open } = panel;

  useEffect(() => {
    open();
    return whenPanelIsOpened(open);
  }, [open]);
  useEffect(() => () => void actor.stop(), [actor]);

  return (
    <ConsentPanel
      open={panel.isOpen}
      onOpenChange={(isOpen) => (isOpen ? panel.open() : panel.close())}
      purposes={purposes.map((purpose) =>
        purpose.kind === "analytics" ? { ...purpose, isRefusedByBrowser: isRefused() } : purpose,
      )}
      allowed={panel.draft}
      onAllowedChange={panel.change}
      onAllowAll={panel.allowAll}
      onRejectAll={panel.rejectAll}
      onSave={panel.save}
      privacyHref={paths.privacy()}
      decidedAt={panel.decidedAt}
      isFleeting={panel.isFleeting}
    />
  );
}
