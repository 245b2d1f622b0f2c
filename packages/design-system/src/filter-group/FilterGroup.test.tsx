import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { FilterGroup } from "./FilterGroup";

const options = ["Österreich", "Schweiz", "Italien", "Norwegen", "Schottland"].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: index === 3 ? 0 : index + 1,
}));

function Example({ initial = [] }: { initial?: string[] }) {
  const [selected, setSelected] = useState(initial);
  return (
    <>
      <FilterGroup
        legend="Land"
        name="country"
        options={options}
        selected={selected}
        onSelectedChange={setSelected}
        visibleCount={2}
      />
      <output>{selected.join(",")}</output>
    </>
  );
}

const labels = () => screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).value);

test("later options are folded away, unfold on demand, and say how many they are", async () => {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  expect(labels()).toEqual(["österreich", "schweiz"]);

  const more = screen.getByRole("button", { name: "3 weitere anzeigen", expanded: false });
  await user.click(more);
  expect(labels()).toHaveLength(5);
  expect(screen.getByRole("button", { name: "Weniger anzeigen", expanded: true })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test("a chosen option never hides, and one without results is off unless chosen", () => {
  render(<Example initial={["norwegen"]} />);
  expect(labels()).toEqual(["österreich", "schweiz", "norwegen"]);
  expect(screen.getByRole("checkbox", { name: "Norwegen (0 Reisen)", checked: true })).toBeEnabled();
});

test("choosing adds, choosing again removes", async () => {
  const user = userEvent.setup();
  render(<Example initial={["schweiz"]} />);
  await user.click(screen.getByRole("checkbox", { name: /^Österreich/ }));
  expect(screen.getByRole("status")).toHaveTextContent("schweiz,österreich");
  await user.click(screen.getByRole("checkbox", { name: /^Schweiz/ }));
  expect(screen.getByRole("status")).toHaveTextContent(/^österreich$/);
});
