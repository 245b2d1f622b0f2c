import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Hero } from "./Hero";

test("one h1; the picture comes first of all and never by a style attribute", async () => {
  const { container } = render(
    <Hero
      title="Zu Fuß über den Grat"
      kicker="Wanderreisen"
      picture={{
        src: "/bild.jpg",
        srcSet: "/schmal.jpg 480w, /bild.jpg 1600w",
        width: 1600,
        height: 900,
        alt: "Grat im Morgenlicht",
        placeholderColor: "#335544",
      }}
      caption="Stubaier Alpen, Tirol"
      search={<form role="search" aria-label="Suche" />}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Zu Fuß über den Grat");
  const image = screen.getByRole("img", { name: "Grat im Morgenlicht" });
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
  // 82 hundredths of the window's height at 16:9: what is cut away at the sides counts too.
  expect(image).toHaveAttribute("sizes", "(orientation: portrait) 146vh, 100vw");
  expect(screen.getByRole("search")).toBeInTheDocument();
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("without a picture the ornament carries it", () => {
  const { container } = render(<Hero title="Hilfe" size="short" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelectorAll("svg[aria-hidden] path").length).toBeGreaterThan(5);
});
