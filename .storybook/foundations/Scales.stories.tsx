import type { Meta, StoryObj } from "@storybook/react-vite";
import * as designSystem from "@gratweg/design-system";
import {
  Cluster,
  Heading,
  Icon,
  Stack,
  Text,
  type HeadingProps,
  type TextProps,
} from "@gratweg/design-system";
import { breakpoints, radii, space, zIndices } from "@gratweg/design-system/theme";
import { Table } from "./parts";

const meta = { title: "Foundations/Scales" } satisfies Meta;

export default meta;

const headingSizes: NonNullable<HeadingProps["size"]>[] = ["display", "h1", "h2", "h3", "h4"];
const textSizes: NonNullable<TextProps["size"]>[] = ["lg", "md", "sm", "xs"];

export const Type: StoryObj = {
  render: () => (
    <Stack gap="3">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Höhenweg über dem Fjord
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size} width="measure">
          {size}: Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, und am Abend wartet die
          Hütte.
        </Text>
      ))}
    </Stack>
  ),
};

export const SpaceAndMore: StoryObj = {
  render: () => (
    <Stack gap="4">
      {Object.entries({ space, radii, breakpoints, zIndices }).map(([name, scale]) => (
        <Stack key={name} gap="1">
          <Heading level={2} size="h4">
            {name}
          </Heading>
          <Table label={name} head={["name", "value"]}>
            {Object.entries(scale).map(([step, value]) => (
              <tr key={step}>
                <td>{step}</td>
                <td>{value}</td>
              </tr>
            ))}
          </Table>
        </Stack>
      ))}
    </Stack>
  ),
};

const icons = Object.entries(designSystem).flatMap(([name, value]) =>
  typeof value === "string" && name.endsWith("Icon") ? [[name, value] as const] : [],
);

export const Icons: StoryObj = {
  render: () => (
    <Cluster gap="3">
      {icons.map(([name, icon]) => (
        <Stack key={name} gap="half" align="center">
          <Icon icon={icon} size="lg" />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Cluster>
  ),
};
