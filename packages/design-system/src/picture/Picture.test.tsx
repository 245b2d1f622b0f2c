import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Picture } from "./Picture";

test("the browser may choose, the place is kept, and nothing needs a style attribute", async () => {
  const { container } = render(
    <Picture
      src="/bild-800.jpg"
      srcSet="/bild-400.jpg 400w, /bild-800.jpg 800w"
      sizes="100vw"
      sources={[{ type: "image/avif", srcSet: "/bild-400.avif 400w" }]}
      width={1200}
      height={800}
      alt="Grat im Morgenlicht"
      placeholderColor="#335544"
      loading="eager"
    />,
  );
  const image = screen.getByRole("img", { name: "Grat im Morgenlicht" });
  const attributes = Object.fromEntries(
    ["src", "srcset", "sizes", "width", "height", "loading", "fetchpriority", "decoding"].map((name) => [
      name,
      image.getAttribute(name),
    ]),
  );
  expect(attributes).toEqual({
    src: "/bild-800.jpg",
    srcset: "/bild-400.jpg 400w, /bild-800.jpg 800w",
    sizes: "100vw",
    width: "1200",
    height: "800",
    loading: "eager",
    fetchpriority: "high",
    decoding: "sync",
  });
  expect(container.querySelector("source")).toHaveAttribute("sizes", "100vw");
  expect(container.querySelector("rect")).toHaveAttribute("fill", "#335544");
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});
