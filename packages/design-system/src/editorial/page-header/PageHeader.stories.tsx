import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "../../breadcrumbs/Breadcrumbs";
import { samplePicture } from "../../trip/fixtures/trips";
import { PageHeader } from "./PageHeader";

const meta = {
  title: "Page parts/PageHeader",
  component: PageHeader,
  args: {
    title: "Die erste Nacht auf der Hütte",
    lead: "Wann Licht aus ist, wohin mit den Schuhen und warum Sie Bargeld brauchen.",
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { label: "Startseite", href: "/de" },
          { label: "Magazin", href: "/de/magazin" },
          { label: "Die erste Nacht auf der Hütte" },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Article: Story = {
  args: {
    kicker: "Unterwegs lernen",
    author: "Redaktion Gratweg",
    publishedOn: "2026-10-08",
    picture: samplePicture(1, "Erleuchtete Fenster einer Berghütte"),
  },
};
export const LongWords: Story = {
  args: {
    title: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    lead: "Wort ".repeat(90),
  },
};
