import { render, screen } from "@testing-library/react";
import { Icon } from "./Icon";
import * as icons from "./icons";

test("an icon is decoration unless it carries a label", () => {
  const { container } = render(
    <>
      <Icon icon={icons.sunIcon} />
      <Icon icon={icons.moonIcon} label="Dunkel" />
    </>,
  );
  expect(container.querySelectorAll("svg[aria-hidden='true']")).toHaveLength(1);
  expect(screen.getByRole("img", { name: "Dunkel" }).querySelector("path")).toHaveAttribute(
    "d",
    icons.moonIcon,
  );
});

test("a drawing brings its own grid, and without paths it only keeps its place", () => {
  const stroke = { d: "M3 3h18", fill: "none", stroke: "currentColor", strokeWidth: "2" };
  const { container, rerender } = render(<Icon icon={{ width: 24, height: 24, paths: [stroke] }} />);
  const svg = container.querySelector("svg");
  expect(svg).toHaveAttribute("viewBox", "0 0 24 24");
  expect(svg?.innerHTML).toBe('<path d="M3 3h18" fill="none" stroke="currentColor" stroke-width="2"></path>');
  rerender(<Icon icon={{ width: 256, height: 256, paths: [] }} />);
  expect(container.querySelector("svg")).toBeEmptyDOMElement();
});

test("every icon is path data that starts with a move and stays on the grid's order of size", () => {
  for (const [name, data] of Object.entries(icons)) {
    expect(`${name} ${data as string}`).toMatch(/^\w+Icon M[\d.,\s\-a-zA-Z]+$/);
  }
  expect(Object.keys(icons).length).toBeGreaterThanOrEqual(50);
});
