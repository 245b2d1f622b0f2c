import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { bookableDepartures } from "../fixtures/booking";
import { pressAt } from "../fixtures/pressAt";
import { DeparturePicker, type DeparturePickerProps } from "./DeparturePicker";

const meta = {
  title: "Booking/DeparturePicker",
  component: DeparturePicker,
  args: { departures: bookableDepartures, onValueChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DeparturePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: DeparturePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DeparturePicker {...props} value={value} onValueChange={setValue} />;
}

export const NothingChosen: Story = {};

/** In a real browser: the whole card is the target, arrow keys skip sold out dates. */
export const OneChosen: Story = {
  args: { value: 21 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pressAt(canvas.getByText(/1\.190/));
    await expect(canvas.getByRole("radio", { name: /26\. Juni/ })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /31\. Juli/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /10\. bis/ })).toBeDisabled();
  },
};
export const ForFive: Story = { args: { seatsNeeded: 5 } };
export const Wrong: Story = { args: { error: "Bitte wählen Sie einen Termin." } };
export const Empty: Story = { args: { departures: [] } };

/** As members see it, once the server has said their price. */
export const ForMembers: Story = {
  args: {
    departures: bookableDepartures.map((departure, index) =>
      index % 2 === 0
        ? { ...departure, priceCents: departure.priceCents - 10_000, normalPriceCents: departure.priceCents }
        : departure,
    ),
  },
};
