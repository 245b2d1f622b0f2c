import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText, type BlocksContent } from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const words = (text: string) => [{ type: "text" as const, text }];

const good: BlocksContent = [
  { type: "heading", level: 1, children: words("Was in den Rucksack gehört") },
  { type: "paragraph", children: words("Sieben bis acht Kilogramm reichen für eine Woche.") },
  {
    type: "list",
    format: "unordered",
    children: [
      { type: "list-item", children: words("Regenjacke und Regenhose") },
      { type: "list-item", children: words("Hüttenschlafsack") },
    ],
  },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Mehr dazu steht in " },
      { type: "link", url: "/de/magazin/rucksack", children: words("Wie man einen Rucksack packt") },
      { type: "text", text: "." },
    ],
  },
];

const bad: BlocksContent = [
  { type: "paragraph", children: [{ type: "text", text: "WAS IN DEN RUCKSACK GEHÖRT", bold: true }] },
  { type: "paragraph", children: words("- Regenjacke und Regenhose") },
  { type: "paragraph", children: words("- Hüttenschlafsack") },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Mehr dazu " },
      { type: "link", url: "/de/magazin/rucksack", children: words("hier") },
      { type: "text", text: "!" },
    ],
  },
];

const safe: BlocksContent = [
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Auskunft gibt der " },
      { type: "link", url: "https://alpenverein.example", children: words("Alpenverein") },
      { type: "text", text: "." },
    ],
  },
];

const unsafe: BlocksContent = [
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Auskunft gibt " },
      { type: "link", url: "javascript:alert(1)", children: words("ein Link, der keiner wird") },
      { type: "text", text: "." },
    ],
  },
];

const family: Family = {
  title: "Rich text",
  purpose:
    "What editors write in the content system, set as the site’s own text: the structure of Strapi’s blocks, its links and pictures made safe.",
  use: [
    "RichText for every field of blocks: trips, articles, help, legal pages.",
    "`headingOffset` to fit an editor’s headings below the page’s title.",
  ],
  avoid: ["A single line without marks: use Text.", "HTML from elsewhere: there is no way in, on purpose."],
  comparisons: [
    {
      do: {
        why: "Real headings, lists and links: they can be jumped to, counted and understood alone.",
        example: <RichText content={good} headingOffset={2} />,
      },
      dont: {
        why: "Capitals, hyphens and „hier“ look similar and mean nothing.",
        example: <RichText content={bad} headingOffset={2} />,
      },
    },
    {
      do: {
        why: "Other sites keep their scheme and get `rel`; the reader stays in charge.",
        example: <RichText content={safe} />,
      },
      dont: {
        why: "A link with a scheme that runs scripts is shown as words; nothing can be pressed.",
        example: <RichText content={unsafe} />,
      },
    },
  ],
  props: [
    { name: "headingOffset", note: "1 makes an editor’s first heading an `h2`. Levels never pass 6." },
    {
      name: "resolveImage",
      note: "Turns `/uploads/…` into an absolute address; pictures have sizes and load late.",
    },
  ],
  keyboard: [{ keys: "Tab", does: "Links, and wide code blocks, which scroll by arrow keys." }],
  wording: [
    { write: "„Hütte“ und ‚Lager‘", notThis: '"Hütte"', because: "German quotation marks." },
    {
      write: "Zwischenüberschrift",
      notThis: "Fett gesetzter Absatz",
      because: "Structure instead of looks.",
    },
  ],
  related: ["Page parts/RichText", "Components/Text", "Components/Link", "Components/Picture"],
};

const meta = {
  title: "Families/Rich text",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
