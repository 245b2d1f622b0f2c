import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../../checkbox/Checkbox";
import { Stack } from "../../layout/Stack";
import { Text } from "../../text/Text";
import { SearchLayout } from "./SearchLayout";

const meta = { title: "Trip/SearchLayout", component: SearchLayout } satisfies Meta<typeof SearchLayout>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    activeCount: 1,
    showLabel: "12 Reisen zeigen",
    filters: (
      <Stack gap="1">
        <Checkbox label="Italien" name="country" value="italien" defaultChecked />
        <Checkbox label="Österreich" name="country" value="oesterreich" />
      </Stack>
    ),
    children: <Text>Hier stehen die Ergebnisse.</Text>,
  },
};
