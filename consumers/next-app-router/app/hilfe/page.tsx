import { Container, Notice, RichText, textOfBlocks, type BlocksContent } from "@gratweg/design-system";

const content: BlocksContent = [
  { type: "heading", level: 1, children: [{ type: "text", text: "Gehen im Nebel" }] },
  { type: "paragraph", children: [{ type: "text", text: "Markierungen helfen mehr als jede App." }] },
];

export function generateMetadata() {
  return { title: textOfBlocks(content.slice(0, 1)) };
}

export default function ArticlePage() {
  return (
    <Container as="main" width="measure">
      <RichText content={content} headingOffset={0} />
      <Notice variant="warning" title="Wetter">
        Ab 2.000 Metern liegt Schnee.
      </Notice>
    </Container>
  );
}
