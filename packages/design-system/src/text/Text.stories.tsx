import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/Stack";
import { Link } from "../link/Link";
import { Heading } from "./Heading";
import { Text } from "./Text";

const meta = { title: "Components/Text", component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  render: () => (
    <Stack gap="3">
      <Heading level={1} size="display">
        Über den Grat nach Süden
      </Heading>
      <Text size="lg" tone="muted" width="measure">
        Sieben Tage von Oberstdorf nach Meran: der Fernwanderweg E5 mit Bergführerin, Hütten und einem letzten
        langen Abstieg in den Süden.
      </Text>
      <Heading level={2}>Was Sie erwartet</Heading>
      <Text width="measure">
        Am dritten Tag öffnet sich hinter der Memminger Hütte das Zammer Loch, und mit ihm der tiefste Abstieg
        der Woche. Wer ihn gegangen ist, kennt seine Knie. Mehr dazu in unserem{" "}
        <Link href="/de/magazin">Magazin</Link>.
      </Text>
      <Heading level={3}>Die dritte Etappe</Heading>
      <Text size="sm" tone="muted" numeric="tabular">
        16,4 km · 840 m Aufstieg · 1.910 m Abstieg
      </Text>
    </Stack>
  ),
};
