import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../../badge/Badge";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { EmptyState } from "../../empty-state/EmptyState";
import { SearchField } from "../../form/search-field/SearchField";
import { formatDate } from "../../format/formatDate";
import { checkCircleIcon, lockSimpleIcon, plusIcon, usersIcon } from "../../icon/icons";
import { Cluster } from "../../layout/Cluster";
import { Grid } from "../../layout/Grid";
import { Stack } from "../../layout/Stack";
import { Link } from "../../link/Link";
import { Menu } from "../../menu/Menu";
import { Section } from "../../section/Section";
import { Select } from "../../select/Select";
import { accounts, type Account } from "../../table/fixtures/accounts";
import { Table } from "../../table/Table";
import type { TableColumn } from "../../table/tableColumn";
import { Tabs } from "../../tabs/Tabs";
import { Text } from "../../text/Text";
import { ConfirmDialog } from "../confirm-dialog/ConfirmDialog";
import { PortalFrame } from "../fixtures/PortalFrame";
import { AccountStateBadge, RoleBadge } from "../role-badge/RoleBadge";

type State = "ready" | "loading" | "error";

interface ManageUsersProps {
  state?: State;
  rows?: readonly Account[];
  /** What is typed into the search. */
  query?: string;
  /** Opens with the question whether somebody is to be deleted, and what came of it. */
  deleting?: { busy?: boolean; error?: string };
  tab?: "users" | "audit";
}

const OWN = "anna";

const columns: readonly TableColumn<Account>[] = [
  {
    id: "name",
    header: "Person",
    rowHeader: true,
    renderCell: ({ id, name, email }) => (
      <Stack gap="half" align="start">
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {email}
        </Text>
        {id === OWN && <Badge>Ihr Konto</Badge>}
      </Stack>
    ),
  },
  {
    id: "role",
    header: "Rolle",
    width: "fit",
    renderCell: ({ role, bookings }) => (
      <Cluster gap="half">
        <RoleBadge userRole={role === "Verwaltung" ? "manager" : "authenticated"} />
        {bookings > 9 && <RoleBadge userRole="member" />}
      </Cluster>
    ),
  },
  {
    id: "state",
    header: "Zustand",
    width: "fit",
    renderCell: ({ state }) =>
      state === "active" ? (
        <Badge tone="success" icon={checkCircleIcon}>
          aktiv
        </Badge>
      ) : (
        <AccountStateBadge state={state} />
      ),
  },
  {
    id: "signedIn",
    header: "Zuletzt da",
    width: "fit",
    renderCell: ({ signedInOn }) => (signedInOn ? formatDate(signedInOn) : "noch nie"),
  },
];

const trail = [
  {
    id: "3",
    at: "22. November 2026, 10:12 Uhr",
    action: "Sperre aufgehoben",
    target: "m.yildiz@gipfel.example",
  },
  { id: "2", at: "21. November 2026, 16:40 Uhr", action: "gesperrt", target: "m.yildiz@gipfel.example" },
  { id: "1", at: "20. November 2026, 9:05 Uhr", action: "eingeladen", target: "ottilie@huette.example" },
];

function ManageUsers({
  state = "ready",
  rows = accounts,
  query = "",
  deleting,
  tab = "users",
}: ManageUsersProps) {
  const [asked, setAsked] = useState<Account | undefined>(deleting && accounts[4]);
  const [q, setQ] = useState(query);
  return (
    <PortalFrame>
      <Section
        title="Nutzerverwaltung"
        headingLevel={1}
        intro="Konten einladen, sperren und löschen. Was hier geschieht, steht im Protokoll."
        action={<Button icon={plusIcon}>Einladen</Button>}
      >
        <Tabs
          label="Ansichten"
          defaultValue={tab}
          items={[
            {
              value: "users",
              label: "Konten",
              content: (
                <Stack gap="3">
                  <Filters q={q} onChange={setQ} count={rows.length} busy={state === "loading"} />
                  <Table<Account>
                    caption="Konten"
                    captionDisplay="hidden"
                    columns={columns}
                    rows={rows}
                    getRowId={({ id }) => id}
                    getRowLabel={({ name }) => name}
                    state={state}
                    onRetry={() => undefined}
                    empty={
                      <EmptyState
                        variant="plain"
                        icon={usersIcon}
                        headingLevel={2}
                        title="Kein Konto gefunden"
                        text="Vielleicht ist es anders geschrieben, oder ein Filter schließt es aus."
                      />
                    }
                    density="compact"
                    renderActions={(account) => (
                      <Actions account={account} onDelete={() => setAsked(account)} />
                    )}
                  />
                </Stack>
              ),
            },
            { value: "audit", label: "Protokoll", content: <Trail /> },
          ]}
        />
      </Section>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Konto von ${asked?.name ?? ""} löschen?`}
        confirmLabel="Endgültig löschen"
        typed={asked?.email}
        typedLabel={`Zur Bestätigung bitte „${asked?.email ?? ""}“ eingeben`}
        onConfirm={() => undefined}
        busy={deleting?.busy}
        error={deleting?.error}
      >
        Profil und Merkliste werden sofort gelöscht, eine laufende Mitgliedschaft wird gekündigt. Gebuchte
        Reisen bleiben gebucht.
      </ConfirmDialog>
    </PortalFrame>
  );
}

interface FiltersProps {
  q: string;
  onChange: (q: string) => void;
  count: number;
  busy: boolean;
}

function Filters({ q, onChange, count, busy }: FiltersProps) {
  return (
    <Grid columns="3" gap="2">
      <SearchField
        label="Name oder E-Mail-Adresse"
        value={q}
        onValueChange={onChange}
        resultCount={count}
        resultText={(found) => (found === 1 ? "1 Konto" : `${found} Konten`)}
        busy={busy}
      />
      <Select
        label="Rolle"
        options={[
          { value: "", label: "Alle Rollen" },
          { value: "manager", label: "Verwaltung" },
        ]}
      />
      <Select
        label="Zustand"
        options={[
          { value: "", label: "Alle Zustände" },
          { value: "blocked", label: "gesperrt" },
        ]}
      />
    </Grid>
  );
}

function Actions({ account, onDelete }: { account: Account; onDelete: () => void }) {
  const disabledReason = account.id === OWN ? "Das eigene Konto lässt sich hier nicht ändern." : undefined;
  const act = () => undefined;
  return (
    <Menu
      display="icon"
      label={`Aktionen für ${account.name}`}
      items={[
        ...(account.state === "invited" ? [{ label: "Einladung noch einmal senden", onSelect: act }] : []),
        { label: "Zur Verwaltung machen", onSelect: act, disabledReason },
        { label: account.state === "blocked" ? "Sperre aufheben" : "Sperren", onSelect: act, disabledReason },
        { items: [{ label: "Konto löschen …", variant: "danger", onSelect: onDelete, disabledReason }] },
      ]}
    />
  );
}

function Trail() {
  return (
    <Table
      caption="Protokoll der Verwaltung"
      captionDisplay="hidden"
      density="compact"
      columns={[
        { id: "at", header: "Wann", width: "fit", renderCell: ({ at }) => at },
        { id: "action", header: "Was", renderCell: ({ action }) => action },
        { id: "target", header: "Wen", renderCell: ({ target }) => target },
      ]}
      rows={trail}
      getRowId={({ id }) => id}
    />
  );
}

const meta = {
  title: "Account and membership/Screens/Manage users",
  component: ManageUsers,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ManageUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One's own account is out of reach, and its menu says why. */
export const Accounts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Aktionen für Anna Berger" }));
    await expect(await canvas.findByRole("menuitem", { name: /Sperren/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
  },
};
export const Loading: Story = { args: { state: "loading", rows: [] } };
export const LoadingMore: Story = { args: { state: "loading", query: "ottilie" } };
export const NobodyFound: Story = { args: { rows: [], query: "xaver" } };
export const Failed: Story = { args: { state: "error", rows: [] } };
export const Deleting: Story = { args: { deleting: {} } };
export const DeletingUnderWay: Story = { args: { deleting: { busy: true } } };
export const DeletingRefused: Story = {
  args: {
    deleting: { error: "Das hat nicht geklappt. Das ist das letzte Konto mit Verwaltungsrechten." },
  },
};
export const AuditTrail: Story = { args: { tab: "audit" } };
/** For everybody but managers, in the place of the list. */
export const Refused: Story = {
  render: () => (
    <PortalFrame>
      <Section space="both" width="measure">
        <EmptyState
          title="Diese Seite ist der Verwaltung vorbehalten"
          text="Ihr Konto hat keine Verwaltungsrechte. Wer sie braucht, bekommt sie von jemandem aus der Verwaltung."
          icon={lockSimpleIcon}
          ornament="contours"
          headingLevel={1}
          actions={
            <>
              <ButtonLink href="/de/portal">Zu meinen Reisen</ButtonLink>
              <Link href="/de/support" variant="standalone">
                Hilfe und Kontakt
              </Link>
            </>
          }
        />
      </Section>
    </PortalFrame>
  ),
};
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
