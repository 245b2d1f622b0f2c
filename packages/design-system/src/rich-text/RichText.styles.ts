import { styled } from "../theme";

export const Flow = styled("div", {
  display: "flow-root",
  maxWidth: "$sizes$measure",
  overflowWrap: "anywhere",
  "& > * + *": { marginBlockStart: "$2" },
  "& > h2, & > h3": { marginBlockStart: "$5" },
  "& > h4, & > h5, & > h6": { marginBlockStart: "$4" },
  "& > :first-child": { marginBlockStart: 0 },
  "& > h2 + *, & > h3 + *, & > h4 + *": { marginBlockStart: "$1half" },
});

export const Paragraph = styled("p", { lineHeight: "$text" });

export const Quote = styled("blockquote", {
  paddingInlineStart: "$3",
  borderInlineStart: "$borderWidths$ring solid $colors$primary",
  fontSize: "$lg",
  lineHeight: "$normal",
});

export const CodeBlock = styled("pre", {
  padding: "$2",
  borderRadius: "$md",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surfaceSunken",
  fontFamily: "$mono",
  fontSize: "$sm",
  lineHeight: "$normal",
  overflowX: "auto",
  overflowWrap: "normal",
});

export const Code = styled("code", {
  fontFamily: "$mono",
  fontSize: "0.92em",
  paddingInline: "$half",
  borderRadius: "$sm",
  backgroundColor: "$surfaceSunken",
  "pre &": { padding: 0, fontSize: "inherit", backgroundColor: "transparent" },
});

const list = {
  paddingInlineStart: "$3",
  lineHeight: "$text",
  "& > li + li, & li > ul, & li > ol": { marginBlockStart: "$half" },
  "& > li": { paddingInlineStart: "$half" },
  "& > li::marker": { color: "$primaryText", fontWeight: "$semibold" },
};

export const Unordered = styled("ul", list);
export const Ordered = styled("ol", list);

export const Figure = styled("figure", {
  marginBlock: "$4",
  "& img": { width: "100%", height: "auto", borderRadius: "$lg", backgroundColor: "$surfaceSunken" },
  "& figcaption": { paddingBlockStart: "$1", color: "$textMuted", fontSize: "$sm", lineHeight: "$normal" },
});
