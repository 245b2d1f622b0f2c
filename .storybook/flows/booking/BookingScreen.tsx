import { paths } from "@gratweg/contracts/routes";
import {
  ButtonLink,
  ErrorSummary,
  Heading,
  Notice,
  PriceSummary,
  Skeleton,
  Stack,
  Stepper,
} from "@gratweg/design-system";
import { BOOKING_STEPS, type BookingActor, type BookingStep } from "@gratweg/flows";
import { useBookingActor, type Booking } from "@gratweg/flows/react";
import { t } from "../texts";
import { CheckStep } from "./CheckStep";
import { ContactStep, DepartureStep, OptionsStep, TravellersStep } from "./FormSteps";
import { issueText } from "./issueText";
import { Conflict, Head, OfflineNotice, PriceChanged, TermsProblem } from "./outcomes";

const STEPS = {
  departure: DepartureStep,
  travellers: TravellersStep,
  options: OptionsStep,
  contact: ContactStep,
  check: CheckStep,
} as const;

/** What is shown in each state of a booking, in one column. */
export function BookingScreen({ actor }: { actor: BookingActor }) {
  const booking = useBookingActor(actor);
  const { status, terms, conflict, priceChange, unavailableReason } = booking;
  if (status === "held") return <Held booking={booking} />;
  if (status === "done") return <Done booking={booking} />;
  if (status === "unavailable")
    return <TermsProblem reason={unavailableReason ?? "unavailable"} onRetry={booking.refreshTerms} />;
  if (!terms) return <Skeleton shapes={["heading", "line", "line", "button"]} label={t("booking.loading")} />;
  if (status === "conflict" && conflict) return <Conflict booking={booking} conflict={conflict} />;
  if (status === "changedPrice" && priceChange)
    return <PriceChanged change={priceChange} onAccept={booking.acceptPrice} />;
  return <Form booking={booking} title={terms.trip.title} />;
}

function Form({ booking, title }: { booking: Booking; title: string }) {
  const { step, steps, notice, issues, issuesByField, lines, totalCents, payment } = booking;
  const Step = STEPS[step];
  return (
    <Stack gap="4">
      <Heading level={2} size="h4">
        {t("booking.heading", { title })}
      </Heading>
      <Stepper
        steps={BOOKING_STEPS.map((id) => ({ id, label: t(`booking.steps.${id}`) }))}
        current={step}
        done={steps.filter(({ isDone, isReachable }) => isDone && isReachable).map((one) => one.step)}
        onSelect={(id) => booking.goTo(id as BookingStep)}
      />
      {booking.isOffline && booking.status !== "offline" && <OfflineNotice isPending={booking.isPending} />}
      {notice && (
        <Notice variant={notice === "departureSwitched" ? "info" : "warning"} live="polite">
          {t(`booking.notice.${notice}`)}
        </Notice>
      )}
      <ErrorSummary
        attempt={booking.issueRounds}
        errors={issues.map((issue) => ({ field: issue.field, message: issueText(issue) }))}
      />
      <Step
        booking={booking}
        errorOf={(field) => {
          const issue = issuesByField[field];
          return issue && issueText(issue);
        }}
      />
      {step !== "check" && totalCents !== null && (
        <PriceSummary
          lines={lines}
          totalCents={totalCents}
          deposit={payment?.deposit}
          rest={payment?.rest}
          headingLevel={3}
        />
      )}
    </Stack>
  );
}

const clock = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

function Held({ booking: { answer } }: { booking: Booking }) {
  if (!answer?.heldUntil) return null;
  return (
    <Notice variant="warning" live="polite" title={t("booking.held.title")}>
      {t("booking.held.text", { time: clock.format(new Date(answer.heldUntil)), email: answer.email })}
    </Notice>
  );
}

function Done({ booking: { answer } }: { booking: Booking }) {
  return (
    <Stack gap="3" align="start">
      <Head title={t("booking.done.title")} lead={t("booking.done.text")} />
      {answer && (
        <ButtonLink
          href={paths.bookingConfirmation(
            answer.trip.number,
            answer.trip.slug,
            answer.departure.number,
            answer.fullName,
          )}
        >
          {t("booking.done.toConfirmation")}
        </ButtonLink>
      )}
    </Stack>
  );
}
