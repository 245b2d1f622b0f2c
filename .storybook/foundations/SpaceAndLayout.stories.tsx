import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster, Grid, GridItem, Stack, Text } from "@gratweg/design-system";
import {
  breakpoints,
  headerBreakpoint,
  mobileBreakpoint,
  radii,
  sizes,
  space,
} from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";
import { Mono, Points, Sheet, Table, Topic } from "./parts";

const meta = {
  title: "Foundations/Space and layout",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const Bar = styled("svg", { display: "block", maxWidth: "100%", "& rect": { fill: "$primary" } });
const Column = styled("div", {
  paddingBlock: "$2",
  borderRadius: "$sm",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  textAlign: "center",
  fontSize: "$sm",
});
const Corner = styled("div", {
  width: "5rem",
  height: "5rem",
  border: "$borderWidths$thick solid $colors$primary",
  backgroundColor: "$primarySoft",
  variants: {
    radius: {
      none: { borderRadius: "$none" },
      sm: { borderRadius: "$sm" },
      md: { borderRadius: "$md" },
      lg: { borderRadius: "$lg" },
      xl: { borderRadius: "$xl" },
      pill: { borderRadius: "$pill" },
      round: { borderRadius: "$round" },
    },
  },
});

const remOf = (value: string) => (value.startsWith("clamp") ? Infinity : parseFloat(value));
const steps = Object.entries(space).sort(([, one], [, other]) => remOf(one) - remOf(other) || 0);

const breakpointUse: Record<keyof typeof breakpoints, string> = {
  sm: "Two columns of cards; the stepper shows its steps",
  md: "The twelve-column grid; filters and prices stand beside the text",
  lg: "The header’s menu is written out (mobile breakpoint: below it the menu is a dialog)",
  xl: "Wide content; nothing grows beyond its measure",
  xxl: "As xl, with more air at the sides",
};

export const SpaceAndLayout: StoryObj = {
  name: "Space and layout",
  render: () => (
    <Sheet
      title="Space and layout"
      lead="An 8 px rhythm, written in rem so that it follows the visitor’s font size. Components have no outer margins: the parent lays out."
    >
      <Topic
        title="Space"
        note="The number is the count of 8 px steps; half and 1half are the 4 px step. Gutter and section grow with the window."
      >
        <Table label="Space" head={["Token", "Value", "Length"]}>
          {steps.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <Mono>{name}</Mono>
              </th>
              <td>{value}</td>
              <td>
                {!value.startsWith("clamp") && (
                  <Bar width={value === "0" ? 1 : value} height="16" aria-hidden="true">
                    <rect width="100%" height="16" rx="2" />
                  </Bar>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Topic>
      <Topic
        title="Grid"
        note="One column on phones, twelve from 960 px (Grid and GridItem). Cards come in two, three or four equal columns."
      >
        <Stack gap="2">
          <Grid gap="1">
            {Array.from({ length: 12 }, (_, index) => (
              <GridItem key={index} span="1">
                <Column>{index + 1}</Column>
              </GridItem>
            ))}
          </Grid>
          <Grid gap="1">
            {(["8", "4"] as const).map((span) => (
              <GridItem key={span} span={span}>
                <Column>span {span}</Column>
              </GridItem>
            ))}
          </Grid>
          <Grid gap="1" columns="3">
            {[1, 2, 3].map((card) => (
              <Column key={card}>card {card} of 3</Column>
            ))}
          </Grid>
        </Stack>
      </Topic>
      <Topic title="Breakpoints" note="Least widths. The toolbar’s viewports are named after them.">
        <Stack gap="2">
          <Table label="Breakpoints" head={["Name", "From", "What changes"]}>
            {Object.entries(breakpoints).map(([name, width]) => (
              <tr key={name}>
                <th scope="row">
                  <Mono>{name}</Mono>
                </th>
                <td>{width} px</td>
                <td>{breakpointUse[name as keyof typeof breakpoints]}</td>
              </tr>
            ))}
          </Table>
          <Points
            items={[
              `Mobile breakpoint: lg (${mobileBreakpoint} px). Below ${headerBreakpoint} px the header may hide on a trip’s page.`,
              "Designed for 360 px first; nothing scrolls sideways at 320 px, or at 200 % zoom at 640 px.",
            ]}
          />
        </Stack>
      </Topic>
      <Topic title="Sizes" note="Anything that is touched is at least 44 px on each side (target).">
        <Table label="Sizes" head={["Token", "Value"]}>
          {Object.entries(sizes).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <Mono>{name}</Mono>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </Table>
      </Topic>
      <Topic title="Corners" note="Fields and buttons md, cards lg, pictures on their own xl, chips pill.">
        <Cluster gap="3">
          {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
            <Stack key={name} gap="half" align="center">
              <Corner radius={name} />
              <Text size="xs">
                {name} · {radii[name]}
              </Text>
            </Stack>
          ))}
        </Cluster>
      </Topic>
    </Sheet>
  ),
};
