import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Cluster, Menu, TabLinks, Tabs, Text, TextField } from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const family: Family = {
  title: "Tabs and menus",
  purpose:
    "Tabs show one of a few views of the same thing. A menu holds what is seldom done, behind one button.",
  use: [
    "TabLinks when each view has an address: settings, portal sections. They work without scripts and can be sent on.",
    "Tabs when it does not: upcoming and past trips in one list. Two to six, each one or two words.",
    "Menu for two or more actions on one thing, most of all in a table’s row.",
  ],
  avoid: [
    "Steps of a form: use Stepper. Tabs promise that the order does not matter.",
    "Things that are compared: whoever has to switch to and fro wants them beside each other.",
    "Choosing a value in a form: use Select or RadioGroup; a menu acts at once.",
    "The most important action behind a menu: it is a button.",
  ],
  comparisons: [
    {
      do: {
        why: "Places have addresses: the back button works, and a link leads right there.",
        example: (
          <TabLinks
            label="Einstellungen"
            items={[
              { href: "/de/portal/settings", label: "Profil", current: "page" },
              { href: "/de/portal/settings?sicht=sicherheit", label: "Sicherheit" },
            ]}
          />
        ),
      },
      dont: {
        why: "A form spread over tabs hides what is missing.",
        example: (
          <Tabs
            label="Buchung"
            items={[
              { value: "1", label: "Schritt 1", content: <TextField label="Vorname" /> },
              { value: "2", label: "Schritt 2", content: <TextField label="Nachname" /> },
            ]}
          />
        ),
      },
    },
    {
      do: {
        why: "What cannot be done now stays in sight and says why; what cannot be taken back stands last, red, with dots: a question follows.",
        example: (
          <Menu
            label="Konto von Anna Berger"
            items={[
              { label: "Sperren", disabledReason: "Das ist Ihr eigenes Konto." },
              { items: [{ label: "Löschen …", variant: "danger" }] },
            ]}
          />
        ),
      },
      dont: {
        why: "One action needs no menu: it costs a press and hides the word.",
        example: <Menu label="Mehr" items={[{ label: "Unterlagen laden" }]} />,
      },
    },
    {
      do: {
        why: "The main way is a button, the rest waits beside it.",
        example: (
          <Cluster gap="1">
            <Button>Unterlagen laden</Button>
            <Menu label="Weitere" items={[{ label: "In den Kalender" }, { label: "Umbuchen …" }]} />
          </Cluster>
        ),
      },
      dont: {
        why: "Everything in the menu: nobody finds what they came for.",
        example: (
          <>
            <Text>Ihre Buchung GW-2041</Text>
            <Menu label="Aktionen" items={[{ label: "Unterlagen laden" }, { label: "Umbuchen …" }]} />
          </>
        ),
      },
    },
  ],
  props: [
    {
      name: "Tabs.activationMode",
      note: "`automatic` while the panels are there already; `manual` when choosing one fetches something.",
    },
    {
      name: "Tabs.items.content",
      note: "Made when first seen, kept afterwards: input in a panel is not lost.",
    },
    {
      name: "Menu.items",
      note: "Items beside each other are one group; a group with a label is read as such. `checked` makes a group of radio items.",
    },
    { name: "MenuItem.disabledReason", note: "The item stays reachable, so that the reason can be read." },
  ],
  keyboard: [
    {
      keys: "← →, Home, End (tabs)",
      does: "To the next, previous, first, last tab; with `automatic` it is chosen at once.",
    },
    { keys: "Tab (tabs)", does: "From the chosen tab into its panel." },
    { keys: "Enter, Space, ↓ (menu button)", does: "Opens on the first item; ↑ on the last." },
    { keys: "↑ ↓, Home, End, letters (menu)", does: "Move; letters lead to the item that begins with them." },
    { keys: "Escape, Tab (menu)", does: "Close. Escape goes back to the button, Tab on from it." },
  ],
  wording: [
    {
      write: "Aktionen für Anna Berger",
      notThis: "Mehr",
      because: "Read out of its row, the button still says what it is for.",
    },
    { write: "Löschen …", notThis: "Löschen", because: "The dots say that a question comes first." },
  ],
  related: ["Navigation/Tabs", "Navigation/TabLinks", "Overlays/Menu", "Overlays/SideSheet"],
};

const meta = {
  title: "Families/Tabs and menus",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
