import { SkipLink, TestSystemNotice } from "@gratweg/design-system";
import type { ReactNode } from "react";
import { Consent } from "../consent/Consent";
import { usePortalServices } from "../services";
import { PortalFooter } from "./PortalFooter";
import { PortalHeader } from "./PortalHeader";
import { contactOf } from "./siteContent";
import { useSiteContent } from "./useSiteContent";

interface FrameProps {
  path: string;
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** What stands around every screen: the layout named portal (section 1). */
export function Frame({ path, params, children }: FrameProps) {
  const { config } = usePortalServices();
  const content = useSiteContent();
  const contact = contactOf(config, content);
  return (
    <div data-layout="portal">
      <SkipLink target="inhalt" />
      <Consent />
      {config.testDomain !== null && <TestSystemNotice domain={config.testDomain} />}
      <PortalHeader path={path} params={params} contact={contact} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <PortalFooter contact={contact} content={content} />
    </div>
  );
}
