import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DatePicker, type DatePickerProps } from "@gratweg/design-system/date-picker";

const meta = {
  title: "Forms/DatePicker",
  component: DatePicker,
  args: { label: "Frühester Beginn", name: "start", value: "", today: "2026-11-21", onValueChange: fn() },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const openCalendar = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole("button", { name: /^Kalender öffnen/ }));
  return screen.findByRole("dialog");
};

export const Empty: Story = { args: { hint: "Der erste Tag, an dem Sie reisen können." } };

export const Filled: Story = { args: { value: "2027-06-12" } };

export const Open: Story = {
  args: { value: "2027-06-12" },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};

const closedDays = (day: string) =>
  day < "2027-06-10"
    ? "Die Hütten öffnen erst am 10. Juni."
    : /-(?:14|15)$/.test(day)
      ? "Alle Plätze sind vergeben."
      : null;

/** Days that cannot be had can be reached; then the reason is shown and read aloud. */
export const UnavailableDays: Story = {
  args: { value: "2027-06-13", min: "2027-06-01", max: "2027-09-30", unavailable: closedDays },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: /, 13\. Juni 2027/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(within(dialog).getByText("14. Juni 2027: Alle Plätze sind vergeben.")).toBeVisible(),
    );
  },
};

export const BeyondTheLimits: Story = { args: { value: "2027-03-01", min: "2027-06-01" } };

export const WithError: Story = {
  args: { required: true, error: "Bitte geben Sie an, ab wann Sie reisen können." },
};

export const Disabled: Story = { args: { value: "2027-06-12", disabled: true } };

export const ReadOnly: Story = { args: { value: "2027-06-12", readOnly: true } };

/** The calendar is a sheet at the lower edge. */
export const OnAPhone: Story = {
  args: { value: "2027-06-12" },
  globals: { viewport: { value: "least", isRotated: false } },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};
