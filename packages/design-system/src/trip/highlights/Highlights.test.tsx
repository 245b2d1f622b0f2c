import { render, screen } from "@testing-library/react";
import { Highlights } from "./Highlights";

test("a list of headings with their words, nothing when there are none", () => {
  const items = [{ title: "Schwarzsee", text: "Ein Karsee." }, { title: "Olperer" }];
  const { container, rerender } = render(<Highlights items={items} headingLevel={4} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "SchwarzseeEin Karsee.",
    "Olperer",
  ]);
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(2);
  rerender(<Highlights items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
