import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { EmptyState } from "../empty-state/EmptyState";
import { prohibitIcon, trashIcon, usersIcon } from "../icon/icons";
import { Menu } from "../menu/Menu";
import { accountColumns, accounts, sortAccounts, type Account } from "./fixtures/accounts";
import { Table, type TableProps } from "./Table";
import type { TableColumn, TableSort } from "./tableColumn";

function rowMenu({ name, role, state }: Account) {
  return (
    <Menu
      display="icon"
      label={`Aktionen für ${name}`}
      items={[
        { label: state === "blocked" ? "Entsperren" : "Sperren", icon: prohibitIcon, onSelect: fn() },
        {
          label: "Rolle",
          items: [
            { label: "Mitglied", checked: role === "Mitglied", onSelect: fn() },
            { label: "Verwaltung", checked: role === "Verwaltung", onSelect: fn() },
          ],
        },
        { items: [{ label: "Löschen …", icon: trashIcon, variant: "danger", onSelect: fn() }] },
      ]}
    />
  );
}

type Props = TableProps<Account>;

/** As a screen uses it: order, page and selection live in the caller. */
function Accounts({ sort: first, selected: chosen, onSelectedChange, ...args }: Props) {
  const [sort, setSort] = useState<TableSort | undefined>(first);
  const [selected, setSelected] = useState(chosen ?? []);
  const rows = sort && args.rows.length > 0 ? sortAccounts(args.rows, sort) : args.rows;
  const selection = onSelectedChange && { selected, onSelectedChange: setSelected };
  return <Table {...args} {...selection} rows={rows} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: "Data/Table",
  component: Table<Account>,
  args: {
    caption: "Konten",
    columns: accountColumns,
    rows: accounts,
    getRowId: ({ id }) => id,
    getRowLabel: ({ name }) => name,
    sort: { column: "name", direction: "ascending" },
    onSortChange: fn(),
    renderActions: rowMenu,
  },
  render: (args) => <Accounts {...args} />,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortedWithMenus: Story = {
  args: {
    pagination: { page: 2, pageCount: 13, pageSize: 25, total: 312, hrefOf: (page) => `?seite=${page}` },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step("The row's menu is cut by no edge of the table", async () => {
      const button = canvas.getByRole("button", { name: "Aktionen für Mehmet Yıldız" });
      button.scrollIntoView({ block: "center", behavior: "instant" });
      await userEvent.click(button);
      const menu = await canvas.findByRole("menu", { name: "Aktionen für Mehmet Yıldız" });
      await expect(menu.matches(":popover-open")).toBe(true);
      const { left, right, bottom } = menu.getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true]);
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
    });
  },
};

export const Selection: Story = {
  args: {
    selected: ["jonas"],
    onSelectedChange: fn(),
    selectionActions: (
      <Button variant="secondary" size="sm" icon={prohibitIcon}>
        Sperren
      </Button>
    ),
  },
};

/** Another page or order is on its way: the rows that are there stay. */
export const LoadingMore: Story = { args: { state: "loading" } };
export const LoadingFirst: Story = { args: { state: "loading", rows: [] } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        variant="plain"
        icon={usersIcon}
        title="Zu „Huber“ gibt es kein Konto."
        text="Prüfen Sie die Schreibweise, oder suchen Sie nach der E-Mail-Adresse."
        headingLevel={3}
        actions={<Button variant="secondary">Suche löschen</Button>}
      />
    ),
  },
};
export const Failed: Story = { args: { state: "error", rows: [], onRetry: fn() } };
export const Compact: Story = { args: { density: "compact" } };
/** Headers and pages are links: this table works before any script has run. */
export const AsLinks: Story = {
  args: {
    renderActions: undefined,
    hrefOfSort: ({ column, direction }) => `?sort=${direction === "descending" ? "-" : ""}${column}`,
    pagination: { page: 1, pageCount: 3, pageSize: 5, total: 12, hrefOf: (page) => `?seite=${page}` },
  },
  render: (args) => <Table {...args} />,
};
export const StickyHeader: Story = {
  args: {
    header: "sticky",
    captionDisplay: "hidden",
    rows: Array.from({ length: 6 }, (_, index) =>
      accounts.map((account) => ({ ...account, id: `${account.id}-${index}` })),
    ).flat(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (innerWidth < 600) return;
    const region = await canvas.findByRole("region", { name: "Konten" });
    await waitFor(() => expect(region).toHaveAttribute("tabindex", "0"));
    region.scrollTop = 400;
    const header = canvas.getByRole("columnheader", { name: "Name" });
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(
        2,
      ),
    );
  },
};

interface Departure {
  number: number;
  date: string;
  seats: number;
  price: string;
}
const departureColumns: readonly TableColumn<Departure>[] = [
  { id: "date", header: "Termin", renderCell: ({ date }) => date, width: "fit" },
  { id: "seats", header: "Freie Plätze", renderCell: ({ seats }) => seats, align: "end" },
  { id: "price", header: "Preis je Person", renderCell: ({ price }) => price, align: "end", width: "fit" },
  { id: "single", header: "Einzelzimmerzuschlag", renderCell: () => "210 €", align: "end", width: "fit" },
];

/** Columns that are compared stay columns on phones, and are pushed sideways. */
export const ComparedOnPhones: StoryObj = {
  render: () => (
    <Table<Departure>
      caption="Termine im Sommer"
      columns={departureColumns}
      rows={[
        { number: 1, date: "6. bis 13. Juni 2027", seats: 12, price: "1.290 €" },
        { number: 2, date: "4. bis 11. Juli 2027", seats: 3, price: "1.390 €" },
      ]}
      getRowId={({ number }) => String(number)}
      phoneLayout="scroll"
      density="compact"
    />
  ),
};
