import type { PortalConfig } from "@gratweg/contracts";
import type { FooterLogo } from "@gratweg/design-system";
import { createContext, useContext } from "react";
import { usePortalServices } from "../services";

export interface SiteContact {
  phone: string;
  email: string;
}

/** What the content system says of header and footer. */
export interface SiteContent {
  contact: Partial<SiteContact>;
  operators: FooterLogo[];
  partner: FooterLogo | undefined;
  associations: FooterLogo[];
}

/** The site's own, else what editors say, else the office's. */
export function contactOf({ contact, office }: PortalConfig, content: SiteContent | null): SiteContact {
  return {
    email: contact.email ?? content?.contact.email ?? office.email,
    phone: contact.phone ?? content?.contact.phone ?? office.phone,
  };
}

/** What header and footer show, for whatever stands between them. */
export const ShownContact = createContext<SiteContact | null>(null);

export function useContact(): SiteContact {
  const { config } = usePortalServices();
  return useContext(ShownContact) ?? contactOf(config, null);
}
