import type { ReactNode } from "react";
import { Container } from "../../layout/Container";
import { styled } from "../../theme";

const Columns = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: "$2",
  "@md": {
    gridTemplateColumns: "minmax(0, 1fr) 20rem",
    gridTemplateRows: "auto 1fr",
    columnGap: "$4",
    // The side beside both, so that what sticks in it stays to the end.
    "& > :nth-child(2)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
  "@lg": { columnGap: "$6" },
  "@media print": { display: "block" },
});

export interface TripLayoutProps {
  /** Stands in the first window. */
  head: ReactNode;
  /** After the head on phones, beside everything on wide screens: `PriceBox`. */
  side: ReactNode;
  children: ReactNode;
}

/** A trip's page: what it is, what it costs, then its sections. */
export function TripLayout({ head, side, children }: TripLayoutProps) {
  return (
    <Container width="wide">
      <Columns>
        <div>{head}</div>
        <div>{side}</div>
        <div>{children}</div>
      </Columns>
    </Container>
  );
}
