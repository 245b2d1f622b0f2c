import { Icon } from "../icon/Icon";
import { envelopeSimpleIcon, phoneIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Link } from "../link/Link";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Text } from "../text/Text";

export interface ContactWaysProps {
  /** `href` is the number to dial, `tel:+49…`; `label` as people read it. */
  phone: { href: string; label: string };
  email: string;
}

/** The way without the widget. */
export function ContactWays({ phone, email }: ContactWaysProps) {
  return (
    <Cluster gap="2">
      <Text as="span" tone="muted">
        {consentMicrocopy.gate.alternatives}
      </Text>
      <Link variant="standalone" href={phone.href}>
        <Icon icon={phoneIcon} />
        {phone.label}
      </Link>
      <Link variant="standalone" href={`mailto:${email}`}>
        <Icon icon={envelopeSimpleIcon} />
        {email}
      </Link>
    </Cluster>
  );
}
