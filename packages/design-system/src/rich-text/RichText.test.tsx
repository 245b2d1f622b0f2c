import { render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { axe } from "jest-axe";
import type { BlockNode, BlocksContent, InlineNode, ListNode, TextNode } from "./blocks";
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

describe("generated documents", () => {
  const words = fc.stringMatching(/^[a-zäöüß][a-zäöüß ]{0,18}[a-zäöüß]$/);
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const textNode: fc.Arbitrary<TextNode> = fc.record({
    type: fc.constant("text" as const),
    text: words,
    bold: flag,
    italic: flag,
    underline: flag,
    strikethrough: flag,
    code: flag,
  });
  const url = fc.constantFrom("https://a.example", "/de", "#a", "javascript:alert(1)", "mailto:a@b.example");
  const inline: fc.Arbitrary<InlineNode[]> = fc.array(
    fc.oneof(
      textNode,
      fc.record({
        type: fc.constant("link" as const),
        url,
        children: fc.array(textNode, { minLength: 1, maxLength: 2 }),
      }),
    ),
    { minLength: 1, maxLength: 4 },
  );
  const list = (depth: number): fc.Arbitrary<ListNode> =>
    fc.record({
      type: fc.constant("list" as const),
      format: fc.constantFrom("ordered" as const, "unordered" as const),
      children: fc.array(
        depth > 0
          ? fc.oneof(
              fc.record({ type: fc.constant("list-item" as const), children: inline }),
              list(depth - 1),
            )
          : fc.record({ type: fc.constant("list-item" as const), children: inline }),
        { minLength: 1, maxLength: 3 },
      ),
    });
  const block: fc.Arbitrary<BlockNode> = fc.oneof(
    fc.record({ type: fc.constantFrom("paragraph" as const, "quote" as const), children: inline }),
    fc.record({
      type: fc.constant("heading" as const),
      level: fc.constantFrom(1, 2, 3, 4, 5, 6),
      children: inline,
    }),
    fc.record({
      type: fc.constant("code" as const),
      children: fc.array(textNode, { minLength: 1, maxLength: 2 }),
    }),
    list(2),
  );

  test("keep their words in order and map each block to one element [3.15]", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (content) => {
        const { container, unmount } = render(<RichText content={content} headingOffset={0} />);
        const squeezed = (value: string | null) => value?.replaceAll("\n", "");
        expect(squeezed(container.textContent)).toBe(squeezed(textOfBlocks(content)));
        const expected = content.map((node) => elementOf(node));
        expect([...(container.firstElementChild?.children ?? [])].map((child) => child.tagName)).toEqual(
          expected,
        );
        expect(container.querySelector("[href^='javascript']")).toBeNull();
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  test("never throw, whatever is stored", () => {
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
});

test("the words of a document, for descriptions and search", () => {
  expect(textOfBlocks(sampleBlocks).split("\n").slice(0, 3)).toEqual([
    "Der Weg",
    "Acht Etappen über den Hauptkamm, alles zugleich, mehr dazu im Magazin.",
    "Zweiter Absatz, erste Zeile",
  ]);
  expect(textOfBlocks(null)).toBe("");
});

function elementOf(node: BlockNode): string {
  if (node.type === "heading") return `H${node.level}`;
  if (node.type === "list") return node.format === "ordered" ? "OL" : "UL";
  return { paragraph: "P", quote: "BLOCKQUOTE", code: "PRE", image: "FIGURE" }[node.type];
}
