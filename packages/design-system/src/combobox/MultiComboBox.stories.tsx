import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SideSheet } from "@gratweg/design-system";
import { MultiComboBox, type MultiComboBoxProps } from "@gratweg/design-system/combobox";
import { destinations, longNames } from "./comboBoxFixtures";

const meta = {
  title: "Forms/MultiComboBox",
  component: MultiComboBox,
  args: {
    label: "Reiseziele",
    name: "country",
    options: destinations,
    values: [],
    onValuesChange: fn(),
  },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof MultiComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: MultiComboBoxProps) {
  const [values, setValues] = useState(props.values);
  return (
    <MultiComboBox
      {...props}
      values={values}
      onValuesChange={(next) => {
        props.onValuesChange(next);
        setValues(next);
      }}
    />
  );
}

const openList = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole("button", { name: /^Auswahl öffnen/ }));
  return screen.findByRole("listbox");
};

export const Empty: Story = { args: { hint: "Sie können mehrere wählen." } };

export const Chosen: Story = { args: { values: ["at", "st", "no"] } };

/** The list stays open, so that several can be chosen in one go. */
export const Open: Story = {
  args: { values: ["at"] },
  play: async ({ canvasElement, args }) => {
    const list = await openList(canvasElement);
    await userEvent.click(within(list).getByRole("option", { name: /Norwegen/ }));
    await expect(args.onValuesChange).toHaveBeenCalledWith(["at", "no"]);
    // It fades in, at first from nothing.
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await expect(within(canvasElement).getByText("2 ausgewählt: Österreich, Norwegen")).toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { error: "Bitte wählen Sie mindestens ein Reiseziel.", required: true },
};

export const Disabled: Story = { args: { values: ["at", "ch"], disabled: true } };

export const LongWords: Story = {
  args: { options: longNames, values: ["1", "2", "3"] },
  globals: { viewport: { value: "least", isRotated: false } },
};

/** In a modal dialog, as in the search's filters on phones: the list lies in the dialog, Escape closes only the list. */
export const InASideSheet: Story = {
  render: (args) => <InSheet {...args} />,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Filter" });
    await userEvent.click(within(dialog).getByRole("button", { name: /^Auswahl öffnen/ }));
    const list = await within(dialog).findByRole("listbox");
    await userEvent.click(within(list).getByRole("option", { name: /Schweden/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

function InSheet(props: MultiComboBoxProps) {
  const [open, setOpen] = useState(true);
  return (
    <SideSheet open={open} onOpenChange={setOpen} title="Filter">
      <Writable {...props} />
    </SideSheet>
  );
}
