import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { InclusionList } from "./InclusionList";

test("two lists under their headings; an empty one is left out", async () => {
  const { container, rerender } = render(
    <InclusionList included={["Führung"]} notIncluded={["Anreise", "Getränke"]} />,
  );
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Im Preis enthalten",
    "Nicht enthalten",
  ]);
  expect(screen.getAllByRole("list").map((list) => list.children.length)).toEqual([1, 2]);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<InclusionList included={["Führung"]} />);
  expect(screen.queryByText("Nicht enthalten")).not.toBeInTheDocument();
});
