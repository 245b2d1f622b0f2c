import fc from "fast-check";
import type { BlockNode, BlocksContent, InlineNode, ListNode, TextNode } from "./blocks";

/** Documents of every node and mark that Strapi's blocks editor can store, and some that only an import can. */

const pieces = ["Grat", "Höhenweg ", " über", "\n", "\r\n", "\r", "<b>&amp;", "„Hütte“", "ß", "\u00a0", " "];
const words = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join(""));

const marks = ["bold", "italic", "underline", "strikethrough", "code"] as const;

/** Marks in any order of the keys, since an editor may set them in any order; some are set to false. */
const text: fc.Arbitrary<TextNode> = fc
  .tuple(words, fc.shuffledSubarray([...marks]), fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }))
  .map(([value, names, set]) => ({
    type: "text" as const,
    text: value,
    ...Object.fromEntries(names.map((name, index) => [name, set[index]])),
  }));

const safeAddress = fc.constantFrom(
  "https://alpenverein.example/huetten?a=1&b=2#oben",
  "http://anderswo.example",
  "//anderswo.example/weg",
  "/de/magazin",
  "#anreise",
  "?seite=2",
  "mailto:hilfe@gratweg.example",
  "tel:+4989123456",
);

/** Every way into a script that we know of: schemes in any case, broken by what browsers drop, behind leading controls. */
export const unsafeAddress = fc
  .tuple(
    fc.constantFrom("", " ", "\u0000", "\u0001\u001f", "\t", "\n ", "\u00a0", "\ufeff"),
    fc.constantFrom("javascript:", "data:text/html,", "vbscript:", "blob:", "file:///", "view-source:", "x:"),
    fc.constantFrom("", "\t", "\n", "\r\n", "\u0000", "\u007f"),
    fc.nat(8),
    fc.boolean(),
  )
  .map(([before, scheme, hidden, position, upper]) => {
    const written = upper ? scheme.toUpperCase() : scheme;
    const at = Math.min(position, written.indexOf(":"));
    return `${before}${written.slice(0, at)}${hidden}${written.slice(at)}alert(1)`;
  });

const link: fc.Arbitrary<InlineNode> = fc.record({
  type: fc.constant("link" as const),
  url: fc.oneof({ weight: 4, arbitrary: safeAddress }, { weight: 1, arbitrary: unsafeAddress }),
  children: fc.array(text, { minLength: 1, maxLength: 2 }),
});

const inline = fc.array(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: link }), {
  minLength: 1,
  maxLength: 4,
});

function list(depth: number): fc.Arbitrary<ListNode> {
  const item = fc.record({ type: fc.constant("list-item" as const), children: inline });
  return fc.record({
    type: fc.constant("list" as const),
    format: fc.constantFrom("ordered" as const, "unordered" as const),
    indentLevel: fc.constant(depth),
    children: fc.array(depth > 0 ? fc.oneof(item, list(depth - 1)) : item, { maxLength: 3 }),
  });
}

const side = fc.option(fc.integer({ min: -1, max: 4000 }), { nil: null });
const image: fc.Arbitrary<BlockNode> = fc.record({
  type: fc.constant("image" as const),
  image: fc.record({
    url: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("/uploads/huette.jpg", "https://cms.example/uploads/a b.jpg") },
      { weight: 1, arbitrary: unsafeAddress },
    ),
    alternativeText: fc.option(fc.constantFrom("", "Eine Hütte"), { nil: null }),
    caption: fc.option(fc.constantFrom("", "Am Abend"), { nil: null }),
    width: side,
    height: side,
  }),
  children: fc.constant([{ type: "text" as const, text: "" }]),
});

const block: fc.Arbitrary<BlockNode> = fc.oneof(
  fc.record({ type: fc.constantFrom("paragraph" as const, "quote" as const), children: inline }),
  fc.record({
    type: fc.constant("heading" as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const),
    children: inline,
  }),
  fc.record({
    type: fc.constant("code" as const),
    language: fc.option(fc.constantFrom("javascript", "c++", "xml", 'a" onload="x'), { nil: null }),
    children: inline,
  }),
  list(3),
  image,
);

export const documents: fc.Arbitrary<BlocksContent> = fc.array(block, { maxLength: 6 });
