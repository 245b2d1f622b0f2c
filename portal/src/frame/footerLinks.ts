import type { PortalConfig } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { frameTexts } from "../texts/frame";

const texts = frameTexts.footer;

/** Section 2, and what law asks for. */
export function footerLinks({ topListsTitle }: PortalConfig): { href: string; label: string }[] {
  return [
    { href: paths.support(), label: texts.support },
    { href: "/#ueber-uns", label: texts.about },
    { href: paths.topLists(), label: topListsTitle },
    { href: paths.imprint(), label: texts.imprint },
    { href: paths.privacy(), label: texts.privacy },
    { href: paths.terms(), label: texts.terms },
    { href: paths.accessibility(), label: texts.accessibility },
    { href: paths.contractCancel(), label: texts.cancel },
    { href: paths.contractWithdraw(), label: texts.withdraw },
  ];
}
