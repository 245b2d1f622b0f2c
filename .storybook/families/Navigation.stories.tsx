import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Breadcrumbs,
  Button,
  Cluster,
  Header,
  Link,
  Pagination,
  Stack,
  Stepper,
  Text,
  type HeaderProps,
} from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const header: HeaderProps = {
  name: "Gratweg",
  homeHref: "/de",
  items: [
    { href: "/de", label: "Start" },
    { href: "/de/reisesuche", label: "Reisesuche", current: "section" },
    { href: "/de/support", label: "Hilfe" },
    { href: "/de/magazin", label: "Magazin" },
  ],
  phone: { href: "tel:+493012345678", label: "030 1234 5678" },
  email: "hilfe@gratweg.example",
  onVideoConsultation: () => undefined,
  account: { href: "/de/portal" },
};

const steps = [
  { id: "reisende", label: "Reisende" },
  { id: "kontakt", label: "Kontakt" },
  { id: "pruefen", label: "Prüfen" },
];

const family: Family = {
  title: "Header, footer and ways",
  purpose:
    "Says where one is and where one can go: four entries above, the legal and helpful below, and small ways in between.",
  use: [
    "Header once on each page, with useHeaderVisibility: it leaves while one reads on and comes back on scrolling up.",
    "Footer once, with the ways that the law asks for within two clicks.",
    "SkipLink as the very first element, leading to `main`.",
    "Breadcrumbs from the third level on; the page itself is the last and no link.",
    "Pagination for results that have addresses; without `hrefOf` it is made of buttons, below a table.",
    "Stepper for three to six steps in an order, of which done ones can be returned to.",
  ],
  avoid: [
    "More than four entries in the menu: put further ways on the pages that they belong to.",
    "Loading forever while scrolling: nobody reaches the footer, and the way back loses the place.",
    "Stepper for views without an order: use Tabs.",
  ],
  comparisons: [
    {
      do: {
        why: "The header of a site in ten lines: four words, where one is, two ways to a person.",
        example: <Header {...header} />,
      },
      dont: {
        why: "Eight entries: the eye gives up, and the phone’s menu scrolls.",
        example: (
          <Cluster gap="2">
            {["Start", "Reisen", "Länder", "Aktivitäten", "Angebote", "Magazin", "Über uns", "Hilfe"].map(
              (label) => (
                <Link key={label} href="/de" variant="standalone">
                  {label}
                </Link>
              ),
            )}
          </Cluster>
        ),
      },
    },
    {
      do: {
        why: "The way back, step by step, and where one is.",
        example: (
          <Breadcrumbs
            items={[
              { label: "Start", href: "/de" },
              { label: "Magazin", href: "/de/magazin" },
              { label: "Die erste Nacht auf der Hütte" },
            ]}
          />
        ),
      },
      dont: {
        why: "The page links to itself; „Zurück“ depends on where somebody came from.",
        example: (
          <Cluster gap="2">
            <Link href="/de/magazin">« Zurück</Link>
            <Link href="/de/magazin/huette">Die erste Nacht auf der Hütte</Link>
          </Cluster>
        ),
      },
    },
    {
      do: {
        why: "Pages have addresses: they can be saved, shared and opened beside each other.",
        example: (
          <Pagination
            page={3}
            pageCount={8}
            hrefOf={(page) => `?page=${page}`}
            label="Seiten des Beispiels"
          />
        ),
      },
      dont: {
        why: "After three presses nobody can go back to what was seen.",
        example: <Button variant="secondary">Mehr laden</Button>,
      },
    },
    {
      do: {
        why: "Words for each step; what is done can be opened again.",
        example: <Stepper steps={steps} current="kontakt" onSelect={() => undefined} />,
      },
      dont: {
        why: "„2 von 5“ says how long, not what for.",
        example: (
          <Stack gap="1">
            <Text weight="semibold">Schritt 2 von 5</Text>
          </Stack>
        ),
      },
    },
  ],
  props: [
    {
      name: "current (Header)",
      note: "`page` for the page itself, `section` for a page below it; both are said aloud.",
    },
    { name: "layout (Header)", note: "`portal` for the signed-in application." },
    {
      name: "hrefOf, onNavigate (Pagination)",
      note: "With both, plain clicks stay on the page and clicks with a modifier key follow the link.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The first stop is SkipLink. A hidden header comes back when the focus reaches it.",
    },
    { keys: "Enter", does: "Follows. In the mobile menu it also closes it." },
    { keys: "Escape", does: "Closes the mobile menu; the focus returns to its button." },
  ],
  wording: [
    { write: "Reisesuche", notThis: "Discover", because: "One German word that says what one does there." },
    { write: "Zum Inhalt springen", notThis: "Navigation überspringen", because: "Says where it leads." },
    {
      write: "Verträge hier kündigen",
      notThis: "Kündigung",
      because: "The words of §312k BGB, always in sight.",
    },
  ],
  related: [
    "Page parts/Header",
    "Page parts/MobileMenu",
    "Page parts/Footer",
    "Navigation/SkipLink",
    "Navigation/Breadcrumbs",
    "Navigation/Pagination",
    "Navigation/Stepper",
    "Components/LinkProvider",
    "Components/ThemeToggle",
  ],
};

const meta = {
  title: "Families/Header, footer and ways",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
