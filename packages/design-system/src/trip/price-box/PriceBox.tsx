import { ButtonLink } from "../../button/ButtonLink";
import { formatDateRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { MemberPriceNote } from "../departures/MemberPriceNote";

const texts = tripMicrocopy.priceBox;

/** A box that stays beside the text on wide screens, a bar at the lower edge on phones. */
const Frame = styled("aside", {
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: "$header",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: "$2",
  paddingInline: "$gutter",
  paddingBlockStart: "$1",
  paddingBlockEnd: "max($space$1, env(safe-area-inset-bottom))",
  backgroundColor: "$surfaceRaised",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  boxShadow: "$lg",
  "@md": {
    position: "sticky",
    insetInline: "auto",
    insetBlock: "$space$3 auto",
    zIndex: "$base",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "$2",
    padding: "$3",
    borderRadius: "$lg",
    border: "$borderWidths$thin solid $colors$border",
    boxShadow: "$md",
  },
  "@media print": { position: "static", boxShadow: "none", "& a": { display: "none" } },
});

const Words = styled("div", { lineHeight: "$snug", minWidth: 0 });
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
const OnWide = styled("div", { display: "none", "@md": { display: "block" } });

/** Room at the page's end, so that the bar on phones covers nothing. */
const Spacer = styled("div", {
  height: "$space$10",
  "@md": { display: "none" },
  "@media print": { display: "none" },
});

export function PriceBoxSpacer() {
  return <Spacer aria-hidden />;
}

export interface PriceBoxProps {
  /** Cents; the lowest bookable price. */
  priceFrom?: number;
  /** Cents; what others pay, where `priceFrom` is the member price. */
  normalPriceFrom?: number;
  /** What the total price holds, in a few words: „Übernachtungen, Halbpension, Führung“. */
  includes?: string;
  /** The departure with that price, told where it is not the next one. */
  cheapestDeparture?: { startDate: string; endDate: string };
  nextDeparture?: { startDate: string; endDate: string };
  /** Usually the departures' anchor. */
  href: string;
  label?: string;
}

export function PriceBox(props: PriceBoxProps) {
  const { priceFrom, normalPriceFrom, includes, nextDeparture, href, label = texts.choose } = props;
  const cheapest =
    props.cheapestDeparture?.startDate === nextDeparture?.startDate ? undefined : props.cheapestDeparture;
  return (
    <Frame aria-label={texts.label}>
      <Words>
        <Amount>
          {priceFrom === undefined ? (
            texts.onRequest
          ) : (
            <>
              {texts.from} <strong>{formatPrice(priceFrom)}</strong>
            </>
          )}
        </Amount>
        {normalPriceFrom !== undefined && (
          <Member>
            <MemberPriceNote normalCents={normalPriceFrom} />
          </Member>
        )}
        {priceFrom !== undefined && <Small>{texts.total}</Small>}
        <OnWide>
          {cheapest && (
            <Small>
              {texts.cheapest}: {formatDateRange(cheapest.startDate, cheapest.endDate)}
            </Small>
          )}
          {includes && <Small>{texts.includes(includes)}</Small>}
          {nextDeparture && (
            <Small>
              {texts.next}: {formatDateRange(nextDeparture.startDate, nextDeparture.endDate)}
            </Small>
          )}
        </OnWide>
      </Words>
      <ButtonLink href={href}>{label}</ButtonLink>
    </Frame>
  );
}
