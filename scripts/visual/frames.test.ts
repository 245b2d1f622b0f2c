import { framesOf } from "./frames.mjs";

const story = (id: string, more = {}) => ({ id, title: "Actions/Button", name: id, type: "story", ...more });

it("takes every story in both themes, whole pages at three widths", () => {
  const frames = framesOf([story("button"), story("page")], (id) =>
    id === "page" ? "fullscreen" : undefined,
  );
  expect(frames.map(({ key }) => key)).toEqual([
    "button@800-light",
    "button@800-dark",
    ...["page@360-light", "page@360-dark", "page@768-light", "page@768-dark"],
    ...["page@1280-light", "page@1280-dark"],
  ]);
  expect(frames[0]).toEqual({
    key: "button@800-light",
    id: "button",
    title: "Actions/Button",
    name: "button",
    width: 800,
    theme: "light",
  });
});

it("leaves out written pages, stories that say so, and what nobody asked for", () => {
  const entries = [
    story("button"),
    story("button-docs", { type: "docs" }),
    story("button-moving", { tags: ["dev", "!visual"] }),
    story("chip"),
  ];
  expect(framesOf(entries, () => undefined, "button").map(({ id }) => id)).toEqual(["button", "button"]);
});
