import {
  createSiteTheme,
  darkRoles,
  lightRoles,
  resolveRole,
  type Role,
  type RoleValue,
} from "@gratweg/design-system/theme";
import type { SiteConfig } from "@gratweg/sites";

export interface SiteColours {
  /** The site's own colour, as buttons and links have it. */
  primary: string;
  onPrimary: string;
  /** The band at the page's top edge, the same in both themes: what a browser paints its own bars with. */
  band: string;
  background: string;
}

/** A site's colours as hex, for what no style sheet reaches: icons, manifest, the browser's bars. */
export function siteColours(site: Pick<SiteConfig, "theme">): Record<"light" | "dark", SiteColours> {
  const { primary, gray } = createSiteTheme(site.theme);
  const of = (roles: Record<Role, RoleValue>): SiteColours => {
    const hex = (role: Role) => resolveRole(roles, role, primary, gray);
    return {
      primary: hex("primary"),
      onPrimary: hex("onPrimary"),
      band: hex("primaryDeep"),
      background: hex("background"),
    };
  };
  return { light: of(lightRoles), dark: of(darkRoles) };
}
