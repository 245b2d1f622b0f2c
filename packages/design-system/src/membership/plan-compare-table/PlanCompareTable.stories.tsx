import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../button/Button";
import { comparedGroups, comparedPlans } from "../fixtures/membership";
import { PlanCompareTable } from "./PlanCompareTable";

const meta = {
  title: "Account and membership/PlanCompareTable",
  component: PlanCompareTable,
  args: { plans: comparedPlans, groups: comparedGroups, marked: "jahr" },
} satisfies Meta<typeof PlanCompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    plans: comparedPlans.map((plan) => ({
      ...plan,
      action:
        plan.id === "konto" ? undefined : (
          <Button size="sm" variant={plan.id === "jahr" ? "primary" : "secondary"}>
            Wählen
          </Button>
        ),
    })),
  },
};

/** One plan at a time, chosen by touch or arrow keys. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "least", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Only the columns that are shown count as cells.
    await expect(canvas.getByRole("columnheader", { name: /Gratweg Plus/ })).toBeVisible();
    if (!window.matchMedia("(max-width: 599px)").matches) return;
    await userEvent.click(canvas.getByRole("radio", { name: "Konto" }));
    await expect(canvas.getByRole("columnheader", { name: /Konto/ })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: /Gratweg Plus/ })).toBeNull();
  },
};

export const ManyPlans: Story = {
  args: {
    plans: ["Konto", "Wochenende", "Saison", "Jahr", "Familie", "Sektion"].map((title) => ({
      id: title.toLowerCase(),
      title,
      price: "39 € pro Jahr",
    })),
    marked: "jahr",
  },
};
