import { Section, Stack, TeaserGrid } from "@gratweg/design-system";
import type { TeaserSectionModel } from "../editorial-models";
import { Teaser } from "./Teaser";

interface TeaserSectionProps {
  section: TeaserSectionModel;
  tone: "plain" | "sunken";
}

export function TeaserSection({ section, tone }: TeaserSectionProps) {
  const { title, titleHidden, lead, cards } = section;
  const headingLevel = titleHidden ? 2 : 3;
  return (
    <Section tone={tone} title={titleHidden ? undefined : title}>
      <Stack gap="3">
        {lead && <Teaser teaser={lead} headingLevel={headingLevel} layout="wide" />}
        <TeaserGrid label={title}>
          {cards.map((card) => (
            <Teaser key={card.href} teaser={card} headingLevel={headingLevel} />
          ))}
        </TeaserGrid>
      </Stack>
    </Section>
  );
}
