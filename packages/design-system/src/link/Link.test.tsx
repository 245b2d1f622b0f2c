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

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>",
  "/\\evil.example",
  "",
  "vbscript:x",
])("%j leads nowhere, and its words stay", (href) => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href={href}>Weiter</Link>
    </LinkProvider>,
  );
  expect(screen.getByText("Weiter")).not.toHaveAttribute("href");
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(["data:text/calendar,BEGIN", "blob:https://gratweg.example/1"])(
  "%s is a file to save, not a page",
  (href) => {
    const { rerender } = render(
      <Link href={href} download="a.ics">
        Termin
      </Link>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", href);
    rerender(<Link href={href}>Termin</Link>);
    expect(screen.queryByRole("link")).toBeNull();
  },
);
