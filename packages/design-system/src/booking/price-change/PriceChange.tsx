import type { ReactNode } from "react";
import { Button } from "../../button/Button";
import { formatPrice } from "../../format/formatMeasure";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Notice } from "../../notice/Notice";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const texts = bookingMicrocopy.priceChange;

const Prices = styled("p", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "$2",
  paddingBlock: "$1",
  "& > strong": { fontFamily: "$display", fontSize: "$h3", fontWeight: "$black", whiteSpace: "nowrap" },
});

const Old = styled("s", { whiteSpace: "nowrap" });
const Action = styled("div", { paddingBlockStart: "$1half" });

export interface PriceChangeProps {
  oldCents: number;
  newCents: number;
  title?: string;
  /** Why, and what to do. */
  children?: ReactNode;
  onAccept?: () => void;
  acceptLabel?: string;
}

/** The price is another one than the one that was shown: said before anything is booked. */
export function PriceChange(props: PriceChangeProps) {
  const { oldCents, newCents, title = texts.title, children, onAccept, acceptLabel = texts.accept } = props;
  return (
    <Notice variant="warning" live="assertive" title={title}>
      <Prices>
        <span>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <Old>{formatPrice(oldCents)}</Old>
        </span>
        <VisuallyHidden>, {texts.now} </VisuallyHidden>
        <strong>{formatPrice(newCents)}</strong>
      </Prices>
      {children}
      {onAccept && (
        <Action>
          <Button onClick={onAccept}>{acceptLabel}</Button>
        </Action>
      )}
    </Notice>
  );
}
