import { Link } from "../link/Link";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import type { ConsentProvider } from "./purpose";

/** To the provider's privacy notice, where one is known. */
export function ProviderLink({ provider: { name, href } }: { provider: ConsentProvider }) {
  if (href === undefined) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {consentMicrocopy.providerPrivacy(name)}
    </Link>
  );
}
