import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../fixtures/Box";
import { Grid, GridItem } from "./Grid";

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Box key={index}>Reise {index + 1}</Box>);

const meta = {
  title: "Components/Grid",
  component: Grid,
  subcomponents: { GridItem },
  args: { children: boxes(6) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page’s grid above 960 px, one column below. */
export const TwelveColumns: Story = {
  args: {
    columns: "12",
    children: (
      <>
        <GridItem span="8">
          <Box>Text, acht Spalten</Box>
        </GridItem>
        <GridItem span="4">
          <Box>Preis, vier Spalten</Box>
        </GridItem>
        <GridItem span="6">
          <Box>Sechs</Box>
        </GridItem>
        <GridItem span="6">
          <Box>Sechs</Box>
        </GridItem>
      </>
    ),
  },
};
export const TwoColumns: Story = { args: { columns: "2" } };
export const ThreeColumns: Story = { args: { columns: "3" } };
export const FourColumns: Story = { args: { columns: "4", gap: "2" } };
