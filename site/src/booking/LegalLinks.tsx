import { paths } from "@gratweg/contracts/routes";
import { Link, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

/** In tabs of their own: what was entered stays where it is. */
export function LegalLinks({ termsHref }: { termsHref: string | null }) {
  const { t } = useTranslation();
  const links = [
    ...(termsHref ? [{ href: termsHref, label: t("booking.check.legalTerms") }] : []),
    { href: paths.privacy(), label: t("booking.check.legalPrivacy") },
  ];
  return (
    <Text size="sm" tone="muted">
      {t("booking.check.legal")}{" "}
      {links.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ", "}
          <Link href={href} target="_blank" rel="noopener">
            {label}
          </Link>
        </span>
      ))}
    </Text>
  );
}
