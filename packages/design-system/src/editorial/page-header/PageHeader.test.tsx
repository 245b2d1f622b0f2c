import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Breadcrumbs } from "../../breadcrumbs/Breadcrumbs";
import { samplePicture } from "../../trip/fixtures/trips";
import { PageHeader } from "./PageHeader";

test("says where the page is, what it is called, who wrote it and when", async () => {
  const { container } = render(
    <PageHeader
      breadcrumbs={<Breadcrumbs items={[{ label: "Start", href: "/de" }, { label: "Die erste Nacht" }]} />}
      kicker="Unterwegs lernen"
      title="Die erste Nacht"
      lead="Eine kleine Hausordnung."
      author="Redaktion"
      publishedOn="2026-10-08"
      picture={samplePicture(0, "Erleuchtete Fenster")}
    />,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Die erste Nacht" })).toBeVisible();
  expect(screen.getByText(/^Von Redaktion/)).toHaveTextContent("Von Redaktion · 8. Oktober 2026");
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-10-08");
  expect(screen.getByRole("img", { name: "Erleuchtete Fenster" })).toHaveAttribute("loading", "eager");
  expect(await axe(container)).toHaveNoViolations();
});

test("a title is enough", () => {
  const { container } = render(<PageHeader title="Impressum" />);
  expect(container).toHaveTextContent(/^Impressum$/);
  expect(container.querySelector("time, img, nav")).toBeNull();
});
