import { Heading, type HeadingLevel } from "../text/Heading";
import { type BlocksContent, childrenOf, isNode, textOf, type UnknownNode } from "./blocks";
import { InlineNodes } from "./InlineNodes";
import { Code, CodeBlock, Figure, Flow, Ordered, Paragraph, Quote, Unordered } from "./RichText.styles";
import { safeHref } from "./safeHref";

export interface RichTextProps {
  content: BlocksContent | null | undefined;
  /** Added to every heading's level, so that content fits the page's outline; 6 stays the deepest. */
  headingOffset?: 0 | 1 | 2 | 3;
  /** Turns `/uploads/…` into an address that the browser reaches. */
  resolveImage?: (url: string) => string;
}

/** Content of Strapi's blocks editor. Never throws on content: unknown nodes are skipped, unsafe addresses left out. */
export function RichText({ content, headingOffset = 1, resolveImage }: RichTextProps) {
  const blocks = Array.isArray(content) ? (content as readonly unknown[]).filter(isNode) : [];
  if (blocks.length === 0) return null;
  return (
    <Flow>
      {blocks.map((block, index) => (
        <Block key={index} node={block} headingOffset={headingOffset} resolveImage={resolveImage} />
      ))}
    </Flow>
  );
}

interface BlockProps extends Pick<RichTextProps, "resolveImage"> {
  node: UnknownNode;
  headingOffset: number;
}

function Block({ node, headingOffset, resolveImage }: BlockProps) {
  const children = childrenOf(node);
  switch (node.type) {
    case "paragraph":
      return isBlank(children) ? null : (
        <Paragraph>
          <InlineNodes nodes={children} />
        </Paragraph>
      );
    case "heading":
      return isBlank(children) ? null : (
        <Heading level={headingLevel(node.level, headingOffset)}>
          <InlineNodes nodes={children} />
        </Heading>
      );
    case "quote":
      return (
        <Quote>
          <InlineNodes nodes={children} />
        </Quote>
      );
    case "code":
      return (
        // Long lines scroll sideways and have to be reachable by keyboard.

        <CodeBlock tabIndex={0}>
          <Code>{children.map((child) => textOf(child.text)).join("")}</Code>
        </CodeBlock>
      );
    case "list":
      return <List node={node} />;
    case "image":
      return <BlockImage image={node.image} resolveImage={resolveImage} />;
    default:
      return null;
  }
}

/** Strapi stores a nested list as its parent item's next sibling; HTML wants it inside that item. */
function List({ node }: { node: UnknownNode }) {
  const Component = node.format === "ordered" ? Ordered : Unordered;
  const items: { item: UnknownNode[]; nested: UnknownNode[] }[] = [];
  for (const child of childrenOf(node)) {
    if (child.type === "list-item") items.push({ item: childrenOf(child), nested: [] });
    if (child.type === "list") {
      const last = items[items.length - 1];
      if (last) last.nested.push(child);
      else items.push({ item: [], nested: [child] });
    }
  }
  if (items.length === 0) return null;
  return (
    <Component>
      {items.map(({ item, nested }, index) => (
        <li key={index}>
          <InlineNodes nodes={item} />
          {nested.map((list, position) => (
            <List key={position} node={list} />
          ))}
        </li>
      ))}
    </Component>
  );
}

function BlockImage({ image, resolveImage }: { image: unknown } & Pick<RichTextProps, "resolveImage">) {
  if (!isNode(image)) return null;
  const address = safeHref(textOf(image.url));
  if (address === null || /^(mailto|tel):/i.test(address)) return null;
  const caption = textOf(image.caption);
  return (
    <Figure>
      <img
        src={resolveImage ? resolveImage(address) : address}
        alt={textOf(image.alternativeText)}
        width={positive(image.width)}
        height={positive(image.height)}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

function headingLevel(level: unknown, offset: number): HeadingLevel {
  const number = typeof level === "number" && Number.isFinite(level) ? Math.round(level) : 2;
  return Math.min(Math.max(number + offset, 1), 6) as HeadingLevel;
}

function positive(value: unknown): number | undefined {
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** The editor leaves an empty paragraph at the end. */
function isBlank(children: readonly UnknownNode[]): boolean {
  return children.every((child) => child.type === "text" && textOf(child.text).trim() === "");
}
