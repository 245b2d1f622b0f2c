import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Cluster, Link, TextField } from "@gratweg/design-system";
import { Card, Points, Sheet, Table, Topic } from "./parts";
import { PageLink } from "./PageLink";

const meta = {
  title: "Foundations/Accessibility",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const checks: readonly [string, string][] = [
  ["Every story in Chromium: renders, its interaction passes, axe finds nothing", "npm run test:stories"],
  ["Every dialog, form and navigation: keyboard and axe", "Jest beside the component"],
  ["Every pair of colours, each palette, gray and theme", "theme/contrast.test.ts"],
  ["Every pair of colours that a style names is in that table", "theme/usedPairs.test.ts"],
  ["No style attribute, a strict Content-Security-Policy", "Jest, and the site in a browser"],
  ["Whole journeys by keyboard, 320 px, dark, reduced motion", "packages/e2e"],
];

export const Accessibility: StoryObj = {
  render: () => (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 AA is the floor, and running text has 7:1. What the platform does well – dialog, details, form fields, links – the platform does."
    >
      <Topic
        title="Focus"
        note="Press Tab. A ring of 3 px with 2 px of air, in a role of its own, 3:1 against both neighbours; over pictures it lies between two lines."
      >
        <Card lang="de">
          <Cluster gap="3">
            <Button>Reise anfragen</Button>
            <Button variant="secondary">Merken</Button>
            <Link href="#fokus">Alle Termine</Link>
            <TextField label="Ort oder Hütte" />
          </Cluster>
        </Card>
      </Topic>
      <Topic title="Promises">
        <Points
          items={[
            "Keyboard: everything, in the order of reading, by the patterns of the ARIA Authoring Practices. Focus goes into what opens and back to what opened it.",
            "Targets of 44 px.",
            "Words, not colour: errors, prices, difficulty and states always have a text.",
            "Forced colours: edges, rings and states stay visible.",
            "Reflow: 320 px or 400 % zoom without scrolling sideways; text spacing may be changed.",
            "Motion: none that matters, and none at all where the visitor prefers so.",
            "Diagrams: the elevation profile has a table behind it.",
            "Without scripts: search, menus, accordions and forms work as links, details and forms.",
          ]}
        />
      </Topic>
      <Topic title="What your part is" note="A component cannot know these.">
        <Points
          items={[
            "One main heading and an outline without gaps: headingLevel.",
            "The page’s language, its title, a SkipLink before the header.",
            "Labels that name the thing, and alternative texts that say what is to be seen.",
            "The announcement of a changed page in an application without page loads.",
          ]}
        />
      </Topic>
      <Topic
        title="How it is checked"
        note={
          <>
            Pass marks for colours: <PageLink page="Colour">Colour</PageLink>.
          </>
        }
      >
        <Table label="Checks" head={["What", "Where"]}>
          {checks.map(([what, where]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{where}</td>
            </tr>
          ))}
        </Table>
      </Topic>
    </Sheet>
  ),
};
