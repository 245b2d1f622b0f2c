import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { SearchLayout } from "./SearchLayout";

// jsdom knows the element but not its methods; the stories check it in a real browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  };
});

const layout = (
  <SearchLayout
    filters={
      <label>
        <input type="checkbox" /> Italien
      </label>
    }
    activeCount={2}
    showLabel="12 Reisen zeigen"
  >
    <p>Ergebnisse</p>
  </SearchLayout>
);

test("the button names how many filters are set", () => {
  render(layout);
  expect(screen.getByRole("button", { name: "Filter (2)" })).toHaveAttribute("aria-expanded", "false");
});

test("the sheet holds the filters, closes on the way to the results and gives the focus back", async () => {
  const { container } = render(layout);
  expect(await axe(container)).toHaveNoViolations();
  const button = screen.getByRole("button", { name: "Filter (2)" });
  await userEvent.click(button);
  const sheet = screen.getByRole("dialog", { name: "Filter" });
  await userEvent.click(within(sheet).getByRole("checkbox", { name: "Italien" }));
  expect(within(sheet).getByRole("checkbox", { name: "Italien" })).toBeChecked();
  await userEvent.click(within(sheet).getByRole("button", { name: "12 Reisen zeigen" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
