import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  contrastRatio,
  darkRoles,
  defaultGray,
  grayPalettes,
  lightRoles,
  palettes,
  paletteSteps,
  resolveRole,
  rolePairs,
  type PaletteName,
} from "@gratweg/design-system/theme";
import { Heading, Stack, Text } from "@gratweg/design-system";
import { Swatch, Table } from "./parts";

const meta = { title: "Foundations/Colour" } satisfies Meta;

export default meta;

export const Palettes: StoryObj = {
  render: () => (
    <Stack gap="3">
      {Object.entries({ ...palettes, ...grayPalettes }).map(([name, palette]) => (
        <Stack key={name} gap="1">
          <Heading level={2} size="h4">
            {name}
          </Heading>
          <Table label={name} head={paletteSteps.map(String)}>
            <tr>
              {paletteSteps.map((step) => (
                <td key={step}>
                  <Swatch color={palette[step]} />
                  <Text size="xs">{palette[step]}</Text>
                </td>
              ))}
            </tr>
          </Table>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Contrast: StoryObj = {
  render: (_args, { globals }) => {
    const primary = String(globals.palette) as PaletteName;
    return (
      <Table label="Role pairs" head={["Foreground", "Background", "Needs", "Light", "Dark"]}>
        {rolePairs.map(({ foreground, background, minimum }) => (
          <tr key={`${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td>{minimum}</td>
            {[lightRoles, darkRoles].map((roles, index) => {
              const pair = [foreground, background].map((role) =>
                resolveRole(roles, role, primary, defaultGray),
              ) as [string, string];
              return (
                <td key={index}>
                  <Swatch color={pair[1]} dot={pair[0]} /> {contrastRatio(...pair).toFixed(1)}
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    );
  },
};
