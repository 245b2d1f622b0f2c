import { microcopy } from "../microcopy/microcopy";
import { keyframes, styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

const breathe = keyframes({ "0%, 100%": { opacity: 1 }, "50%": { opacity: 0.5 } });

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$1half" });

const Shape = styled("span", {
  display: "block",
  borderRadius: "$md",
  backgroundColor: "$border",
  animationName: breathe,
  animationDuration: "1.6s",
  animationIterationCount: "infinite",
  "@reducedMotion": { animationName: "none" },
  variants: {
    shape: {
      line: {
        height: "1em",
        width: "100%",
        borderRadius: "$sm",
        "&:last-child:not(:first-child)": { width: "62%" },
      },
      heading: { height: "1.75em", width: "70%", borderRadius: "$sm" },
      picture: { aspectRatio: "3 / 2", width: "100%", borderRadius: "$lg" },
      button: { height: "$space$6", width: "10rem" },
    },
  },
  defaultVariants: { shape: "line" },
});

export interface SkeletonProps {
  /** What will come, from top to bottom. */
  shapes?: readonly ("line" | "heading" | "picture" | "button")[];
  /** Read aloud once; several skeletons beside each other need only one, the others take an empty text. */
  label?: string;
}

/** Keeps the place of content that is on its way. */
export function Skeleton({ shapes = ["line", "line", "line"], label = microcopy.loading }: SkeletonProps) {
  return (
    <Frame role={label ? "status" : undefined} aria-hidden={label ? undefined : true}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </Frame>
  );
}
