import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon/Icon";
import { arrowUpRightIcon } from "../icon/icons";
import { Link } from "../link/Link";
import { childrenOf, textOf, type UnknownNode } from "./blocks";
import { Code } from "./RichText.styles";
import { isExternal, safeHref } from "../link/safeHref";

/** Texts and links; everything else is skipped. */
export function InlineNodes({ nodes }: { nodes: readonly UnknownNode[] }) {
  return (
    <>
      {nodes.map((node, index) => {
        if (node.type === "text") return <Fragment key={index}>{formatted(node)}</Fragment>;
        if (node.type === "link") return <InlineLink key={index} node={node} />;
        return null;
      })}
    </>
  );
}

function formatted(node: UnknownNode): ReactNode {
  let content: ReactNode = withLineBreaks(textOf(node.text));
  if (node.code === true) content = <Code>{content}</Code>;
  if (node.strikethrough === true) content = <del>{content}</del>;
  if (node.underline === true) content = <u>{content}</u>;
  if (node.italic === true) content = <em>{content}</em>;
  if (node.bold === true) content = <strong>{content}</strong>;
  return content;
}

function withLineBreaks(text: string): ReactNode {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A link whose address is not safe stays as its words; one without words would be a stop without a name. */
function InlineLink({ node }: { node: UnknownNode }) {
  const href = safeHref(textOf(node.url));
  const words = childrenOf(node).filter((child) => child.type === "text");
  const content = <InlineNodes nodes={words} />;
  if (href === null || words.every((word) => textOf(word.text).trim() === "")) return content;
  if (!isExternal(href)) return <Link href={href}>{content}</Link>;
  return (
    <Link href={href} rel="noopener noreferrer">
      {content}
      <Icon icon={arrowUpRightIcon} size="sm" />
    </Link>
  );
}
