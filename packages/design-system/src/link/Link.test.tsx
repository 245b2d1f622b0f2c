import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Link } from "./Link";
import { LinkProvider, type LinkComponentProps } from "./LinkProvider";

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a data-router {...props}>
      {children}
    </a>
  );
}

test.each([
  ["/de/reisesuche", true],
  ["//anderswo.example/de", false],
  ["https://anderswo.example", false],
  ["mailto:hilfe@gratweg.example", false],
  ["#ueber-uns", false],
])("%s goes through the router: %s", (href, expected) => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href={href}>Weiter</Link>
    </LinkProvider>,
  );
  const link = screen.getByRole("link", { name: "Weiter" });
  expect(link).toHaveAttribute("href", href);
  expect(link.hasAttribute("data-router")).toBe(expected);
});

test("a link works without a provider, and a download stays a plain link inside one", async () => {
  const { container } = render(
    <LinkProvider component={RouterLink}>
      <Link href="/track.gpx" download>
        Track
      </Link>
    </LinkProvider>,
  );
  expect(screen.getByRole("link")).not.toHaveAttribute("data-router");
  expect(await axe(container)).toHaveNoViolations();
});
