import { paths } from "@gratweg/contracts/routes";
import type { HeaderItem } from "@gratweg/design-system";
import { frameTexts } from "../texts/frame";

const { menu } = frameTexts;

/** Section 2: four entries; of the portal's paths only a trip's highlights one, search. */
export function headerItems(path: string): HeaderItem[] {
  return [
    { href: "/", label: menu.home },
    { href: paths.search(), label: menu.search, current: path.includes("/reise/") ? "section" : undefined },
    { href: paths.support(), label: menu.support },
    { href: paths.magazine(), label: menu.magazine },
  ];
}
