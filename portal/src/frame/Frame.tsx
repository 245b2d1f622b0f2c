import { SkipLink, TestSystemNotice } from "@gratweg/design-system";
import { useRef, type ReactNode } from "react";
import { Consent } from "../consent/Consent";
import { usePortalServices } from "../services";
import { PortalFooter } from "./PortalFooter";
import { PortalHeader } from "./PortalHeader";
import { contactOf, ShownContact } from "./siteContent";
import { useIsNear } from "./useIsNear";
import { useSiteContent } from "./useSiteContent";

interface FrameProps {
  path: string;
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** What stands around every screen: the layout named portal (section 1). */
export function Frame({ path, params, children }: FrameProps) {
  const { config } = usePortalServices();
  const footer = useRef<HTMLDivElement>(null);
  const isFooterNear = useIsNear(footer);
  const content = useSiteContent(isFooterNear);
  const contact = contactOf(config, content);
  return (
    <div data-layout="portal">
      <SkipLink target="inhalt" />
      <Consent />
      {config.testDomain !== null && <TestSystemNotice domain={window.location.host} />}
      <PortalHeader path={path} params={params} contact={contact} />
      <main id="inhalt" tabIndex={-1}>
        <ShownContact.Provider value={contact}>{children}</ShownContact.Provider>
      </main>
      <div ref={footer}>
        <PortalFooter contact={contact} content={content} isNear={isFooterNear} />
      </div>
    </div>
  );
}
