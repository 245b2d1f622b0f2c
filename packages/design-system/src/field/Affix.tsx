import { microcopy } from "../microcopy/microcopy";
import { keyframes, styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

/** A control with what stands before or after it, as one box. */
export const AffixRow = styled("div", {
  display: "flex",
  alignItems: "stretch",
  width: "100%",
  minWidth: 0,
  "& > input": { flex: 1, position: "relative" },
  "& > :not(:first-child)": { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  "& > :not(:last-child)": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  // The ring and the edge of the field lie above its neighbours.
  "& > input:focus-visible": { zIndex: "$raised" },
});

export const Affix = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  flexShrink: 0,
  maxWidth: "50%",
  paddingInline: "$1half",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surfaceSunken",
  color: "$textMuted",
  fontSize: "$md",
  lineHeight: "$snug",
  "&:first-child": { borderInlineEnd: 0 },
  "&:last-child": { borderInlineStart: 0 },
});

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Ring = styled("span", {
  width: "1.25em",
  height: "1.25em",
  border: "$borderWidths$thick solid $colors$border",
  borderBlockStartColor: "$colors$primary",
  borderRadius: "$round",
  animationName: turn,
  animationDuration: "0.9s",
  animationTimingFunction: "linear",
  animationIterationCount: "infinite",
  "@reducedMotion": { animationName: "none", borderStyle: "dotted" },
});

/** After a field that is being checked. */
export function BusyAffix() {
  return (
    <Affix>
      <Ring aria-hidden="true" />
      <VisuallyHidden>
        <span role="status">{microcopy.field.busy}</span>
      </VisuallyHidden>
    </Affix>
  );
}
