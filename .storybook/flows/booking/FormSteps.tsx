import {
  Button,
  ContactFields,
  DeparturePicker,
  FormActions,
  formatPrice,
  InsuranceOption,
  plusIcon,
  QuantityField,
  Stack,
  TextArea,
  TravellerFields,
} from "@gratweg/design-system";
import type { Booking } from "@gratweg/flows/react";
import type { ReactNode } from "react";
import { t } from "../texts";
import { Head } from "./outcomes";
import { tripDeparture } from "./tripDeparture";

export interface StepProps {
  booking: Booking;
  errorOf: (field: string) => string | undefined;
}

function StepForm({ booking, children }: { booking: Booking; children: ReactNode }) {
  const { step } = booking;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        booking.next();
      }}
    >
      <Stack gap="4">
        <Head title={t(`booking.${step}.title`)} lead={t(`booking.${step}.lead`)} />
        {children}
        <FormActions
          busy={booking.status === "loading"}
          onBack={step === "departure" ? undefined : booking.back}
        />
      </Stack>
    </form>
  );
}

export function DepartureStep({ booking, errorOf }: StepProps) {
  const { terms } = booking;
  return (
    <StepForm booking={booking}>
      <DeparturePicker
        id="departure"
        legend={t("booking.departure.legend")}
        departures={terms ? [terms.departure, ...terms.alternatives].map(tripDeparture) : []}
        value={booking.departureNumber}
        onValueChange={booking.chooseDeparture}
        seatsNeeded={booking.entries.travellers.length}
        error={errorOf("departure")}
      />
    </StepForm>
  );
}

export function TravellersStep({ booking, errorOf }: StepProps) {
  const { travellers } = booking.entries;
  return (
    <StepForm booking={booking}>
      {travellers.map((traveller, index) => (
        <TravellerFields
          key={index}
          index={index}
          value={traveller}
          headingLevel={3}
          hint={index === 0 ? t("booking.travellers.first") : undefined}
          errors={{
            firstName: errorOf(`travellers.${index}.firstName`),
            lastName: errorOf(`travellers.${index}.lastName`),
            birthDate: errorOf(`travellers.${index}.birthDate`),
          }}
          onValueChange={(value) => booking.changeTraveller(index, value)}
          onRemove={travellers.length > 1 ? () => booking.removeTraveller(index) : undefined}
        />
      ))}
      <div>
        <Button variant="secondary" icon={plusIcon} onClick={booking.addTraveller}>
          {t("booking.travellers.add")}
        </Button>
      </div>
    </StepForm>
  );
}

export function OptionsStep({ booking, errorOf }: StepProps) {
  const { terms, entries, departure, lines } = booking;
  return (
    <StepForm booking={booking}>
      <QuantityField
        id="options.singleRooms"
        label={t("booking.options.rooms")}
        hint={t("booking.options.roomsHint", { price: formatPrice(departure?.singleSupplement.amount ?? 0) })}
        value={entries.options.singleRooms}
        max={entries.travellers.length}
        error={errorOf("options.singleRooms")}
        onValueChange={(singleRooms) => booking.changeOptions({ singleRooms })}
      />
      {terms?.insurance && (
        <InsuranceOption
          partner={terms.insurance.partner}
          product={terms.insurance.product}
          covers={terms.insurance.covers}
          url={terms.insurance.url}
          priceCents={lines.find(({ kind }) => kind === "insurance")?.amountCents ?? 10_062}
          value={entries.options.insurance}
          onValueChange={(insurance) => booking.changeOptions({ insurance })}
        />
      )}
      <TextArea
        id="note"
        label={t("booking.options.note")}
        hint={t("booking.options.noteHint")}
        optional
        value={entries.note ?? ""}
        error={errorOf("note")}
        onValueChange={booking.changeNote}
      />
    </StepForm>
  );
}

const FIELDS = ["email", "phone", "street", "postalCode", "city", "country"] as const;

export function ContactStep({ booking, errorOf }: StepProps) {
  return (
    <StepForm booking={booking}>
      <ContactFields
        value={booking.entries.contact}
        errors={Object.fromEntries(FIELDS.map((field) => [field, errorOf(`contact.${field}`)]))}
        onValueChange={booking.changeContact}
      />
    </StepForm>
  );
}
