import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/Stack";
import { Skeleton } from "../skeleton/Skeleton";
import { Notice } from "./Notice";

const meta = { title: "Components/Notice", component: Notice } satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack>
      <Notice variant="success" title="Fast geschafft" onDismiss={() => undefined}>
        Bitte bestätigen Sie Ihre Adresse über den Link in unserer E-Mail.
      </Notice>
      <Notice>Diese Reise wird ab vier Personen durchgeführt.</Notice>
      <Notice variant="warning">Für den 12. Juni gibt es noch zwei Plätze.</Notice>
      <Notice variant="error">Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Notice>
    </Stack>
  ),
};

export const WhileLoading: Story = {
  render: () => <Skeleton shapes={["picture", "heading", "line", "line", "button"]} />,
};
