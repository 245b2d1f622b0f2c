import { BlocksRenderer } from "@strapi/blocks-react-renderer";
import { render } from "@testing-library/react";
import fc from "fast-check";
import type { ComponentProps, ReactElement } from "react";
import type { BlocksContent } from "./blocks";
import { treeOf, withDifferences, type Tree } from "./differences";
import { documents, unsafeAddress } from "./generatedDocuments";
import { RichText } from "./RichText";

type OfficialContent = ComponentProps<typeof BlocksRenderer>["content"];

function shown(element: ReactElement): Tree[] {
  const { container, unmount } = render(element);
  container.normalize();
  const tree = treeOf(container);
  unmount();
  return tree;
}

/** Their type of a picture asks for what no renderer reads (hash, provider, …). */
const official = (content: BlocksContent) => shown(<BlocksRenderer content={content as OfficialContent} />);

/** Without the wrapper, the mark of links to other sites and the caption, which the official renderer does not have. */
function ours(content: BlocksContent): Tree[] {
  const flow = shown(<RichText content={content} headingOffset={0} />)[0];
  return typeof flow === "object" ? without(["svg", "figcaption"], flow.children) : [];
}

function without(tags: string[], trees: Tree[]): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === "string") return [tree];
    return tags.includes(tree.tag) ? [] : [{ ...tree, children: without(tags, tree.children) }];
  });
}

test("every generated document has the structure that Strapi's renderer gives it, but for the stated differences", () => {
  fc.assert(
    fc.property(documents, (content) => {
      expect(joined(ours(content))).toEqual(joined(withDifferences(official(content))));
    }),
  );
});

/** Words beside each other are one text: taking a link away leaves two. */
function joined(trees: Tree[]): Tree[] {
  return trees.reduce<Tree[]>((result, tree) => {
    const last = result.at(-1);
    if (typeof tree === "object") return [...result, { ...tree, children: joined(tree.children) }];
    return typeof last === "string" ? [...result.slice(0, -1), last + tree] : [...result, tree];
  }, []);
}

const text = (value: string) => ({ type: "text" as const, text: value });
const html = (element: ReactElement) => {
  const { container, unmount } = render(element);
  const plain = container.innerHTML.replaceAll(
    / (class|tabindex|width|height|loading|decoding)="[^"]*"/g,
    "",
  );
  unmount();
  return plain;
};

test.each<[string, BlocksContent, string, string]>([
  [
    "marks",
    [{ type: "quote", children: [{ type: "text", text: "a", bold: true, code: true, italic: true }] }],
    "<blockquote><em><code><strong>a</strong></code></em></blockquote>",
    "<blockquote><strong><em><code>a</code></em></strong></blockquote>",
  ],
  [
    "an unsafe link",
    [{ type: "quote", children: [{ type: "link", url: "data:text/html,x", children: [text("a")] }] }],
    '<blockquote><a href="data:text/html,x">a</a></blockquote>',
    "<blockquote>a</blockquote>",
  ],
  [
    "a link without words",
    [{ type: "quote", children: [text("a"), { type: "link", url: "/de", children: [text("")] }] }],
    '<blockquote>a<a href="/de"></a></blockquote>',
    "<blockquote>a</blockquote>",
  ],
  [
    "a nested list",
    [
      {
        type: "list",
        format: "ordered",
        children: [
          { type: "list-item", children: [text("a")] },
          { type: "list", format: "unordered", children: [{ type: "list-item", children: [text("b")] }] },
        ],
      },
    ],
    "<ol><li>a</li><ul><li>b</li></ul></ol>",
    "<ol><li>a<ul><li>b</li></ul></li></ol>",
  ],
  ["a list without items", [{ type: "list", format: "ordered", children: [] }], "<ol></ol>", "<div></div>"],
  [
    "a picture",
    [{ type: "image", image: { url: "/a.jpg", caption: "Am Abend" }, children: [text("")] }],
    '<img src="/a.jpg">',
    '<figure><img alt="" src="/a.jpg"><figcaption>Am Abend</figcaption></figure>',
  ],
  [
    "blank blocks",
    [
      { type: "paragraph", children: [text("")] },
      { type: "heading", level: 2, children: [text(" ")] },
    ],
    "<br><h2> </h2>",
    "<div></div>",
  ],
])("%s: theirs and ours", (_name, content, theirs, mine) => {
  expect(html(<BlocksRenderer content={content as OfficialContent} />)).toBe(theirs);
  const withoutFlow = html(<RichText content={content} headingOffset={0} />).replace(
    /^<div>(.+)<\/div>$/s,
    "$1",
  );
  expect(withoutFlow).toBe(mine);
});

describe("safer than the official renderer, on generated documents", () => {
  const protocols = ["https:", "http:", "mailto:", "tel:"];

  test("no address leads to a script, links to other sites give nothing away, pictures have sides and wait", () => {
    fc.assert(
      fc.property(documents, (content) => {
        const { container, unmount } = render(<RichText content={content} headingOffset={0} />);
        for (const link of container.querySelectorAll("a")) {
          expect(protocols).toContain(link.protocol);
          const leaves = link.protocol.startsWith("http") && link.host !== location.host;
          expect(link.getAttribute("rel")).toBe(leaves ? "noopener noreferrer" : null);
          expect(link.textContent?.trim()).not.toBe("");
        }
        for (const image of container.querySelectorAll("img")) {
          expect(protocols).toContain(new URL(image.src).protocol);
          expect(image.width).toBeGreaterThan(0);
          expect(image.height).toBeGreaterThan(0);
          expect(image.getAttribute("loading")).toBe("lazy");
          expect(image.hasAttribute("alt")).toBe(true);
        }
        // Words that look like markup stay words.
        expect(container.querySelector("b, script, iframe, [style], [onload], [onerror]")).toBeNull();
        unmount();
      }),
    );
  });

  test("no disguise of an unsafe scheme gets through, neither as a link nor as a picture", () => {
    fc.assert(
      fc.property(unsafeAddress, (url) => {
        const { container, unmount } = render(
          <RichText
            content={[
              { type: "paragraph", children: [{ type: "link", url, children: [text("Falle")] }] },
              { type: "image", image: { url, width: 3, height: 2 }, children: [text("")] },
            ]}
          />,
        );
        expect(container.textContent).toBe("Falle");
        expect(container.querySelector("a, img, figure")).toBeNull();
        unmount();
      }),
    );
  });

  test("a code's language becomes a class, if it is a name", () => {
    const classOf = (language: string) => {
      const { container, unmount } = render(
        <RichText content={[{ type: "code", language, children: [text("x")] }]} />,
      );
      const found = [...(container.querySelector("code")?.classList ?? [])];
      unmount();
      return found.filter((name) => name.startsWith("language-"));
    };
    expect(["javascript", "c++", 'a" onload="x', ""].map(classOf)).toEqual([
      ["language-javascript"],
      ["language-c++"],
      [],
      [],
    ]);
  });
});
