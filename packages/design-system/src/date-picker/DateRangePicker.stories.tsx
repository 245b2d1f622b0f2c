import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SideSheet } from "@gratweg/design-system";
import { DateRangePicker, type DateRangePickerProps } from "@gratweg/design-system/date-picker";

const meta = {
  title: "Forms/DateRangePicker",
  component: DateRangePicker,
  args: {
    label: "Reisezeit",
    names: { from: "from", to: "to" },
    value: { from: "", to: "" },
    today: "2026-11-21",
    onValueChange: fn(),
  },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
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
  return screen.findByRole("dialog", { name: /Reisezeit/ });
};

export const Empty: Story = { args: { hint: "Frühester Beginn und späteste Rückkehr" } };

export const Filled: Story = { args: { value: { from: "2027-06-12", to: "2027-06-19" } } };

export const HalfOpen: Story = { args: { value: { from: "2027-06-12", to: "" } } };

export const OverTwoMonths: Story = {
  args: { value: { from: "2027-06-24", to: "2027-07-08" } },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await waitFor(() => expect(within(dialog).getByText("Juni 2027", { selector: "h3" })).toBeVisible());
  },
};

/** First day, last day: only then the range is told. */
export const Choosing: Story = {
  args: { value: { from: "", to: "" }, min: "2026-11-21", max: "2027-10-31" },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await userEvent.click(within(dialog).getByRole("button", { name: /, 24\. November 2026/ }));
    await waitFor(() => expect(within(dialog).getByText(/Wählen Sie jetzt den letzten Tag/)).toBeVisible());
  },
};

export const UnavailableDays: Story = {
  args: {
    value: { from: "2027-06-24", to: "2027-07-08" },
    unavailable: (day) => (/-(?:0[1-3])$/.test(day) ? "Die Fähre fährt nicht." : null),
  },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};

export const WrongOrder: Story = { args: { value: { from: "2027-06-19", to: "2027-06-12" } } };

export const Disabled: Story = { args: { value: { from: "2027-06-12", to: "2027-06-19" }, disabled: true } };

export const OnAPhone: Story = {
  args: { value: { from: "2027-06-12", to: "2027-06-19" } },
  globals: { viewport: { value: "least", isRotated: false } },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};

/** In the search's filters on phones: the calendar lies in the modal dialog, Escape closes only the calendar. */
export const InASideSheet: Story = {
  render: (args) => <InSheet {...args} />,
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "Filter" });
    await userEvent.click(within(sheet).getByRole("button", { name: /^Kalender öffnen/ }));
    await waitFor(() => expect(within(sheet).getByRole("dialog", { name: /Reisezeit/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /Reisezeit/ })).toBeNull());
    await expect(sheet).toBeVisible();
  },
};

function InSheet(props: DateRangePickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <SideSheet open={open} onOpenChange={setOpen} title="Filter">
      <Writable {...props} />
    </SideSheet>
  );
}
