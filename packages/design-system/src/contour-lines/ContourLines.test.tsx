import { render } from "@testing-library/react";
import { ContourLines } from "./ContourLines";

test.each(["peaks", "ridge"] as const)(
  "%s: every line stays on the field, and readers are spared",
  (motif) => {
    const { container } = render(<ContourLines motif={motif} />);
    const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      expect(path).toMatch(/^(M\d+ \d+q[-\d ]+z?)+$/);
      const starts = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(starts.every(([x, y]) => x >= 0 && x <= 1280 && y >= 0 && y <= 520)).toBe(true);
    }
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
);
