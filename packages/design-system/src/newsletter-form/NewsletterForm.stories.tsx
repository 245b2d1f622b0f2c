import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Link } from "../link/Link";
import { styled } from "../theme";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm";

const Band = styled("div", {
  padding: "$5",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
  "& :focus-visible": { outlineColor: "$focusRingDeep" },
});

const onBand: Decorator = (Story) => (
  <Band>
    <Story />
  </Band>
);

function Example(props: NewsletterFormProps) {
  const [value, setValue] = useState(props.value);
  return <NewsletterForm {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/NewsletterForm",
  component: NewsletterForm,
  parameters: { layout: "fullscreen" },
  decorators: [onBand],
  render: (args) => <Example {...args} />,
  args: {
    action: "/api/newsletter",
    title: "Einmal im Monat: neue Wege",
    text: "Tourenideen und freie Termine, bevor sie vergeben sind.",
    note: (
      <>
        Abmelden können Sie sich jederzeit mit einem Klick.{" "}
        <Link href="/de/datenschutz" variant="quiet">
          Datenschutz
        </Link>
      </>
    ),
    value: "",
    onValueChange: () => undefined,
    onSubmit: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Busy: Story = { args: { value: "anna@post.example", busy: true } };

export const Success: Story = {
  args: {
    notice: {
      tone: "success",
      message:
        "Fast geschafft: Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Anmeldung mit dem Link in unserer E-Mail.",
      email: "anna@post.example",
    },
  },
};

export const Failure: Story = {
  args: { notice: { tone: "error", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." } },
};
