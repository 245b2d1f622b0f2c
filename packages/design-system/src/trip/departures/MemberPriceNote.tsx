import { formatPrice } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";

const texts = tripMicrocopy.departures;

const Nowrap = styled("s", { whiteSpace: "nowrap", textDecorationThickness: "$borderWidths$thin" });

/** Beside a member price: whose it is and what others pay. The word says what the line through it shows. */
export function MemberPriceNote({ normalCents }: { normalCents: number }) {
  return (
    <>
      {texts.memberPrice} {texts.insteadOf} <Nowrap>{formatPrice(normalCents)}</Nowrap>
    </>
  );
}
