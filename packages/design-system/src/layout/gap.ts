export type Gap = "0" | "half" | "1" | "1half" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "section";

export type LayoutElement =
  | "div"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "section"
  | "article"
  | "aside"
  | "header"
  | "footer"
  | "nav"
  | "main"
  | "form"
  | "p"
  | "span";

/** Steps of the theme's space scale as a variant. */
export const gapVariants = {
  "0": { gap: "$0" },
  half: { gap: "$half" },
  "1": { gap: "$1" },
  "1half": { gap: "$1half" },
  "2": { gap: "$2" },
  "3": { gap: "$3" },
  "4": { gap: "$4" },
  "5": { gap: "$5" },
  "6": { gap: "$6" },
  "8": { gap: "$8" },
  "10": { gap: "$10" },
  section: { gap: "$section" },
} as const;
