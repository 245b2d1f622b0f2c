import { useId, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { calendarBlankIcon } from "../../icon/icons";
import { formatDateRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { TitleLink } from "../TitleLink";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { Disclosure } from "../../trip/disclosure/Disclosure";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { TripDocumentList, type TripDocument } from "../trip-document-list/TripDocumentList";
import { Actions, Body, Dates, Facts, Frame, Head, Media, Payments, TitleRow } from "./BookingCard.styles";
import { DayLeaf } from "./DayLeaf";
import { phaseOf, type BookingPhase } from "./phase";
import { PhaseBadge } from "./PhaseBadge";

const texts = membershipMicrocopy.booking;

export interface BookingData {
  number: number;
  title: string;
  /** The member's page of the trip. */
  href?: string;
  picture?: PictureData;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  state: "confirmed" | "cancelled";
  travellers: number;
  organiser?: string;
  totalCents?: number;
  payments?: readonly BookingPayment[];
  documents?: readonly TripDocument[];
  /** A file for the calendar. */
  calendarHref?: string;
  /** In the place of its address: where only a script with the visitor's proof can fetch it. */
  onCalendar?: () => void;
  calendarBusy?: boolean;
  /** What nobody has decided yet: „Storno angefragt am 28. November 2026“ */
  pending?: string;
}

export interface BookingPayment {
  /** „Anzahlung“ */
  label: string;
  amountCents: number;
  /** `YYYY-MM-DD` */
  due: string;
  paid?: boolean;
}

export interface BookingCardProps {
  booking: BookingData;
  /** `YYYY-MM-DD` in Berlin: what lies ahead, what is under way, what is over. */
  today: string;
  headingLevel?: HeadingLevel;
  /** Further ways: to write to the organiser, for example. */
  children?: ReactNode;
}

/** A trip that somebody has booked, as a ticket: when, what, under which number, and the papers. */
export function BookingCard({ booking, today, headingLevel = 3, children }: BookingCardProps) {
  const { title, href, picture, startDate, endDate, documents = [], payments = [] } = booking;
  const titleId = useId();
  const phase = phaseOf(booking, today);
  const isToCome = phase.name === "ahead" || phase.name === "running";
  const calendar = isToCome && <CalendarFile booking={booking} />;
  const hasCalendar = isToCome && (booking.calendarHref ?? booking.onCalendar) !== undefined;
  return (
    <Frame aria-labelledby={titleId} data-state={phase.name}>
      <Head>
        <DayLeaf day={startDate} />
        <TitleRow>
          <PhaseBadge phase={phase} pending={booking.pending} />
          <Heading level={headingLevel} size="h3" id={titleId}>
            {href ? <TitleLink href={href}>{title}</TitleLink> : title}
          </Heading>
          <Dates>{formatDateRange(startDate, endDate)}</Dates>
        </TitleRow>
        {picture && (
          <Media>
            <Picture sizes="240px" {...picture} fit="cover" />
          </Media>
        )}
      </Head>
      <Body>
        <BookingFacts booking={booking} />
        {payments.length > 0 && phase.name !== "cancelled" && <PaymentList payments={payments} />}
        {documents.length > 0 && (
          <Disclosure summary={texts.documents} defaultOpen={opensPapers(phase)}>
            <TripDocumentList documents={documents} label={texts.documents} />
          </Disclosure>
        )}
        {(hasCalendar || children) && (
          <Actions>
            {calendar}
            {children}
          </Actions>
        )}
      </Body>
    </Frame>
  );
}

function CalendarFile({ booking }: Pick<BookingCardProps, "booking">) {
  const { number, calendarHref, onCalendar, calendarBusy } = booking;
  const look = { variant: "secondary", icon: calendarBlankIcon } as const;
  if (onCalendar) {
    return (
      <Button {...look} busy={calendarBusy} onClick={onCalendar}>
        {texts.calendar}
      </Button>
    );
  }
  if (!calendarHref) return null;
  return (
    <ButtonLink {...look} href={calendarHref} download={`buchung-${number}.ics`}>
      {texts.calendar}
    </ButtonLink>
  );
}

/** Close to the trip the papers are what one comes for. */
function opensPapers(phase: BookingPhase): boolean {
  return phase.name === "running" || (phase.name === "ahead" && phase.daysLeft <= 30);
}

function BookingFacts({ booking: { number, travellers, organiser, totalCents } }: { booking: BookingData }) {
  return (
    <Facts>
      <div>
        <dt>{texts.number}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{texts.party}</dt>
        <dd>{texts.travellers(travellers)}</dd>
      </div>
      {organiser && (
        <div>
          <dt>{texts.organiser}</dt>
          <dd>{organiser}</dd>
        </div>
      )}
      {totalCents !== undefined && (
        <div>
          <dt>{texts.total}</dt>
          <dd>{formatPrice(totalCents)}</dd>
        </div>
      )}
    </Facts>
  );
}

function PaymentList({ payments }: { payments: readonly BookingPayment[] }) {
  return (
    <Payments role="list" aria-label={texts.payments}>
      {payments.map(({ label, amountCents, due, paid }) => (
        <li key={label} data-state={paid ? "paid" : "open"}>
          <span>{label}</span> <strong>{formatPrice(amountCents)}</strong>{" "}
          <span>{paid ? texts.paid : texts.due(due)}</span>
        </li>
      ))}
    </Payments>
  );
}
