import type { PortalRoute } from "@gratweg/contracts/routes";
import type { ComponentType } from "react";

export interface ScreenProps {
  /** Of the address, decoded: `id`, `name`, `token`. */
  params: Readonly<Record<string, string>>;
  /** With its question mark, or empty. */
  search: string;
}

export type Screen = ComponentType<ScreenProps>;

/** Screens of the application; a published page of the site, `/de/portal/{slug}`, is none. */
export type ScreenRoute = Exclude<PortalRoute, "portal-page">;
