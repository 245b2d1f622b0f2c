import type { Preview } from "@storybook/react-vite";
import * as icons from "@gratweg/design-system/icons";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

const NAMES = new Set(["icon", "iconEnd", "iconStart"]);
/** Names end with „Icon“; besides them the family holds the component. */
const shapes = Object.fromEntries(Object.entries(icons).filter(([name]) => /^[a-z]\w*Icon$/.test(name)));

/** Icons are path data, which nobody chooses by its text: the control offers their names. */
export const iconControls: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      NAMES.has(name)
        ? { ...argType, options: Object.keys(shapes), mapping: shapes, control: { type: "select" as const } }
        : argType,
    ]),
  );
