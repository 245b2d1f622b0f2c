import { version } from "react";
import { styled } from "../theme";

const Frame = styled("span", {
  display: "block",
  position: "relative",
  overflow: "hidden",
  backgroundColor: "$surfaceSunken",
  "& > picture": { position: "relative", height: "100%" },
  "& > svg": { position: "absolute", inset: 0, width: "100%", height: "100%" },
  variants: {
    fit: {
      natural: {},
      cover: { width: "100%", height: "100%" },
    },
    corners: {
      square: {},
      round: { borderRadius: "$lg" },
    },
  },
  defaultVariants: { fit: "natural", corners: "square" },
});

const Image = styled("img", {
  width: "100%",
  variants: {
    fit: {
      natural: { height: "auto" },
      cover: { height: "100%", objectFit: "cover" },
    },
  },
  defaultVariants: { fit: "natural" },
});

export interface PictureSource {
  /** For example `image/avif`; the browser takes the first source that it can show. */
  type: string;
  srcSet: string;
  /** Only where the source is meant for some windows (another crop). */
  media?: string;
}

export interface PictureData {
  src: string;
  srcSet?: string;
  /** Most components that show a picture know its width themselves. */
  sizes?: string;
  sources?: readonly PictureSource[];
  /** Intrinsic size in px: keeps the place before the picture arrives. */
  width: number;
  height: number;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** `#rrggbb` that stands for the picture until it arrives. */
  placeholderColor?: string;
}

export interface PictureProps extends PictureData {
  /** `eager` for the first screen's picture, which is then fetched before others. */
  loading?: "lazy" | "eager";
  fetchPriority?: "high" | "low" | "auto";
  /** `cover` fills its parent and is cut. */
  fit?: "natural" | "cover";
  corners?: "square" | "round";
}

/**
 * Asks for the width of a card in a grid, by the files of 480 and 960 px: phones of density 3 take the second, which is sharp at
 * 0.9 dots and more, and never the full width.
 */
export const cardSizes = "(min-width: 1280px) 410px, (min-width: 960px) 33vw, (min-width: 600px) 46vw, 320px";

/** A responsive picture without scripts. */
export function Picture({
  sources = [],
  fit = "natural",
  corners = "square",
  loading = "lazy",
  ...props
}: PictureProps) {
  const { src, srcSet, width, height, alt, placeholderColor } = props;
  const { fetchPriority = loading === "eager" ? "high" : undefined } = props;
  // A set of widths needs the shown one: its own, if nobody says more.
  const sizes = props.sizes ?? `${width}px`;
  return (
    <Frame fit={fit} corners={corners}>
      {/* An SVG attribute, because a strict style-src blocks style attributes. */}
      {placeholderColor && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect width="1" height="1" fill={placeholderColor} />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={`${source.type}${source.media ?? ""}`} sizes={sizes} {...source} />
        ))}
        <Image
          {...{ srcSet, sizes: srcSet && sizes, src, width, height, alt, loading, fit }}
          {...priorityAttribute(fetchPriority)}
          decoding={loading === "eager" ? "sync" : "async"}
        />
      </picture>
    </Frame>
  );
}

/** React 18 passes only the lower-case name on, React 19 warns of it. */
function priorityAttribute(priority: PictureProps["fetchPriority"]) {
  if (!priority) return {};
  return version.startsWith("18.") ? { fetchpriority: priority } : { fetchPriority: priority };
}
