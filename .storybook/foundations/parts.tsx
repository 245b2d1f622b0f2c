import type { ReactNode } from "react";
import { styled } from "../../packages/design-system/src/theme";

const Scroller = styled("div", { overflowX: "auto" });

const StyledTable = styled("table", {
  borderCollapse: "collapse",
  fontSize: "$sm",
  "& th, & td": {
    padding: "$1",
    textAlign: "start",
    borderBlockEnd: "$borderWidths$thin solid $colors$border",
  },
});

export interface TableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

export function Table({ label, head, children }: TableProps) {
  return (
    // Wide tables scroll, so the keyboard has to reach them.
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <StyledTable>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </StyledTable>
    </Scroller>
  );
}

export function Swatch({ color, dot }: { color: string; dot?: string }) {
  return (
    <svg width="56" height="32" viewBox="0 0 56 32" aria-hidden="true">
      <rect width="56" height="32" rx="6" fill={color} />
      {dot && <circle cx="28" cy="16" r="8" fill={dot} />}
    </svg>
  );
}
