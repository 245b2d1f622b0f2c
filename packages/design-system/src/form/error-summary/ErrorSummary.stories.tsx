import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../button/Button";
import { TextField } from "../../field/TextField";
import { Stack } from "../../layout/Stack";
import { ErrorSummary } from "./ErrorSummary";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { field: "contact.email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." },
      { field: "contact.postalCode", message: "Eine deutsche Postleitzahl hat fünf Ziffern." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  args: { errors: [{ field: "contact.email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." }] },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 ? "Bitte geben Sie Ihren Vornamen ein." : undefined;
  return (
    <Stack gap="3">
      <ErrorSummary attempt={attempt} errors={error ? [{ field: "given-name", message: error }] : []} />
      <TextField id="given-name" label="Vorname" error={error} />
      <Button onClick={() => setAttempt((count) => count + 1)}>Weiter</Button>
    </Stack>
  );
}

/** In a real browser: the summary takes the focus, its link leads into the field, a second attempt takes it again. */
export const InAForm: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Bitte geben Sie Ihren Vornamen ein." }));
    await expect(canvas.getByRole("textbox", { name: "Vorname" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(alert.parentElement).toHaveFocus();
  },
};
