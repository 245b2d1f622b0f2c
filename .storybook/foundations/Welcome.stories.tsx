import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  compassIcon,
  Grid,
  Heading,
  Icon,
  mapTrifoldIcon,
  mountainsIcon,
  shieldCheckIcon,
  Stack,
  Text,
  TripCard,
} from "@gratweg/design-system";
import { sampleTrips } from "../../packages/design-system/src/trip/fixtures/trips";
import { Card, Points, Sheet, Topic } from "./parts";
import { PageLink } from "./PageLink";

const meta = {
  title: "Foundations/Welcome",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const principles = [
  {
    icon: mapTrifoldIcon,
    title: "A printed map, not a booking mask",
    text: "Calm paper-like surfaces, large honest headlines, plenty of air. Contour lines are the only ornament.",
  },
  {
    icon: mountainsIcon,
    title: "Pictures carry the page",
    text: "Chrome stays thin. One strong colour for each site leads the eye; everything else is gray and paper.",
  },
  {
    icon: compassIcon,
    title: "Invite and inform",
    text: "Nothing blinks, nothing presses. Scarcity, prices and difficulty are said only when they are true, and exactly.",
  },
  {
    icon: shieldCheckIcon,
    title: "For everybody, everywhere",
    text: "From 320 to 2560 px, by keyboard and screen reader, in forced colours, without motion, and mostly without scripts.",
  },
];

export const Welcome: StoryObj = {
  render: () => (
    <Sheet
      kicker="Gratweg design system"
      title="A path along the ridge"
      lead="Theme, components and diagrams of Gratweg’s eight sites for guided tours. Designers find every component and every state here; teams install the same parts from npm."
    >
      <Topic title="What it stands for" note="Four sentences that settle most arguments.">
        <Grid columns="2" gap="3">
          {principles.map(({ icon, title, text }) => (
            <Card key={title}>
              <Stack gap="1">
                <Text as="div" tone="primary">
                  <Icon icon={icon} size="lg" />
                </Text>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Topic>
      <Topic title="How it looks" note="Live components with the theme and the site chosen in the toolbar.">
        <Grid columns="2" gap="3" lang="de">
          {sampleTrips.slice(0, 2).map((trip) => (
            <TripCard key={trip.href} trip={trip} headingLevel={3} />
          ))}
        </Grid>
      </Topic>
      <Topic
        title="How to use this Storybook"
        note="Everything is live: the pages are made of the components that they describe."
      >
        <Points
          items={[
            "Toolbar: theme (light, dark), site (each of the eight brings its own colour), gray, and the window’s width, named after the breakpoints.",
            "Families tell when to take which component, with examples to follow and to avoid. Each component’s own page has its props and its states.",
            "Flows shows every state of every machine and draws its statechart with the live state marked.",
            "The Interactions and Accessibility panels show what the tests check: every story runs headless with axe, and a finding fails the build.",
          ]}
        />
      </Topic>
      <Topic title="Where to begin">
        <Points
          items={[
            <PageLink key="i" page="Install">
              Install: a styled, accessible header in ten lines
            </PageLink>,
            <PageLink key="c" page="Colour">
              Colour: scales, roles and the contrast of every pair
            </PageLink>,
            <PageLink key="t" page="Tokens">
              Tokens: the theme for other tools and for teams without React
            </PageLink>,
            <PageLink key="w" page="Writing">
              Writing: how Gratweg speaks German
            </PageLink>,
          ]}
        />
      </Topic>
    </Sheet>
  ),
};
