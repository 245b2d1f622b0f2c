import { microcopy } from "../microcopy/microcopy";

interface AccountLink {
  href: string;
  label?: string;
}

/**
 * Where the account's link leads. With `signedIn` there are two of them, and the style sheet shows one: that one where the
 * document's root element has `data-signed-in="true"`, else the first. So a static page is right before its scripts have run.
 */
export interface HeaderAccount extends AccountLink {
  signedIn?: AccountLink;
}

export interface ShownAccountLink {
  shownTo: "everybody" | "signedIn" | "signedOut";
  href: string;
  label: string;
}

export function accountLinks(account: HeaderAccount | undefined): ShownAccountLink[] {
  if (!account) return [];
  const { href, label = microcopy.header.account, signedIn } = account;
  if (!signedIn) return [{ shownTo: "everybody", href, label }];
  return [
    { shownTo: "signedOut", href, label },
    { shownTo: "signedIn", href: signedIn.href, label: signedIn.label ?? microcopy.header.account },
  ];
}
