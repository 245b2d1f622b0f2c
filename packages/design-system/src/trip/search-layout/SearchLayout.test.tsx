import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { SearchLayout } from "./SearchLayout";

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

test("the button names how many filters are set, and opens and closes the sheet without a script", async () => {
  const { container } = render(layout);
  expect(await axe(container)).toHaveNoViolations();
  const sheet = screen.getByRole("complementary", { name: "Filter", hidden: true });
  expect(sheet).toHaveAttribute("popover", "auto");
  expect(within(sheet).getByRole("checkbox", { name: "Italien", hidden: true })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Filter (2)" })).toHaveAttribute("popovertarget", sheet.id);
  for (const name of ["Schließen", "12 Reisen zeigen"]) {
    const button = within(sheet).getByRole("button", { name, hidden: true });
    expect(button).toHaveAttribute("popovertarget", sheet.id);
    expect(button).toHaveAttribute("popovertargetaction", "hide");
  }
});
