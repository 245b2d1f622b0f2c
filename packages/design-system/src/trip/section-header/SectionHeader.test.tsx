import { render, screen } from "@testing-library/react";
import { SectionHeader } from "./SectionHeader";

test("heading, kicker, intro and action; the ornament is silent", () => {
  const { container } = render(
    <SectionHeader
      id="reisen"
      kicker="Wandern"
      title="Beliebte Reisen"
      intro="Drei Touren."
      action={<a href="/de">Alle</a>}
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Beliebte Reisen" })).toHaveAttribute("id", "reisen");
  expect(container).toHaveTextContent("WandernBeliebte ReisenDrei Touren.Alle");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
