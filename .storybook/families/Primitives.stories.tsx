import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Badge,
  checkIcon,
  Cluster,
  Heading,
  Icon,
  mountainsIcon,
  Stack,
  starIcon,
  Text,
  VisuallyHidden,
} from "@gratweg/design-system";
import { styled } from "../../packages/design-system/src/theme";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const Centred = styled("div", { textAlign: "center" });

const paragraph =
  "Am dritten Tag öffnet sich hinter der Memminger Hütte das Zammer Loch, und mit ihm der tiefste Abstieg der Woche. Wer ihn gegangen ist, kennt seine Knie.";

const family: Family = {
  title: "Text, layout and pictures",
  purpose:
    "The paper of the map: headings, text, the 8-pixel rhythm, pictures and marks. Every page is made of these before anything else is added.",
  use: [
    "Heading and Text for every word: their sizes grow between 360 and 1280 px by themselves.",
    "Stack for things below each other, Cluster for things beside each other that may wrap, Grid for equal cards and for the page’s twelve columns.",
    "Container once for each band of a page; Section when the band has a title.",
    "Badge for a short state in words.",
    "ContourLines on a quiet surface, once on a screen at most.",
  ],
  avoid: [
    "Margins on components: the parent lays out, by `gap`.",
    "A heading for its size: take `size`, keep `level` in the outline.",
    "Badge for something that is pressed: use Chip or Button.",
    "Text over a busy picture: use Hero, which has a scrim.",
  ],
  comparisons: [
    {
      do: {
        why: "Level and size are two things: the outline stays whole while the design is free.",
        example: (
          <Stack gap="1">
            <Heading level={2} size="h3">
              Was Sie erwartet
            </Heading>
            <Heading level={3} size="h4">
              Die dritte Etappe
            </Heading>
          </Stack>
        ),
      },
      dont: {
        why: "Bold text looks like a heading and is none: nobody can jump to it.",
        example: (
          <Stack gap="1">
            <Text size="lg" weight="semibold">
              Was Sie erwartet
            </Text>
            <Text weight="semibold">Die dritte Etappe</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "A measure of 60 to 75 characters: the eye finds the next line.",
        example: (
          <Text width="measure" size="sm">
            {paragraph}
          </Text>
        ),
      },
      dont: {
        why: "Centred paragraphs have no edge to return to.",
        example: (
          <Centred>
            <Text size="sm">{paragraph}</Text>
          </Centred>
        ),
      },
    },
    {
      do: {
        why: "The state is said in words; the colour helps those who see it.",
        example: (
          <Cluster gap="1">
            <Badge tone="success" icon={checkIcon}>
              findet sicher statt
            </Badge>
            <Badge tone="warning">2 Plätze frei</Badge>
          </Cluster>
        ),
      },
      dont: {
        why: "Colour alone tells one in twelve men nothing, and nobody in print.",
        example: (
          <Cluster gap="1">
            <Badge tone="success">12. Juni</Badge>
            <Badge tone="warning">19. Juni</Badge>
            <Badge tone="danger">26. Juni</Badge>
          </Cluster>
        ),
      },
    },
    {
      do: {
        why: "The icon repeats the word and is silent; a number’s meaning is there for the ear too.",
        example: (
          <Cluster gap="3">
            <Text>
              <Icon icon={mountainsIcon} /> Hüttentour
            </Text>
            <Text>
              <Icon icon={starIcon} /> 4,7 <VisuallyHidden>von 5 Sternen</VisuallyHidden>
            </Text>
          </Cluster>
        ),
      },
      dont: {
        why: "An icon without words is a riddle, and nothing at all for a screen reader.",
        example: (
          <Cluster gap="3">
            <Icon icon={mountainsIcon} size="lg" />
            <Icon icon={starIcon} size="lg" />
          </Cluster>
        ),
      },
    },
    {
      do: {
        why: "One gap for things that belong together, a wider one between groups.",
        example: (
          <Stack gap="3">
            <Stack gap="half">
              <Text weight="semibold">Anreise</Text>
              <Text size="sm">Mit der Bahn bis Jenbach.</Text>
            </Stack>
            <Stack gap="half">
              <Text weight="semibold">Abreise</Text>
              <Text size="sm">Ab Mayrhofen, nach dem Frühstück.</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        why: "The same distance everywhere: what belongs together has to be read to be known.",
        example: (
          <Stack gap="2">
            <Text weight="semibold">Anreise</Text>
            <Text size="sm">Mit der Bahn bis Jenbach.</Text>
            <Text weight="semibold">Abreise</Text>
            <Text size="sm">Ab Mayrhofen, nach dem Frühstück.</Text>
          </Stack>
        ),
      },
    },
  ],
  props: [
    {
      name: "alt (Picture)",
      note: "What the picture shows, not that it is one; empty where it only decorates.",
    },
    {
      name: "placeholderColor",
      note: "`#rrggbb`: keeps the place, so that nothing moves when the picture comes.",
    },
    { name: "as (Stack, Cluster, Grid)", note: "`ul` and `ol` keep their list role also in Safari." },
    { name: "numeric", note: "`tabular` wherever figures stand below each other." },
  ],
  wording: [
    {
      write: "Über den Grat nach Süden",
      notThis: "Unsere Top-Tour!",
      because: "A headline shows a place; it does not shout.",
    },
    {
      write: "16,4 km · 840 m Aufstieg",
      notThis: "16.4km / 840Hm",
      because: "German decimals, a space before the unit, words that a guest knows.",
    },
    {
      write: "8–12 Personen",
      notThis: "8 - 12 Pers.",
      because: "An en dash without spaces, no abbreviations.",
    },
  ],
  related: [
    "Components/Heading",
    "Components/Text",
    "Components/Stack",
    "Components/Cluster",
    "Components/Grid",
    "Components/Container",
    "Page parts/Section",
    "Components/Picture",
    "Components/Badge",
    "Components/Icon",
    "Components/ContourLines",
    "Components/Logo",
    "Components/SiteMark",
    "Components/VisuallyHidden",
  ],
};

const meta = {
  title: "Families/Text, layout and pictures",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
