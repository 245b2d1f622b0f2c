import { Heading, type HeadingLevel } from "../text/Heading";
import { type BlocksContent, childrenOf, isNode, textOf, type UnknownNode } from "./blocks";
import { InlineNodes } from "./InlineNodes";
import { List } from "./List";
import { Code, CodeBlock, Figure, Flow, Paragraph, Quote } from "./RichText.styles";
import { safeHref } from "../link/safeHref";

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
          <Code className={languageClass(node.language)}>{children.map(plainText).join("")}</Code>
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

/** Without known sides it keeps the room of 3:2 until it has arrived; then its own proportions count. */
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
        width={positive(image.width) ?? 1200}
        height={positive(image.height) ?? 800}
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

/** As the HTML specification proposes for `code`; anything but a plain name is left out. */
function languageClass(language: unknown): string | undefined {
  const name = textOf(language);
  return /^[a-z][a-z0-9+#-]{0,30}$/i.test(name) ? `language-${name}` : undefined;
}

function plainText(node: UnknownNode): string {
  if (node.type === "text") return textOf(node.text);
  return node.type === "link" ? childrenOf(node).map(plainText).join("") : "";
}

/** The editor leaves an empty paragraph at the end. */
function isBlank(children: readonly UnknownNode[]): boolean {
  return children.every((child) => plainText(child).trim() === "");
}
