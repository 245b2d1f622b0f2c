import { styled } from "../theme";

const Svg = styled("svg", { flexShrink: 0, width: "2.25rem", height: "2.25rem" });

export interface SiteMarkProps {
  /** Hex: another site's colour is no role of this one. */
  ground: string;
  line: string;
}

/** The mark in another site's colours. Attributes, because a policy forbids styles in a page's source. */
export function SiteMark({ ground, line }: SiteMarkProps) {
  return (
    <Svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill={ground} />
      <g fill="none" stroke={line} strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="3" d="M5 27.5 12.5 17l4.5 5L25 9.5l10 18" />
        <path strokeWidth="2" strokeDasharray="0.5 4" d="M7 33c4-4 8-4 12.5-3.5S29 31 34 28" />
      </g>
    </Svg>
  );
}
