import { paths } from "@gratweg/contracts/routes";
import type { HeaderItem } from "@gratweg/design-system";

/** Section 2: four entries; search is highlighted on paths with /reise/, magazine on paths with /magazin. */
export function headerItems(path: string, t: (key: string) => string): HeaderItem[] {
  const current = (href: string, section: boolean): HeaderItem["current"] => {
    if (path === href) return "page";
    return section ? "section" : undefined;
  };
  return [
    { href: "/", label: t("menu.home"), current: path === paths.home() ? "page" : current("/", false) },
    {
      href: paths.search(),
      label: t("menu.search"),
      current: current(paths.search(), path.includes("/reise/")),
    },
    {
      href: paths.support(),
      label: t("menu.support"),
      current: current(paths.support(), path.includes("/support/")),
    },
    {
      href: paths.magazine(),
      label: t("menu.magazine"),
      current: current(paths.magazine(), path.includes("/magazin")),
    },
  ];
}
