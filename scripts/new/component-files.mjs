/** What a new component begins with: it is right, and says nothing yet. */

export const componentFile = ({
  pascal,
  up,
}) => `import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { styled } from "${up}/theme";

const Frame = styled("section", {
  minWidth: 0,
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  lineHeight: "$normal",
  overflowWrap: "anywhere",
  variants: {
    density: { normal: { padding: "$2" }, compact: { padding: "$1" } },
  },
  defaultVariants: { density: "normal" },
});

export interface ${pascal}Props extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  /** Its name for assistive technology. */
  label: string;
  density?: "normal" | "compact";
  children: ReactNode;
}

/** What it shows, in one sentence; when another component is better, in a second. */
export const ${pascal} = forwardRef<HTMLElement, ${pascal}Props>(function ${pascal}(
  { label, density = "normal", children, ...props },
  ref,
) {
  return (
    <Frame ref={ref} aria-label={label} density={density} {...props}>
      {children}
    </Frame>
  );
});
`;

export const testFile = ({ pascal }) => `import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { createRef } from "react";
import { ${pascal} } from "./${pascal}";

test("is a region with a name, and hands on its ref and attributes", async () => {
  const ref = createRef<HTMLElement>();
  const { container } = render(
    <${pascal} ref={ref} label="Anreise" id="anreise">
      Mit der Bahn bis Mittenwald.
    </${pascal}>,
  );
  const region = screen.getByRole("region", { name: "Anreise" });
  expect(region).toHaveTextContent("Mit der Bahn bis Mittenwald.");
  expect(region).toHaveAttribute("id", "anreise");
  expect(ref.current).toBe(region);
  expect(await axe(container)).toHaveNoViolations();
});

test("both densities look different", () => {
  const { rerender } = render(<${pascal} label="Anreise">Mit der Bahn.</${pascal}>);
  const normal = screen.getByRole("region").className;
  rerender(
    <${pascal} label="Anreise" density="compact">
      Mit der Bahn.
    </${pascal}>,
  );
  expect(screen.getByRole("region").className).not.toBe(normal);
});
`;

export const storiesFile = ({
  pascal,
  up,
  group,
}) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "${up}/fixtures/Narrow";
import { longName } from "${up}/fixtures/words";
import { ${pascal} } from "./${pascal}";

const meta = {
  title: "${group}/${pascal}",
  component: ${pascal},
  args: { label: "Anreise", children: "Mit der Bahn bis Mittenwald, von dort zu Fuß zur Hütte." },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Compact: Story = { args: { density: "compact" } };
export const LongWords: Story = {
  args: { children: longName },
  render: (args) => (
    <Narrow>
      <${pascal} {...args} />
    </Narrow>
  ),
};
`;
