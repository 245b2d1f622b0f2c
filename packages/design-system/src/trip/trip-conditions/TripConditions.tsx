import { formatDate } from "../../format/formatDate";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const texts = tripMicrocopy.conditions;

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$2" });

const List = styled("dl", {
  display: "grid",
  columnGap: "$6",
  rowGap: "$3",
  "@sm": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& dt": { fontWeight: "$semibold" },
  "& dd": { maxWidth: "$sizes$measure", paddingBlockStart: "$half", lineHeight: "$normal" },
  "@media print": { breakInside: "avoid" },
});

export interface TripConditionsProps {
  /** Of one departure; left out where none is known. */
  departure?: {
    /** `YYYY-MM-DD` */
    startDate: string;
    minimumParticipants: number;
    /** Takes place however few have booked. */
    guaranteed: boolean;
    /** The last day on which the organiser may withdraw because too few have booked. */
    lastWithdrawalDay: string;
    /** The same in days before the start. */
    withdrawalNoticeDays: number;
    singleSupplementCents: number;
  };
  /** Nights with a bed, and among them those where a single room can be had. */
  nights: { total: number; inRooms: number };
  /** What the organiser says; without it the trip does not suit people with reduced mobility in general. */
  reducedMobility?: string;
  headingLevel?: HeadingLevel;
}

/** What has to be known before a contract besides price and plan (Art. 250 § 3 EGBGB), and what families and single travellers ask. */
export function TripConditions({
  departure,
  nights,
  reducedMobility,
  headingLevel = 3,
}: TripConditionsProps) {
  const hasSupplement = departure !== undefined && departure.singleSupplementCents > 0;
  return (
    <Frame>
      <Heading level={headingLevel} size="h4">
        {texts.label}
      </Heading>
      <List>
        {departure && (
          <div>
            <dt>{texts.minimum}</dt>
            <dd>{minimumText(departure)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.mobility}</dt>
          <dd>{reducedMobility?.trim() || texts.noMobility}</dd>
        </div>
        <div>
          <dt>{texts.children}</dt>
          <dd>{texts.noChildPrice}</dd>
        </div>
        {hasSupplement && (
          <div>
            <dt>{texts.singleRoom}</dt>
            <dd>{texts.singleRoomNights(nights.inRooms, nights.total)}</dd>
          </div>
        )}
      </List>
    </Frame>
  );
}

function minimumText(departure: NonNullable<TripConditionsProps["departure"]>): string {
  const { minimumParticipants: least, guaranteed, startDate } = departure;
  if (guaranteed) return texts.guaranteed(formatDate(startDate));
  if (least < 2) return texts.noMinimum;
  return texts.least(
    least,
    departure.withdrawalNoticeDays,
    formatDate(startDate),
    formatDate(departure.lastWithdrawalDay),
  );
}
