import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import { TextField } from "../../field/TextField";
import { landscapePicture } from "../../fixtures/picture";
import { FormLayout } from "../../form/form-layout/FormLayout";
import { Link } from "../../link/Link";
import { Text } from "../../text/Text";
import { AuthCard } from "./AuthCard";

const meta = {
  title: "Account and membership/AuthCard",
  component: AuthCard,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Passwort vergessen",
    lead: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
    children: (
      <FormLayout
        actions={
          <Button type="submit" width="full">
            Link senden
          </Button>
        }
      >
        <TextField label="E-Mail-Adresse" type="email" autoComplete="username" />
      </FormLayout>
    ),
    footer: <Link href="/de/portal/user/login">Zurück zur Anmeldung</Link>,
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithPicture: Story = {
  args: { picture: landscapePicture, aside: <Text size="lg">Ihre Wege, Ihre Hütten, Ihre Unterlagen.</Text> },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
