import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack, Text } from "@gratweg/design-system";
import { shadows, zIndices } from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";
import { Mono, Points, Sheet, Table, Topic } from "./parts";

const meta = {
  title: "Foundations/Elevation and layers",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const Sample = styled("div", {
  padding: "$4",
  borderRadius: "$lg",
  backgroundColor: "$surfaceRaised",
  color: "$text",
  variants: {
    shadow: {
      none: { boxShadow: "$none" },
      sm: { boxShadow: "$sm" },
      md: { boxShadow: "$md" },
      lg: { boxShadow: "$lg" },
    },
  },
});

const Surface = styled("div", {
  padding: "$3",
  borderRadius: "$md",
  border: "$borderWidths$thin solid $colors$border",
  color: "$text",
  variants: {
    surface: {
      surfaceSunken: { backgroundColor: "$surfaceSunken" },
      background: { backgroundColor: "$background" },
      surface: { backgroundColor: "$surface" },
      surfaceRaised: { backgroundColor: "$surfaceRaised" },
    },
  },
});

const shadowUse: Record<keyof typeof shadows, string> = {
  none: "lies on the page",
  sm: "a field or chip that may be taken",
  md: "cards under a pointer, menus",
  lg: "dialogs and the side sheet",
};

const layerUse: Record<keyof typeof zIndices, string> = {
  base: "Ornament and pictures behind words",
  raised: "Within one component: the ring over a card, a sticky table head",
  header: "The sticky header, the price bar on phones",
  overlay: "Menus, the consent notice",
  modal: "Our dialogs, where the browser’s top layer does not do it already",
  libraryOverlay: "A library’s own overlays: consent control panel, video widget; the skip link",
  libraryDialog: "A library’s own dialogs",
};

export const ElevationAndLayers: StoryObj = {
  name: "Elevation and layers",
  render: () => (
    <Sheet
      title="Elevation and layers"
      lead="Most of a page lies flat like a map. A shadow says: this lies above and will go away again. In the dark theme surfaces get lighter the higher they lie."
    >
      <Topic
        title="Surfaces"
        note="From the lowest to the highest. A border makes the step visible where a shadow does not."
      >
        <Grid columns="2" gap="2">
          {(["surfaceSunken", "background", "surface", "surfaceRaised"] as const).map((surface) => (
            <Surface key={surface} surface={surface}>
              <Mono>{surface}</Mono>
            </Surface>
          ))}
        </Grid>
      </Topic>
      <Topic title="Shadows" note="Two soft layers; their colour is a role of the theme.">
        <Grid columns="2" gap="4">
          {(Object.keys(shadows) as (keyof typeof shadows)[]).map((shadow) => (
            <Sample key={shadow} shadow={shadow}>
              <Stack gap="half">
                <Mono>{shadow}</Mono>
                <Text size="sm" tone="muted">
                  {shadowUse[shadow]}
                </Text>
              </Stack>
            </Sample>
          ))}
        </Grid>
      </Topic>
      <Topic title="Layers" note="Named, never a number in a component.">
        <Stack gap="2">
          <Table label="Layers" head={["Name", "z-index", "For"]}>
            {(Object.keys(zIndices) as (keyof typeof zIndices)[]).map((layer) => (
              <tr key={layer}>
                <th scope="row">
                  <Mono>{layer}</Mono>
                </th>
                <td>{zIndices[layer]}</td>
                <td>{layerUse[layer]}</td>
              </tr>
            ))}
          </Table>
          <Points
            items={["Dialogs are native and lie in the browser’s top layer: no number is higher than that."]}
          />
        </Stack>
      </Topic>
    </Sheet>
  ),
};
