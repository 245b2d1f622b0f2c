import { childrenOf, type UnknownNode } from "./blocks";
import { InlineNodes } from "./InlineNodes";
import { Ordered, Unordered } from "./RichText.styles";

interface Item {
  words: UnknownNode[];
  nested: UnknownNode[];
}

/** Strapi stores a nested list as its parent item's next sibling; HTML wants it inside that item. */
export function List({ node }: { node: UnknownNode }) {
  const Component = node.format === "ordered" ? Ordered : Unordered;
  const items = itemsOf(node);
  if (items.length === 0) return null;
  return (
    <Component>
      {items.map(({ words, nested }, index) => (
        <li key={index}>
          <InlineNodes nodes={words} />
          {nested.map((list, position) => (
            <List key={position} node={list} />
          ))}
        </li>
      ))}
    </Component>
  );
}

function itemsOf(node: UnknownNode): Item[] {
  const items: Item[] = [];
  for (const child of childrenOf(node)) {
    if (child.type === "list-item") {
      const nodes = childrenOf(child);
      // Imported content may have the nested list inside its item already.
      const nested = nodes.filter(({ type }) => type === "list");
      items.push({ words: nodes.filter(({ type }) => type !== "list"), nested });
    }
    if (child.type === "list" && itemsOf(child).length > 0) {
      const last = items[items.length - 1];
      if (last) last.nested.push(child);
      else items.push({ words: [], nested: [child] });
    }
  }
  return items;
}
