import { decimalsOf, formatPrice } from "../../format/formatMeasure";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { MemberPriceNote } from "../../trip/departures/MemberPriceNote";
import { Lines } from "./PriceSummary.styles";

const texts = bookingMicrocopy.price;

export interface PriceLine {
  kind: "trip" | "single-room" | "insurance";
  /** By default what its kind is called. */
  label?: string;
  quantity: number;
  unitCents: number;
  /** What others pay, where `unitCents` is the member price. */
  normalUnitCents?: number;
  amountCents: number;
}

/** Names with quantity and unit, amounts at the end. */
export function PriceLines({ lines, totalCents }: { lines: readonly PriceLine[]; totalCents: number }) {
  const decimals = decimalsOf([totalCents, ...lines.map(({ amountCents }) => amountCents)]);
  return (
    <Lines>
      {lines.map(({ kind, label = texts.kinds[kind], quantity, unitCents, normalUnitCents, amountCents }) => (
        <div key={kind + label}>
          <dt>
            {label}
            {(quantity > 1 || kind !== "insurance") && (
              <span>{texts.quantity(quantity, formatPrice(unitCents))}</span>
            )}
            {normalUnitCents !== undefined && (
              <span>
                <MemberPriceNote normalCents={normalUnitCents} />
              </span>
            )}
          </dt>
          <dd>{formatPrice(amountCents, decimals)}</dd>
        </div>
      ))}
    </Lines>
  );
}
