import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../button/Button";
import { formatPrice } from "../../format/formatMeasure";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { styled } from "../../theme";

const texts = bookingMicrocopy.order;
const priceTexts = bookingMicrocopy.price;

const Frame = styled("section", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  padding: "$2",
  border: "$borderWidths$thick solid $colors$primary",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  "@sm": { padding: "$3" },
});

const Essentials = styled("dl", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  lineHeight: "$normal",
  "& > div": { display: "grid", gridTemplateColumns: "6rem minmax(0, 1fr)", columnGap: "$1half" },
  "& dt": { color: "$textMuted" },
  "& dd": { fontWeight: "$semibold", overflowWrap: "anywhere" },
});

const Total = styled("p", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "$2",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thick solid $colors$text",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  "& > strong": { fontFamily: "$display", fontSize: "$h2", fontWeight: "$black", whiteSpace: "nowrap" },
  "& > small": {
    flexBasis: "100%",
    color: "$textMuted",
    fontSize: "$sm",
    fontWeight: "$regular",
    paddingBlockStart: "$half",
  },
});

const Busy = styled("p", {
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  textAlign: "center",
  "&:empty": { display: "none" },
});

export interface OrderAreaProps {
  /** What is bought: trip, date, people, organiser. The law wants it directly above the button. */
  essentials: readonly { label: string; value: ReactNode }[];
  totalCents: number;
  /** Called once for each press; without it the button submits the form around it. */
  onOrder?: () => void;
  busy?: boolean;
  /** For other contracts than a trip: „zahlungspflichtig bestellen“ and what goes with it. */
  buttonLabel?: string;
  busyText?: string;
  /** The area's name for screen readers. */
  label?: string;
  /** Below the total, for example „inkl. MwSt., pro Jahr“. */
  totalNote?: string;
  /** Above the essentials: consents, payment. Nothing comes between them, the total and the button. */
  children?: ReactNode;
}

/** Essentials, total and the button whose words are laid down by § 312j BGB. */
export function OrderArea(props: OrderAreaProps) {
  const { essentials, totalCents, onOrder, busy = false, children } = props;
  const { buttonLabel = texts.button, busyText = texts.busy, label: areaLabel = texts.label } = props;
  const press = (event: MouseEvent) => {
    // The second half of a double click means the first once more.
    if (event.detail > 1) return event.preventDefault();
    onOrder?.();
  };
  return (
    <Frame aria-label={areaLabel}>
      {children}
      <Essentials>
        {essentials.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Essentials>
      <Total>
        <span>{texts.total}</span> <strong>{formatPrice(totalCents)}</strong>{" "}
        <small>{props.totalNote ?? priceTexts.included}</small>
      </Total>
      <Button type={onOrder ? "button" : "submit"} size="lg" width="full" busy={busy} onClick={press}>
        {buttonLabel}
      </Button>
      <Busy role="status">{busy ? busyText : ""}</Busy>
    </Frame>
  );
}
