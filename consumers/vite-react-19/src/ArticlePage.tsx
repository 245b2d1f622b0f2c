import { Container, createSiteTheme, Notice, RichText, type BlocksContent } from "@gratweg/design-system";
import { SiteHeader } from "./SiteHeader";

/** Another site's colours: its page must carry them, and the pages rendered after it must not. */
export const articleTheme = createSiteTheme({ primary: "orange", gray: "warm" });

const content: BlocksContent = [
  { type: "heading", level: 1, children: [{ type: "text", text: "Gehen im Nebel" }] },
  {
    type: "paragraph",
    children: [{ type: "text", text: "Markierungen helfen mehr als jede App.", bold: true }],
  },
];

export function ArticlePage() {
  return (
    <>
      <SiteHeader />
      <Container as="main" width="measure">
        <RichText content={content} headingOffset={0} />
        <Notice variant="warning" title="Wetter">
          Ab 2.000 Metern liegt Schnee.
        </Notice>
      </Container>
    </>
  );
}
