import type { FurtherReading as Reading } from "@gratweg/contracts";
import { Heading, Link, Stack, Text } from "@gratweg/design-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";

/** What can be read about the search: the page of its place, activity or month, articles, questions and help. */
export function FurtherReading({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { collection, pages } = reading;
  const links = [...(collection ? [{ ...collection, kind: "collection" }] : []), ...pages];
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="1half">
        <Heading level={2} size="h3" id={titleId}>
          {t("search.reading.title")}
        </Heading>
        <Stack as="ul" gap="1">
          {links.map(({ kind, title, href }) => (
            <li key={href}>
              <Text>
                {t(`search.reading.${kind}`)}: <Link href={href}>{title}</Link>
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
