import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { axe } from "jest-axe";
import { berlinerHoehenweg, karwendel } from "../fixtures/waypoints";
import { RouteSketch } from "./RouteSketch";

test("is one picture with a description, and a list of every place beside it", async () => {
  const { container } = render(<RouteSketch waypoints={berlinerHoehenweg} />);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    /^Routenskizze, schematisch\. Weg von Finkenberg nach Mayrhofen, Bahnhof über 16.Orte\.$/,
  );
  const places = within(screen.getAllByRole("list", { hidden: true }).find((list) => list.tagName === "OL")!);
  expect(places.getAllByRole("listitem", { hidden: true })).toHaveLength(berlinerHoehenweg.length);
  expect(container.querySelector("[style]")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("says openly that it is a sketch", () => {
  render(<RouteSketch waypoints={karwendel} />);
  expect(screen.getByText("schematisch")).toBeVisible();
  expect(screen.getByText(/Nicht zur Orientierung im Gelände/)).toBeVisible();
});

test("the same markup on the server and in the browser", () => {
  expect(renderToString(<RouteSketch waypoints={karwendel} />)).toBe(
    renderToString(<RouteSketch waypoints={karwendel} />),
  );
});

test("without places it says so", () => {
  render(<RouteSketch waypoints={[]} />);
  expect(screen.getByText("Für diese Reise liegt noch keine Routenskizze vor.")).toBeVisible();
});
