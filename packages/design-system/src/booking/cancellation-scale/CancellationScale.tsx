import { decimalsOf, formatPrice } from "../../format/formatMeasure";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { CancellationChart } from "./CancellationChart";
import { spansOf, type CancellationStep } from "./cancellationModel";
import { Cell, Frame, HeadCell, Table } from "./CancellationScale.styles";
import { percentWords, spanWords } from "./spanWords";

const texts = bookingMicrocopy.cancellation;

export interface CancellationScaleProps {
  steps: readonly CancellationStep[];
  /** Adds what each step means in euros. */
  totalCents?: number;
  /** `YYYY-MM-DD`; adds the days of the calendar. */
  startDate?: string;
  title?: string;
  headingLevel?: HeadingLevel;
}

/** What it costs to step back: stairs that rise towards the start, and the same as a table. */
export function CancellationScale(props: CancellationScaleProps) {
  const { steps, totalCents, startDate, title = texts.title, headingLevel = 3 } = props;
  const spans = spansOf(steps);
  if (spans.length === 0) return null;
  const decimals = decimalsOf(spans.map(({ percent }) => amountOf(totalCents ?? 0, percent)));
  return (
    <Frame>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <Text size="sm" tone="muted">
        {texts.intro}
      </Text>
      <CancellationChart spans={spans} />
      <Table>
        <VisuallyHidden as="caption">{texts.table}</VisuallyHidden>
        <thead>
          <tr>
            <HeadCell scope="col">{texts.columns.time}</HeadCell>
            <HeadCell scope="col" align="end">
              {texts.columns.percent}
            </HeadCell>
            {totalCents !== undefined && (
              <HeadCell scope="col" align="end">
                {texts.columns.amount}
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {spans.map((span, index) => {
            const { days, dates } = spanWords(span, index === 0, startDate);
            return (
              <tr key={days}>
                <Cell as="th" scope="row">
                  {dates ?? days}
                  {dates && <small>{days}</small>}
                </Cell>
                <Cell align="end">{percentWords(span.percent)}</Cell>
                {totalCents !== undefined && (
                  <Cell align="end">{formatPrice(amountOf(totalCents, span.percent), decimals)}</Cell>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Text size="sm" tone="muted">
        {texts.proof}
      </Text>
    </Frame>
  );
}

function amountOf(totalCents: number, percent: number): number {
  return Math.round((totalCents * percent) / 100);
}
