import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Facts } from "./Facts";

const items = [
  { value: "16", label: "Touren" },
  { value: "6", label: "Veranstalter" },
];

test("each value belongs to its label", async () => {
  const { container } = render(<Facts items={items} />);
  const pairs = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ["Touren", "16"],
    ["Veranstalter", "6"],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("nothing stands where there are no facts", () => {
  const { container } = render(<Facts items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
