/** Path data on Phosphor's 256 × 256 grid. */
export type IconShape = string;
