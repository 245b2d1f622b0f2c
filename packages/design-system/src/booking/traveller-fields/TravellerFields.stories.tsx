import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TravellerFields, type TravellerFieldsProps } from "./TravellerFields";

const meta = {
  title: "Booking/TravellerFields",
  component: TravellerFields,
  args: { index: 0, value: { firstName: "", lastName: "", birthDate: "" }, onValueChange: () => undefined },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof TravellerFields>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: TravellerFieldsProps) {
  const [value, setValue] = useState(props.value);
  return <TravellerFields {...props} value={value} onValueChange={setValue} />;
}

export const First: Story = {};
export const Second: Story = {
  args: {
    index: 1,
    value: {
      firstName: "Maximilian-Leopold",
      lastName: "Freiherr von Hohenstaufen-Mustermann",
      birthDate: "1979-05-01",
    },
    onRemove: () => undefined,
  },
};
export const Errors: Story = {
  args: {
    index: 1,
    value: { firstName: "", lastName: "Mu$termann", birthDate: "2027-02-30" },
    errors: {
      firstName: "Bitte geben Sie den Vornamen von Person 2 ein.",
      lastName: "Ein Name besteht aus Buchstaben, Bindestrich und Apostroph.",
      birthDate: "Diesen Tag gibt es nicht. Bitte prüfen Sie Tag, Monat und Jahr.",
    },
    onRemove: () => undefined,
  },
};
