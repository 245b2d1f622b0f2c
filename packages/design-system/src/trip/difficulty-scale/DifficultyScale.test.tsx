import { render } from "@testing-library/react";
import { DifficultyScale } from "./DifficultyScale";

test.each([
  [3, "technique", "3 von 5, mittel", "3"],
  [1, "fitness", "1 von 5, gering", "1"],
  [9, "overall", "5 von 5, sehr anspruchsvoll", "5"],
  [-2, "overall", "1 von 5, leicht", "1"],
  [2.4, "fitness", "2 von 5, mäßig", "2"],
] as const)("grade %d of %s reads „%s“", (grade, kind, expected, level) => {
  const { container } = render(<DifficultyScale grade={grade} kind={kind} />);
  const scale = container.firstElementChild!;
  expect(scale).toHaveAttribute("data-grade", level);
  const heard = [...scale.children].filter((child) => child.getAttribute("aria-hidden") === null);
  expect(heard.map((child) => child.textContent)).toEqual([expected]);
  expect(scale.querySelectorAll("path")).toHaveLength(5);
});

test("marks alone name what they grade", () => {
  const { container } = render(<DifficultyScale grade={4} kind="fitness" variant="marks" />);
  expect(container).toHaveTextContent("Kondition: 4 von 5, hoch");
});
