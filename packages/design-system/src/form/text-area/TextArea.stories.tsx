import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextArea, type TextAreaProps } from "./TextArea";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Nachricht an den Veranstalter", optional: true, limit: 1000, value: "" },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

export const Empty: Story = { args: { hint: "Zum Beispiel zu Verpflegung oder Anreise." } };
export const NearlyFull: Story = { args: { value: "Wir essen vegetarisch. ".repeat(43) } };
export const TooLong: Story = {
  args: {
    limit: 20,
    value: "Wir essen vegetarisch und reisen mit der Bahn an.",
    error: "Bitte kürzen Sie den Text.",
  },
};
