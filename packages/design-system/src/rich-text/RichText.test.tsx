import { render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { axe } from "jest-axe";
import type { BlocksContent, InlineNode, TextNode } from "./blocks";
import { RichText } from "./RichText";
import { sampleBlocks } from "./sampleBlocks";
import { textOfBlocks } from "./textOfBlocks";

const text = (value: string, marks: Partial<TextNode> = {}): TextNode => ({
  type: "text",
  text: value,
  ...marks,
});

test("every kind of block becomes the element that it means [3.14, 3.16]", async () => {
  const { container } = render(<RichText content={sampleBlocks} headingOffset={1} />);
  expect(screen.getByRole("heading", { level: 2, name: "Der Weg" })).toBeVisible();
  expect(screen.getByRole("blockquote")).toHaveTextContent("Wer geht, sieht mehr.");
  expect(screen.getByRole("figure")).toHaveTextContent("Die Hütte am Abend");
  const image = screen.getByRole("img", { name: "Eine Steinhütte" });
  expect(image).toHaveAttribute("width", "1200");
  expect(image).toHaveAttribute("height", "800");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("pre > code")).toHaveTextContent("47.0244, 11.8131");
  expect(container.querySelector("strong > em > u > del > code")).toHaveTextContent("alles zugleich");
  expect(container.querySelector("p br")).not.toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("a nested list stands inside the item before it [3.18]", () => {
  const { container } = render(<RichText content={sampleBlocks} />);
  const nested = container.querySelector("ol > li > ul");
  expect(nested?.parentElement).toHaveTextContent(/^Bergschuhe/);
  expect(within(nested as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
});

test("links: other sites open no window to ours, unsafe ones stay words [3.17]", () => {
  const link = (url: string, label: string): InlineNode => ({ type: "link", url, children: [text(label)] });
  render(
    <RichText
      content={[
        {
          type: "paragraph",
          children: [
            link("https://anderswo.example", "anderswo"),
            link("/de/magazin", "Magazin"),
            link("java\nscript:alert(1)", "Falle"),
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "anderswo" })).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: "Magazin" })).not.toHaveAttribute("rel");
  expect(screen.queryByRole("link", { name: "Falle" })).not.toBeInTheDocument();
  expect(screen.getByText(/Falle/)).toBeVisible();
});

test.each([
  [1, 0, 1],
  [1, 1, 2],
  [4, 1, 5],
  [6, 2, 6],
] as const)("heading %i with offset %i is level %i [3.15]", (level, headingOffset, expected) => {
  render(
    <RichText
      headingOffset={headingOffset}
      content={[{ type: "heading", level, children: [text("Titel")] }]}
    />,
  );
  expect(screen.getByRole("heading", { level: expected })).toHaveTextContent("Titel");
});

test("image addresses pass the resolver", () => {
  const content: BlocksContent = [{ type: "image", image: { url: "/uploads/a.jpg" }, children: [text("")] }];
  const { container } = render(
    <RichText content={content} resolveImage={(url) => `https://cms.example${url}`} />,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", "https://cms.example/uploads/a.jpg");
});

test("never throws, whatever is stored", () => {
  const kind = fc.constantFrom(
    "paragraph",
    "heading",
    "list",
    "list-item",
    "image",
    "code",
    "quote",
    "link",
    "text",
    "film",
  );
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.anything({ maxDepth: 1 }),
      fc.record({
        type: kind,
        children: fc.oneof(fc.array(tie("node"), { maxLength: 3 }), fc.anything({ maxDepth: 0 })),
        text: fc.anything({ maxDepth: 1 }),
        level: fc.anything({ maxDepth: 0 }),
        url: fc.anything({ maxDepth: 0 }),
        image: fc.anything({ maxDepth: 2 }),
      }),
    ),
  }));
  fc.assert(
    fc.property(fc.oneof(fc.array(node), fc.anything()), (stored) => {
      const content = stored as BlocksContent;
      const { unmount } = render(<RichText content={content} />);
      expect(typeof textOfBlocks(content)).toBe("string");
      unmount();
    }),
    { numRuns: 200 },
  );
});

test("the words of a document, for descriptions and search", () => {
  expect(textOfBlocks(sampleBlocks).split("\n").slice(0, 3)).toEqual([
    "Der Weg",
    "Acht Etappen über den Hauptkamm, alles zugleich, mehr dazu im Magazin.",
    "Zweiter Absatz, erste Zeile",
  ]);
  expect(textOfBlocks(null)).toBe("");
});
