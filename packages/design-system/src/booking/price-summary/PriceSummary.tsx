import type { ReactNode } from "react";
import { decimalsOf, formatPrice } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import { caretDownIcon } from "../../icon/icons";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { PriceLines, type PriceLine } from "./PriceLines";
import { Box, Closed, Folded, OnNarrow, Payments, Small, Total, TotalAmount } from "./PriceSummary.styles";

const texts = bookingMicrocopy.price;

export interface PaymentPart {
  amountCents: number;
  /** `YYYY-MM-DD` */
  due: string;
}

export interface PriceSummaryProps {
  lines: readonly PriceLine[];
  totalCents: number;
  deposit?: PaymentPart;
  /** Null: all is due with the deposit. */
  rest?: PaymentPart | null;
  /** `side` stays beside a form from 960 px on and is hidden below; `folded` is its part below 960 px, one line that opens. */
  variant?: "full" | "side" | "folded";
  title?: string;
  headingLevel?: HeadingLevel;
  /** Above the lines: trip and date, for example. */
  children?: ReactNode;
}

/** What a booking costs: each line, the total with everything compulsory, and when it is paid. */
export function PriceSummary({ variant = "full", ...props }: PriceSummaryProps) {
  const { title = texts.title, headingLevel = 2, totalCents, children } = props;
  if (variant === "folded") {
    return (
      <OnNarrow>
        {/* A closed box says nothing: this line tells the total when a choice changes it. */}
        <VisuallyHidden>
          <span role="status">{`${texts.total}: ${formatPrice(totalCents)}`}</span>
        </VisuallyHidden>
        <Folded>
          <Closed>
            <span>{texts.total}</span>
            <strong>{formatPrice(totalCents)}</strong>
            <Icon icon={caretDownIcon} />
          </Closed>
          {children}
          <Figures {...props} live="none" />
        </Folded>
      </OnNarrow>
    );
  }
  return (
    <Box
      variant={variant}
      as={variant === "side" ? "aside" : "div"}
      aria-label={variant === "side" ? title : undefined}
    >
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {children}
      <Figures {...props} live={variant === "side" ? "polite" : "none"} />
    </Box>
  );
}

interface FiguresProps extends PriceSummaryProps {
  /** The summary beside a form is read out when a choice changes it. */
  live: "none" | "polite";
}

function Figures({ lines, totalCents, deposit, rest, live }: FiguresProps) {
  const decimals = decimalsOf([deposit, rest].map((part) => part?.amountCents ?? 0));
  return (
    <>
      <PriceLines lines={lines} totalCents={totalCents} />
      <Total role={live === "polite" ? "status" : undefined}>
        <span>{texts.total}</span>
        <TotalAmount>{formatPrice(totalCents)}</TotalAmount>
      </Total>
      <Small>{texts.included}</Small>
      {deposit && (
        <Payments>
          <Payment label={rest ? texts.deposit : texts.all} part={deposit} decimals={decimals} />
          {rest && <Payment label={texts.rest} part={rest} decimals={decimals} />}
        </Payments>
      )}
    </>
  );
}

interface PaymentProps {
  label: string;
  part: PaymentPart;
  decimals: "auto" | "always";
}

function Payment({ label, part, decimals }: PaymentProps) {
  return (
    <div>
      <dt>
        {label} <span>{texts.due(part.due)}</span>
      </dt>
      <dd>{formatPrice(part.amountCents, decimals)}</dd>
    </div>
  );
}
