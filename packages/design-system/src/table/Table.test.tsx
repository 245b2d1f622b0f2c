import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { accountColumns, accounts, sortAccounts, type Account } from "./fixtures/accounts";
import { Table, type TableProps } from "./Table";
import type { TableSort } from "./tableColumn";

const base: TableProps<Account> = {
  caption: "Konten",
  columns: accountColumns,
  rows: accounts,
  getRowId: ({ id }) => id,
  getRowLabel: ({ name }) => name,
};

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("a real table: caption, headers of columns and rows, every value in its cell", async () => {
  const { container } = render(<Table {...base} rows={accounts.slice(0, 1)} />);
  const table = screen.getByRole("table", { name: "Konten" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Name", "E-Mail-Adresse", "Rolle", "Zustand", "Letzte Anmeldung", "Buchungen"]);
  expect(within(table).getByRole("rowheader", { name: "Anna Berger" })).toHaveAttribute("scope", "row");
  expect(
    within(table)
      .getAllByRole("cell")
      .map((cell) => cell.lastElementChild?.textContent),
  ).toEqual(["anna.berger@wandern.example", "Verwaltung", "aktiv", "20. November 2026", "4"]);
  // The words that only cards show are not read a second time.
  expect(screen.getByRole("cell", { name: "4" })).toBeInTheDocument();
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

function Sorted() {
  const [sort, setSort] = useState<TableSort>({ column: "name", direction: "ascending" });
  return <Table {...base} rows={sortAccounts(accounts, sort)} sort={sort} onSortChange={setSort} />;
}

test("headers sort by keyboard, turn the order, and say it once", async () => {
  const user = userEvent.setup();
  const { container } = render(<Sorted />);
  const header = (name: string) => screen.getByRole("columnheader", { name });
  expect(header("Name")).toHaveAttribute("aria-sort", "ascending");
  expect(container.querySelectorAll("[aria-sort]")).toHaveLength(1);
  expect(within(header("Rolle")).queryByRole("button")).not.toBeInTheDocument();

  await user.tab();
  await user.keyboard("{Enter}");
  expect(header("Name")).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("status")).toHaveTextContent("Sortiert nach Name, absteigend.");

  within(header("Buchungen")).getByRole("button").focus();
  await user.keyboard(" ");
  expect(header("Buchungen")).toHaveAttribute("aria-sort", "descending");
  expect(header("Name")).not.toHaveAttribute("aria-sort");
  expect(names()).toEqual([
    "Ottilie Weiß",
    "Jonas Lindqvist",
    "Anna Berger",
    "Mehmet Yıldız",
    "Katharina Freifrau von Hohenstein-Brandenburg",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("with addresses headers and pages are links in prerendered HTML", () => {
  const html = renderToString(
    <Table
      {...base}
      sort={{ column: "name", direction: "ascending" }}
      hrefOfSort={({ column, direction }) => `?sort=${direction === "descending" ? "-" : ""}${column}`}
      pagination={{ page: 2, pageCount: 13, pageSize: 25, total: 312, hrefOf: (page) => `?page=${page}` }}
    />,
  );
  document.body.innerHTML = html;
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(0, 4)).toEqual(["?sort=-name", "?sort=email", "?sort=-signedInOn", "?sort=-bookings"]);
  expect(links).toContain("?page=3");
  expect(screen.getByText("26 bis 50 von 312")).toBeInTheDocument();
  expect(html).not.toContain("style=");
  document.body.innerHTML = "";
});

function Selecting() {
  const [selected, setSelected] = useState<readonly string[]>(["on-another-page"]);
  return (
    <>
      <Table
        {...base}
        selected={selected}
        onSelectedChange={setSelected}
        selectionActions={<button>Sperren</button>}
      />
      <output>{selected.join(" ")}</output>
    </>
  );
}

test("rows are selected one by one or all of the page; other pages keep theirs", async () => {
  const user = userEvent.setup();
  const { container } = render(<Selecting />);
  const page = screen.getByRole<HTMLInputElement>("checkbox", { name: "Alle auf dieser Seite auswählen" });
  const chosen = () => container.querySelector("output")?.textContent;
  expect([page.checked, page.indeterminate]).toEqual([false, false]);

  await user.click(screen.getByRole("checkbox", { name: "Jonas Lindqvist auswählen" }));
  expect(chosen()).toBe("on-another-page jonas");
  expect([page.checked, page.indeterminate]).toEqual([false, true]);
  expect(screen.getByText("2 ausgewählt")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  page.focus();
  await user.keyboard(" ");
  expect(chosen()).toBe("on-another-page anna jonas katharina mehmet ottilie");
  expect([page.checked, page.indeterminate]).toEqual([true, false]);
  await user.keyboard(" ");
  expect(chosen()).toBe("on-another-page");

  await user.click(screen.getByRole("button", { name: "Auswahl aufheben" }));
  expect(chosen()).toBe("");
  expect(screen.getByRole("group", { name: "Aktionen für die Auswahl" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Sperren" })).not.toBeInTheDocument();
});

test("while it loads the rows stay; without rows their place is held, and nothing of it is read", async () => {
  const { container, rerender } = render(<Table {...base} state="loading" />);
  expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  expect(names()).toHaveLength(5);
  expect(screen.getByRole("status")).toHaveTextContent("Wird geladen …");

  rerender(<Table {...base} rows={[]} state="loading" skeletonRows={3} />);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(3);
  expect(screen.getAllByRole("row")).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("nothing there and not loaded each say so in the place of the rows", async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { container, rerender } = render(<Table {...base} rows={[]} renderActions={() => null} />);
  const cell = screen.getByRole("cell");
  expect(within(cell).getByRole("heading", { name: "Noch keine Einträge" })).toBeVisible();
  expect(cell).toHaveAttribute("colspan", "7");

  rerender(<Table {...base} rows={[]} empty={<p>Zu „Huber“ gibt es kein Konto.</p>} />);
  expect(screen.getByRole("cell", { name: "Zu „Huber“ gibt es kein Konto." })).toBeVisible();

  rerender(<Table {...base} state="error" onRetry={onRetry} />);
  expect(screen.queryByRole("rowheader")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Die Liste konnte nicht geladen werden.");
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("another column can name the rows", () => {
  const columns = accountColumns.map((column) => ({ ...column, rowHeader: column.id === "email" }));
  render(<Table {...base} columns={columns} rows={accounts.slice(0, 2)} />);
  expect(names()).toEqual(["anna.berger@wandern.example", "jonas.lindqvist@fjaell.example"]);
});
