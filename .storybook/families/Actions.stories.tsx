import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Button,
  ButtonLink,
  Chip,
  Cluster,
  heartIcon,
  IconButton,
  Link,
  magnifyingGlassIcon,
  Stack,
  Text,
  trashIcon,
} from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const family: Family = {
  title: "Buttons and links",
  purpose:
    "A button does something on this page; a link leads somewhere else. They may look alike, they never stand in for each other.",
  use: [
    "Button: sends a form, opens a dialog, changes what is shown.",
    "ButtonLink: the page’s most important way on, such as from a trip to its booking.",
    "Link: everything else that leads to an address, inside sentences and in lists.",
    "IconButton: a well-known sign in a tight place, with a label that is read aloud.",
    "Chip: something chosen that can be taken away again, such as a filter.",
  ],
  avoid: [
    "A choice of several things that stay visible: use RadioGroup or FilterGroup, not a row of buttons.",
    "Moving between views of the same place: use Tabs or the header’s menu.",
    "More than two buttons side by side: use Menu for what is seldom needed.",
  ],
  comparisons: [
    {
      do: {
        why: "One primary action for each view. The eye knows where the way goes on.",
        example: (
          <Cluster gap="2">
            <Button>Reise anfragen</Button>
            <Button variant="secondary" icon={heartIcon}>
              Merken
            </Button>
          </Cluster>
        ),
      },
      dont: {
        why: "Several primary buttons compete, and none of them wins.",
        example: (
          <Cluster gap="2">
            <Button>Reise anfragen</Button>
            <Button>Merken</Button>
            <Button>Drucken</Button>
          </Cluster>
        ),
      },
    },
    {
      do: {
        why: "The label says what happens, so it can be understood without the text around it.",
        example: (
          <Stack gap="2">
            <Text>Sie haben drei Reisen gemerkt.</Text>
            <ButtonLink href="/de/reisesuche" icon={magnifyingGlassIcon}>
              Weitere Reisen finden
            </ButtonLink>
          </Stack>
        ),
      },
      dont: {
        why: "„Hier klicken“ says nothing in a screen reader’s list of links.",
        example: (
          <Text>
            Für weitere Reisen <Link href="/de/reisesuche">hier klicken</Link>.
          </Text>
        ),
      },
    },
    {
      do: {
        why: "While something is being sent, the same button stays, keeps the focus and says so.",
        example: <Button busy>Wird gesendet …</Button>,
      },
      dont: {
        why: "A disabled button loses the focus and does not say what is missing or whether anything happens.",
        example: <Button disabled>Senden</Button>,
      },
    },
    {
      do: {
        why: "Red is for what cannot be taken back, and the label names the thing.",
        example: (
          <Button variant="danger" icon={trashIcon}>
            Konto löschen
          </Button>
        ),
      },
      dont: {
        why: "Red for something harmless frightens, and wears the warning out.",
        example: <Button variant="danger">Filter zurücksetzen</Button>,
      },
    },
    {
      do: {
        why: "A chip shows its own removal and is read as „Österreich entfernen“.",
        example: (
          <Cluster gap="1">
            <Chip label="Österreich" onRemove={() => undefined} />
            <Chip label="Mehrtägig" onRemove={() => undefined} />
          </Cluster>
        ),
      },
      dont: {
        why: "Icon buttons in a row force everybody to guess; two at the most, where there is no room for words.",
        example: (
          <Cluster gap="1">
            <IconButton icon={heartIcon} label="Merken" />
            <IconButton icon={magnifyingGlassIcon} label="Suchen" />
            <IconButton icon={trashIcon} label="Entfernen" />
          </Cluster>
        ),
      },
    },
  ],
  props: [
    {
      name: "busy",
      note: "Keeps the focus and the width; further presses do nothing. Change the label too.",
    },
    {
      name: "width",
      note: "`full` on phones and in narrow columns; two full buttons stand one below the other.",
    },
    {
      name: "href",
      note: "Paths of the same site go through LinkProvider’s component, others are plain anchors.",
    },
  ],
  keyboard: [
    { keys: "Enter", does: "Presses a button, follows a link." },
    {
      keys: "Space",
      does: "Presses a button. A ButtonLink is a link: Space scrolls the page, as everywhere.",
    },
    { keys: "Tab", does: "Moves on. A busy button keeps its place, a disabled one is passed over." },
  ],
  wording: [
    { write: "Termine ansehen", notThis: "Mehr", because: "A verb and its object; short, no full stop." },
    {
      write: "Zahlungspflichtig buchen",
      notThis: "Jetzt buchen!",
      because: "The law asks for these words, and nobody is pushed.",
    },
    { write: "Abbrechen", notThis: "Nein, danke", because: "Leaving is a neutral act." },
    {
      write: "Wird gesendet …",
      notThis: "Bitte warten",
      because: "Says what goes on; a space stands before the dots.",
    },
  ],
  related: [
    "Components/Button",
    "Components/ButtonLink",
    "Components/IconButton",
    "Components/Link",
    "Components/Chip",
  ],
};

const meta = {
  title: "Families/Buttons and links",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
