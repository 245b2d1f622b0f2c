import { Facts, Grid, GridItem, Picture, RichText, Section, Stack, Text } from "@gratweg/design-system";
import type { AboutModel } from "../home-models";

/** Home's last part, which the footer of every page leads to. */
export function About({ about }: { about: AboutModel }) {
  return (
    <Section id="ueber-uns" title={about.title}>
      <Grid>
        <GridItem span="7">
          <Stack gap="4">
            <Text size="lg">{about.lead}</Text>
            <RichText content={about.body} />
            <Facts items={about.facts} />
          </Stack>
        </GridItem>
        {about.picture && (
          <GridItem span="5">
            <Picture {...about.picture} sizes="(min-width: 960px) 480px, 88vw" corners="round" />
          </GridItem>
        )}
      </Grid>
    </Section>
  );
}
