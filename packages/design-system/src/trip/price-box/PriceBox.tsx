import { ButtonLink } from "../../button/ButtonLink";
import { formatShortRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { BaseLink } from "../../link/LinkProvider";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { byDate, cheapestOf, isBookable, type TripDeparture } from "../departures/departure";
import { MemberPriceNote } from "../departures/MemberPriceNote";
import { belowHeader } from "../section-nav/SectionNav";

const texts = tripMicrocopy.priceBox;

/** Beside the text on wide screens, in sight to its end; on phones the dates in the text, and price and button at the lower edge. */
const Frame = styled("aside", {
  "html:has(&)": { scrollPaddingBlockEnd: "$space$12", "@md": { scrollPaddingBlockEnd: 0 } },
  // Room at the page's end, so that the bar covers nothing.
  "body:has(&)": {
    "@media screen and (max-width: 959.98px)": { paddingBlockEnd: "$space$10" },
  },
  "@md": {
    position: "sticky",
    insetBlockStart: "$space$2",
    display: "grid",
    gap: "$2",
    padding: "$3",
    borderRadius: "$lg",
    border: "$borderWidths$thin solid $colors$border",
    backgroundColor: "$surfaceRaised",
    boxShadow: "$md",
    transition: "inset-block-start $transitions$slow",
    [belowHeader]: { insetBlockStart: "calc($space$16 + $space$2)" },
  },
  "@media print": { position: "static", boxShadow: "none" },
});

const Bar = styled("div", {
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: "$header",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "$1half",
  paddingInline: "$gutter",
  paddingBlockStart: "$1",
  paddingBlockEnd: "max($space$1, env(safe-area-inset-bottom))",
  backgroundColor: "$surfaceRaised",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  boxShadow: "$lg",
  "& > a": { paddingInline: "$1half", fontSize: "$sm" },
  // The bar takes one line in a low or magnified window and none in the lowest: the trip is what is read.
  "@media (max-height: 30rem)": { paddingBlock: 0 },
  "@media (max-height: 20rem)": { position: "static", padding: 0 },
  "@md": {
    position: "static",
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: 0,
    border: 0,
    backgroundColor: "transparent",
    boxShadow: "none",
    "& > a": { fontSize: "$md" },
  },
  "@media print": { position: "static", boxShadow: "none", "& a": { display: "none" } },
});

const Words = styled("div", {
  lineHeight: "$snug",
  minWidth: 0,
  "@media (max-height: 30rem) and (max-width: 959.98px)": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "$1",
  },
});
const Amount = styled("p", {
  color: "$textMuted",
  whiteSpace: "nowrap",
  "& strong": {
    color: "$text",
    fontFamily: "$display",
    fontSize: "$h3",
    fontWeight: "$black",
    whiteSpace: "nowrap",
  },
});
const Small = styled("p", {
  color: "$textMuted",
  fontSize: "$xs",
  lineHeight: "$snug",
  "@md": { fontSize: "$sm", paddingBlockStart: "$half" },
});
const Member = styled(Small, { color: "$primaryText", fontWeight: "$semibold" });
const ForTwo = styled(Small, { color: "$text", fontWeight: "$semibold" });
const OnWide = styled("div", { display: "none", "@md": { display: "block" } });

const Dates = styled("ul", {
  listStyle: "none",
  fontSize: "$sm",
  "& > li": { borderBlockStart: "$borderWidths$thin solid $colors$border" },
});
const DateLink = styled(BaseLink, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "$2",
  minHeight: "$space$4",
  color: "$primaryText",
  fontWeight: "$semibold",
  textDecoration: "none",
  "& > span": { color: "$text", fontVariantNumeric: "tabular-nums" },
  "@hover": { "&:hover": { textDecoration: "underline" } },
});

export interface PriceBoxProps {
  /** All dates: the box finds the lowest price, what two pay and the next dates. */
  departures: readonly TripDeparture[];
  /** What the total price holds, in a few words: „Übernachtungen, Halbpension, Führung“. */
  includes?: string;
  /** Usually the departures' anchor. */
  href: string;
  label?: string;
}

export function PriceBox({ departures, includes, href, label = texts.choose }: PriceBoxProps) {
  const cheapest = cheapestOf(departures);
  const forTwo = cheapestOf(departures.filter(({ seatsLeft = 2 }) => seatsLeft > 1));
  const next = byDate(departures).filter(isBookable).slice(0, 3);
  return (
    <Frame aria-label={texts.label}>
      <Bar>
        <Words>
          <Amount>
            {cheapest ? (
              <>
                {texts.from} <strong>{formatPrice(cheapest.priceCents)}</strong>
              </>
            ) : (
              texts.onRequest
            )}
          </Amount>
          {cheapest?.normalPriceCents !== undefined && (
            <Member>
              <MemberPriceNote normalCents={cheapest.normalPriceCents} />
            </Member>
          )}
          {cheapest && <Small>{texts.total}</Small>}
          {forTwo && <ForTwo>{texts.forTwo(formatPrice(2 * forTwo.priceCents))}</ForTwo>}
        </Words>
        <ButtonLink href={href}>{label}</ButtonLink>
      </Bar>
      {next.length > 0 && (
        <div>
          <Small>{texts.next}</Small>
          <Dates role="list" aria-label={texts.next}>
            {next.map((departure) => (
              <li key={departure.number}>
                <DateLink href={departure.href ?? href}>
                  {shortDates(departure)} <span>{formatPrice(departure.priceCents)}</span>
                </DateLink>
              </li>
            ))}
          </Dates>
        </div>
      )}
      <OnWide>
        {cheapest && !next.includes(cheapest) && (
          <Small>
            {texts.cheapest}: {shortDates(cheapest)}
          </Small>
        )}
        {includes && <Small>{texts.includes(includes)}</Small>}
      </OnWide>
    </Frame>
  );
}

function shortDates({ startDate, endDate }: TripDeparture): string {
  return `${formatShortRange(startDate, endDate)} ${endDate.slice(0, 4)}`;
}
