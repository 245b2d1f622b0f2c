import { safeHref } from "../link/safeHref";

/** A document's structure without looks: elements with the attributes that mean something, and words. */
export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] };
export type Branch = Exclude<Tree, string>;

const meaningful = ["href", "src", "alt"];

export function treeOf(parent: Element): Tree[] {
  return [...parent.childNodes].flatMap((node): Tree[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    const element = node as Element;
    const attributes = Object.fromEntries(
      meaningful.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return [{ tag: element.tagName.toLowerCase(), attributes, children: treeOf(element) }];
  });
}

export interface Difference {
  name: string;
  /** Turns the official renderer's children of one element into ours; the elements inside were turned before. */
  apply: (children: Tree[]) => Tree[];
}

const marks = ["strong", "em", "u", "del", "code"];
const isBranch = (tree: Tree | undefined, ...tags: string[]): tree is Branch =>
  typeof tree === "object" && tags.includes(tree.tag);
const isBlank = (trees: Tree[]): boolean =>
  trees.every((tree) =>
    typeof tree === "string"
      ? tree.trim() === ""
      : tree.tag === "br" || (marks.includes(tree.tag) && isBlank(tree.children)),
  );

/** Where RichText differs from the official renderer, and why. Everything else has to be equal. */
export const differences: Difference[] = [
  {
    name: "marks nest in one order, whatever the order in which they were set",
    apply: (children) => children.map((child) => (isBranch(child, ...marks) ? inOrder(child) : child)),
  },
  {
    name: "a link to anything but http, https, mailto, tel or a place here stays as its words",
    apply: (children) =>
      children.flatMap((child) => {
        if (!isBranch(child, "a")) return [child];
        const href = safeHref(child.attributes.href ?? "");
        return href === null ? child.children : [{ ...child, attributes: { href } }];
      }),
  },
  {
    name: "a link without words is none: the keyboard would stop at something without a name",
    apply: (children) =>
      children.flatMap((child) =>
        isBranch(child, "a") && isBlank(child.children) ? child.children : [child],
      ),
  },
  {
    name: "a nested list stands inside the item before it, where HTML wants it",
    apply: (children) =>
      children.map((child) => {
        if (!isBranch(child, "ul", "ol")) return child;
        const items: Tree[] = [];
        for (const part of child.children) {
          const last = items.at(-1);
          if (!isBranch(part, "ul", "ol")) items.push(part);
          else if (typeof last === "object")
            items[items.length - 1] = { ...last, children: [...last.children, part] };
          else items.push({ tag: "li", attributes: {}, children: [part] });
        }
        return { ...child, children: items };
      }),
  },
  {
    name: "a list without items is none",
    apply: (children) =>
      children.filter((child) => !(isBranch(child, "ul", "ol") && child.children.length === 0)),
  },
  {
    name: "a picture is a figure with an alternative text, if an empty one; of an unsafe address there is none",
    apply: (children) =>
      children.flatMap((child): Tree[] => {
        if (!isBranch(child, "img")) return [child];
        const src = safeHref(child.attributes.src ?? "");
        const picture = { ...child, attributes: { alt: "", ...child.attributes, src: src ?? "" } };
        return src === null ? [] : [{ tag: "figure", attributes: {}, children: [picture] }];
      }),
  },
];

/** At a document's top only. */
export const blankBlocks: Difference = {
  name: "a blank paragraph or heading is left out: space is the theme's, and an empty heading has no name",
  apply: (children) =>
    children.filter(
      (child) =>
        !isBranch(child, "br") &&
        !(isBranch(child, "p", "h1", "h2", "h3", "h4", "h5", "h6") && isBlank(child.children)),
    ),
};

/** The official renderer's tree as RichText means it. */
export function withDifferences(tree: Tree[]): Tree[] {
  return blankBlocks.apply(applyInside(tree));
}

function applyInside(children: Tree[]): Tree[] {
  const inside = children.map((child) =>
    typeof child === "string" ? child : { ...child, children: applyInside(child.children) },
  );
  return differences.reduce((trees, difference) => difference.apply(trees), inside);
}

function inOrder(outermost: Branch): Branch {
  const chain: string[] = [];
  let inner: Tree[] = [outermost];
  for (let mark = inner[0]; isBranch(mark, ...marks) && inner.length === 1; mark = inner[0]) {
    chain.push(mark.tag);
    inner = mark.children;
  }
  chain.sort((a, b) => marks.indexOf(a) - marks.indexOf(b));
  return chain.reduceRight<Tree[]>(
    (children, tag) => [{ tag, attributes: {}, children }],
    inner,
  )[0] as Branch;
}
