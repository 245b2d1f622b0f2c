import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ComboBox, type ComboBoxProps } from "@gratweg/design-system/combobox";
import { destinations, huts, longNames } from "./comboBoxFixtures";

const meta = {
  title: "Forms/ComboBox",
  component: ComboBox,
  args: {
    label: "Reiseziel",
    name: "country",
    options: destinations,
    value: "",
    onValueChange: fn(),
  },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const field = (canvas: HTMLElement) => within(canvas).getByRole("combobox");
const openList = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole("button", { name: /^Auswahl öffnen/ }));
  return screen.findByRole("listbox");
};

export const Closed: Story = { args: { hint: "Land oder Region" } };

export const Chosen: Story = { args: { value: "st" } };

export const Open: Story = {
  args: { value: "ch" },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement);
    await expect(within(list).getByRole("option", { name: /Schweiz/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(within(list).getAllByRole("option")).toHaveLength(8);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "Feuerland");
    await waitFor(() => expect(screen.getByText("Nichts gefunden für „Feuerland“.")).toBeVisible());
  },
};

/** The view asks for nothing itself: options, `loading` and `loadError` are props. */
export const Loading: Story = {
  args: { label: "Hütte", filtering: "external", options: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "Rap");
    await waitFor(() => expect(screen.getByText("Wird geladen …", { selector: "p" })).toBeVisible());
  },
};

export const LoadError: Story = {
  args: {
    label: "Hütte",
    filtering: "external",
    options: [],
    loadError: "Die Hütten konnten nicht geladen werden. Bitte tippen Sie noch einmal.",
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "Rap");
    await waitFor(() =>
      expect(screen.getByText(/konnten nicht geladen werden/, { selector: "p" })).toBeVisible(),
    );
  },
};

export const WithError: Story = {
  args: { required: true, error: "Bitte wählen Sie ein Reiseziel." },
};

export const Disabled: Story = { args: { value: "no", disabled: true } };

export const ReadOnly: Story = { args: { value: "no", readOnly: true } };

export const LongWords: Story = {
  args: { label: "Fortbewegungsmittelversicherungsgesellschaft", options: longNames, value: "1" },
  globals: { viewport: { value: "least", isRotated: false } },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
  },
};

/** Two hundred huts: the list scrolls, the keyboard goes through it, typing narrows it. */
export const ManyOptions: Story = {
  args: { label: "Hütte", options: huts },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement);
    await expect(list.querySelectorAll("[role=option]")).toHaveLength(200);
    await userEvent.type(field(canvasElement), "199");
    await waitFor(() => expect(list.querySelectorAll("[role=option]")).toHaveLength(1));
  },
};
