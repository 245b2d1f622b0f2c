import type { Meta, StoryObj } from "@storybook/react-vite";
import { grayPalettes, palettes } from "@gratweg/design-system/theme";
import { Stack, Text } from "@gratweg/design-system";
import { chosenSite } from "../siteGlobals";
import { ContrastTable } from "./ContrastTable";
import { Sheet, Topic } from "./parts";
import { RoleTable } from "./RoleTable";
import { ScaleStrip } from "./ScaleStrip";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

export const Colour: StoryObj = {
  render: (_args, { globals }) => {
    const { name, theme } = chosenSite(globals);
    const themeName = globals.theme === "dark" ? "dark" : "light";
    return (
      <Sheet
        title="Colour"
        lead="Two layers: scales, of which a site exchanges two, and roles, the only names that components know. Choose site, gray and theme in the toolbar; this page follows."
      >
        <Topic
          title={`The scales of ${name}`}
          note={`Primary ${theme.primary}, gray ${theme.gray}. All palettes share one lightness curve in OKLCH, so that a site may change its colour without losing contrast.`}
        >
          <Stack gap="3">
            <ScaleStrip name={`primary · ${theme.primary}`} palette={palettes[theme.primary]} />
            <ScaleStrip name={`gray · ${theme.gray}`} palette={grayPalettes[theme.gray]} />
          </Stack>
        </Topic>
        <Topic title="Roles" note="A role says what a colour is for. Light beside dark, for the chosen site.">
          <RoleTable primary={theme.primary} gray={theme.gray} />
        </Topic>
        <Topic
          title="Contrast"
          note={
            <Stack gap="1">
              <Text tone="muted">
                Every pair that components may use, in the {themeName} theme of {name}. Words need 4.5:1,
                running text 7:1, edges, rings and lines of diagrams 3:1.
              </Text>
              <Text tone="muted">
                A test computes all of them for each palette, each gray and both themes, and another reads the
                components’ styles: a pair that is not in this table fails the build.
              </Text>
            </Stack>
          }
        >
          <ContrastTable primary={theme.primary} gray={theme.gray} theme={themeName} />
        </Topic>
        <Topic
          title="All palettes"
          note="What createSiteTheme knows. An unknown name is warned of once and replaced by green or cool."
        >
          <Stack gap="3">
            {Object.entries({ ...palettes, ...grayPalettes }).map(([palette, steps]) => (
              <ScaleStrip key={palette} name={palette} palette={steps} />
            ))}
          </Stack>
        </Topic>
      </Sheet>
    );
  },
};
