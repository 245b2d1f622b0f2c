import { Section, Stack, TeaserGrid } from "@gratweg/design-system";
import type { TeaserSectionModel } from "../editorial-models";
import { Teaser } from "./Teaser";

interface TeaserSectionProps {
  section: TeaserSectionModel;
  tone?: "plain" | "sunken";
}

/** The first of many, and a single one, stand large; the others follow as cards. */
export function TeaserSection({ section, tone }: TeaserSectionProps) {
  const { title, titleHidden, teasers } = section;
  const headingLevel = titleHidden ? 2 : 3;
  const large = section.emphasis === "first" || teasers.length === 1 ? teasers.slice(0, 1) : [];
  return (
    <Section tone={tone} title={titleHidden ? undefined : title}>
      <Stack gap="3">
        {large.map((teaser) => (
          <Teaser key={teaser.href} teaser={teaser} headingLevel={headingLevel} layout="wide" />
        ))}
        <TeaserGrid label={title}>
          {teasers.slice(large.length).map((teaser) => (
            <Teaser key={teaser.href} teaser={teaser} headingLevel={headingLevel} />
          ))}
        </TeaserGrid>
      </Stack>
    </Section>
  );
}
