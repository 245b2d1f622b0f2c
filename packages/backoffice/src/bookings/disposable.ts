import { disposableEmailBlocklistSet } from "disposable-email-domains-js";

const DOMAINS = disposableEmailBlocklistSet();

/** Whether the mailbox is one of those that are thrown away, on any subdomain of theirs. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join(".")));
}
