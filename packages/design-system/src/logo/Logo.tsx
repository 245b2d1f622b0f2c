import { styled } from "../theme";

const Frame = styled("span", { display: "inline-flex", alignItems: "center", gap: "$1", color: "inherit" });

const Mark = styled("svg", {
  flexShrink: 0,
  width: "2.25rem",
  height: "2.25rem",
  "@phone": { width: "2rem", height: "2rem" },
  variants: {
    tone: {
      default: { "--logo-ground": "$colors$primary", "--logo-line": "$colors$onPrimary" },
      inverse: { "--logo-ground": "$colors$onPrimaryDeep", "--logo-line": "$colors$primaryDeep" },
    },
  },
  "& .ground": { fill: "var(--logo-ground)" },
  "& .ridge": {
    fill: "none",
    stroke: "var(--logo-line)",
    strokeWidth: 3,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  "& .path": {
    fill: "none",
    stroke: "var(--logo-line)",
    strokeWidth: 2,
    strokeDasharray: "0.5 4",
    strokeLinecap: "round",
  },
  defaultVariants: { tone: "default" },
});

const Word = styled("span", {
  fontFamily: "$display",
  fontSize: "$h3",
  fontWeight: "$black",
  letterSpacing: "$display",
  lineHeight: "$none",
});

export interface LogoProps {
  /** The product's name as it is written beside the mark. */
  name: string;
  tone?: "default" | "inverse";
}

/** Our own mark: a ridge with the path that follows it. */
export function Logo({ name, tone = "default" }: LogoProps) {
  return (
    <Frame>
      <Mark viewBox="0 0 40 40" tone={tone} aria-hidden="true" focusable="false">
        <rect className="ground" width="40" height="40" rx="11" />
        <path className="ridge" d="M5 27.5 12.5 17l4.5 5L25 9.5l10 18" />
        <path className="path" d="M7 33c4-4 8-4 12.5-3.500S29 31 34 28" />
      </Mark>
      <Word>{name}</Word>
    </Frame>
  );
}
