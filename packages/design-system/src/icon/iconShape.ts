/** An icon on a grid of its own. Colours are the text's unless a path says otherwise. */
export interface IconDrawing {
  width: number;
  height: number;
  /** Attributes of SVG paths. */
  paths: readonly IconPath[];
}

export interface IconPath {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: string;
  strokeLinecap?: "butt" | "round" | "square";
  strokeLinejoin?: "miter" | "round" | "bevel";
  fillRule?: "nonzero" | "evenodd";
  clipRule?: "nonzero" | "evenodd";
  opacity?: string;
}

/** Path data on Phosphor's 256 × 256 grid, or a drawing from elsewhere; one without paths keeps an icon's place. */
export type IconShape = string | IconDrawing;
