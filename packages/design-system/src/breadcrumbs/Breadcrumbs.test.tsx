import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Breadcrumbs } from "./Breadcrumbs";

test("a named navigation whose last step is the page itself, and no link", async () => {
  const { container } = render(
    <Breadcrumbs
      items={[
        { label: "Start", href: "/de" },
        { label: "Reisen", href: "/de/reisesuche" },
        { label: "Stubai" },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Sie sind hier" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/de",
    "/de/reisesuche",
  ]);
  expect(container.querySelector("[aria-current='page']")).toHaveTextContent("Stubai");
  expect(await axe(container)).toHaveNoViolations();
});
