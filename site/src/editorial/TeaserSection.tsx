import { Section, Stack, TeaserGrid } from "@gratweg/design-system";
import type { TeaserSectionModel } from "../editorial-models";
import { Teaser } from "./Teaser";

interface TeaserSectionProps {
  section: TeaserSectionModel;
  tone?: "plain" | "sunken";
  /** Its first picture is the page's first one. */
  opensPage?: boolean;
}

/** The first of many, and a single one, stand large; the others follow as cards. */
export function TeaserSection({ section, tone, opensPage = false }: TeaserSectionProps) {
  const { title, titleHidden, teasers } = section;
  const headingLevel = titleHidden ? 2 : 3;
  const large = section.emphasis === "first" || teasers.length === 1 ? teasers.slice(0, 1) : [];
  const loadingOf = (index: number) => (opensPage && index === 0 ? "eager" : "lazy");
  return (
    <Section tone={tone} title={titleHidden ? undefined : title}>
      <Stack gap="3">
        {large.map((teaser) => (
          <Teaser
            key={teaser.href}
            teaser={teaser}
            headingLevel={headingLevel}
            layout="wide"
            loading={loadingOf(0)}
          />
        ))}
        <TeaserGrid label={title}>
          {teasers.slice(large.length).map((teaser, index, { length }) => (
            <Teaser
              key={teaser.href}
              teaser={teaser}
              headingLevel={headingLevel}
              isPair={length === 2}
              loading={loadingOf(large.length + index)}
            />
          ))}
        </TeaserGrid>
      </Stack>
    </Section>
  );
}
