import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../../layout/Stack";
import { PasswordField, type PasswordFieldProps } from "./PasswordField";
import { PasswordFieldFrame } from "./PasswordFieldFrame";
import { passwordStrength } from "./passwordStrength";
import { PasswordStrengthMeter } from "./PasswordStrengthMeter";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  subcomponents: { PasswordFieldFrame, PasswordStrengthMeter },
  args: { autoComplete: "current-password", onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

function NewPassword({ start, ...props }: { start: string } & Partial<PasswordFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label="Neues Passwort"
      hint="Drei oder vier Wörter, die nicht zusammengehören, lassen sich gut merken."
      {...props}
      autoComplete="new-password"
      value={value}
      onValueChange={setValue}
      strength={passwordStrength(value)}
    />
  );
}

export const Current: Story = { args: { defaultValue: "Enzian-Kuckuck-7" } };
/** Pressed once, the password is to be seen, and screen readers hear of it. */
export const Shown: Story = {
  args: { defaultValue: "Enzian-Kuckuck-7" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Passwort anzeigen" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByLabelText("Passwort")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("status")).toHaveTextContent("Ihr Passwort ist jetzt zu sehen.");
  },
};
/** Without the meter's script: for sign-in forms that are to arrive quickly. */
export const KnownPassword: Story = {
  render: () => <PasswordFieldFrame autoComplete="current-password" defaultValue="Enzian-Kuckuck-7" />,
};
export const WithError: Story = { args: { error: "Bitte geben Sie Ihr Passwort ein." } };
export const Disabled: Story = { args: { defaultValue: "Enzian-Kuckuck-7", disabled: true } };
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Passwort");
    field.focus();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true }));
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent(
      "Die Feststelltaste ist an.",
    );
  },
};
export const NewEmpty: Story = { render: () => <NewPassword start="" /> };
export const NewCommon: Story = { render: () => <NewPassword start="Passwort123" /> };
/** Every verdict, beside fields of other make. */
export const MeterAlone: Story = {
  render: () => (
    <Stack gap="3">
      {["", "Enzia", "Passwort123", "Enzian Kuckuck Leiter"].map((password) => (
        <PasswordStrengthMeter key={password} strength={passwordStrength(password)} />
      ))}
      <PasswordStrengthMeter strength={passwordStrength("Passwort123")} brief />
    </Stack>
  ),
};
