import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";

const Anchor = styled("a", {
  position: "absolute",
  insetBlockStart: "$space$1",
  insetInlineStart: "$space$1",
  zIndex: "$libraryOverlay",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  paddingInline: "$2",
  borderRadius: "$md",
  backgroundColor: "$primary",
  color: "$onPrimary",
  fontWeight: "$semibold",
  "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
});

export interface SkipLinkProps {
  /** Id of the main content. */
  target: string;
  label?: string;
}

/** The first element of a page: seen only when the keyboard reaches it. */
export function SkipLink({ target, label = microcopy.skipToContent }: SkipLinkProps) {
  return <Anchor href={`#${target}`}>{label}</Anchor>;
}
