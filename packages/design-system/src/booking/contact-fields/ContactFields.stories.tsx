import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ContactFields, type ContactFieldsProps } from "./ContactFields";

const empty = { email: "", phone: "", street: "", postalCode: "", city: "", country: "DE" };

const meta = {
  title: "Booking/ContactFields",
  component: ContactFields,
  args: { value: empty, onValueChange: () => undefined },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof ContactFields>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: ContactFieldsProps) {
  const [value, setValue] = useState(props.value);
  return <ContactFields {...props} value={value} onValueChange={setValue} />;
}

export const Empty: Story = {};
export const NoCountryYet: Story = { args: { value: { ...empty, country: "" } } };
export const Errors: Story = {
  args: {
    value: { ...empty, email: "annegret@", postalCode: "123" },
    errors: {
      email: "Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.",
      phone: "Bitte geben Sie Ihre Telefonnummer ein.",
      postalCode: "Eine deutsche Postleitzahl hat fünf Ziffern.",
    },
  },
};
export const Long: Story = {
  args: {
    value: {
      email: "annegret.mustermann-hohenstaufen@postfach.beispiel.example",
      phone: "+49 (351) 123 456 789-1011",
      street: "Donaudampfschifffahrtsgesellschaftsstraße 112a",
      postalCode: "01067",
      city: "Hellschen-Heringsand-Unterschaar",
      country: "DE",
    },
  },
};
