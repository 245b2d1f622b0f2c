import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Stack, Text, type HeadingProps, type TextProps } from "@gratweg/design-system";
import { fontSizes, fontWeights, letterSpacings, lineHeights } from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";
import { Card, Mono, Points, Sheet, Table, Topic } from "./parts";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const Face = styled("p", {
  fontSize: "clamp(3.5rem, 9vw, 7rem)",
  lineHeight: 1,
  color: "$text",
  variants: {
    face: {
      display: { fontFamily: "$display", fontWeight: "$black", letterSpacing: "$display" },
      text: { fontFamily: "$text" },
    },
  },
});

const Narrow = styled("div", { maxWidth: "13rem" });
const headings = ["display", "h1", "h2", "h3", "h4"] as const satisfies HeadingProps["size"][];
const texts = ["lg", "md", "sm", "xs"] as const satisfies TextProps["size"][];
const pangram =
  "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, und am Abend wartet oben auf 2.446 Metern die Hütte mit Knödeln, Käse und einem Ausblick bis zum Großglockner.";

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="A characterful face for headlines, a very readable one for everything else. Both are variable, self-hosted and subset to Latin: 41 and 29 kB."
    >
      <Topic
        title="Two faces"
        note="The display face only where something is called; never for running text, fields or buttons."
      >
        <Stack gap="4" lang="de">
          <Card>
            <Face face="display">Höhenweg</Face>
            <Text tone="muted">Bricolage Grotesque · 700 and 800</Text>
          </Card>
          <Card>
            <Face face="text">Höhenweg</Face>
            <Text tone="muted">Source Sans 3 · 400, 500, 600 and 700</Text>
          </Card>
        </Stack>
      </Topic>
      <Topic
        title="Headlines"
        note="Sizes grow with the window between 360 and 1280 px. Lines are balanced; a headline’s level and its size are chosen apart."
      >
        <Stack gap="3" lang="de">
          {headings.map((size) => (
            <Stack key={size} gap="half">
              <Text size="xs" tone="muted">
                <Mono>{`${size} · ${fontSizes[size]}`}</Mono>
              </Text>
              <Heading level={3} size={size}>
                Von Hütte zu Hütte durchs Karwendel
              </Heading>
            </Stack>
          ))}
        </Stack>
      </Topic>
      <Topic
        title="Running text"
        note="At most 42 rem wide: 60 to 75 characters in a line. The last line is never a single word."
      >
        <Stack gap="3" lang="de">
          {texts.map((size) => (
            <Stack key={size} gap="half">
              <Text size="xs" tone="muted">
                <Mono>{`${size} · ${fontSizes[size]}`}</Mono>
              </Text>
              <Text size={size} width="measure">
                {pangram}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Topic>
      <Topic title="Long German words" note="Nothing runs out of its box at 320 px.">
        <Stack gap="3">
          <Narrow lang="de">
            <Card>
              <Heading level={3} size="h4">
                Reiserücktrittskostenversicherung
              </Heading>
              <Text>Rechtsschutzversicherungsgesellschaft und Wander&shy;wege&shy;markierung</Text>
            </Card>
          </Narrow>
          <Points
            items={[
              "Headlines break where an editor put a soft hyphen (&shy;), else only a word that would run out. Browsers hyphenate nothing by themselves: their German hyphens differ.",
              "Numbers in tables and prices are tabular, so that digits stand below each other.",
              "Units keep a narrow gap that does not break: 12 km, 9 Tage, 1.290 €.",
            ]}
          />
        </Stack>
      </Topic>
      <Topic title="Weights, lines, spacing">
        <Table label="Weights, line heights, letter spacing" head={["Scale", "Token", "Value"]}>
          {Object.entries({
            weight: fontWeights,
            "line height": lineHeights,
            "letter spacing": letterSpacings,
          }).flatMap(([scale, values]) =>
            Object.entries(values).map(([name, value]) => (
              <tr key={`${scale} ${name}`}>
                <td>{scale}</td>
                <th scope="row">
                  <Mono>{name}</Mono>
                </th>
                <td>{value}</td>
              </tr>
            )),
          )}
        </Table>
      </Topic>
    </Sheet>
  ),
};
