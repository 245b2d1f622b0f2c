import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Button,
  CancellationScale,
  Checkbox,
  OrderArea,
  PriceChange,
  PriceSummary,
  Stack,
  Text,
} from "@gratweg/design-system";
import {
  sampleCancellation,
  sampleEssentials,
  sampleLines,
  samplePayment,
  sampleTotal,
} from "../../packages/design-system/src/booking/fixtures/booking";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const nothing = () => undefined;

const family: Family = {
  title: "Booking",
  purpose:
    "From the date to the binding order, in German consumer law: everything is known before the one button that costs money, and nothing is chosen for anybody.",
  use: [
    "DeparturePicker, TravellerFields, ContactFields for the questions, in this order.",
    "PriceSummary beside the form from 960 px (`side`) and folded above it on phones (`folded`), full before the order.",
    "FormSheet and PartiesCard before the order: who organises, who mediates, which rights there are.",
    "OrderArea once, at the very end: essentials and total stand directly above the button.",
    "AlternativeDates and PriceChange when something has changed meanwhile; BookingConfirmed afterwards.",
  ],
  avoid: [
    "Paying in advance: trips are paid by invoice, with dates.",
    "A second way to order, such as a sticky bar: then essentials would not stand above it.",
  ],
  comparisons: [
    {
      do: {
        why: "The words of §312j BGB, the essentials and the total directly above the button.",
        example: <OrderArea essentials={sampleEssentials} totalCents={sampleTotal} onOrder={nothing} />,
      },
      dont: {
        why: "„Weiter“ binds nobody, and a tick that is set already is no consent.",
        example: (
          <Stack gap="2">
            <Checkbox label="Ja, ich möchte die Reiseversicherung." defaultChecked />
            <Button width="full">Weiter</Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "Each amount with its number, the total, and when which part is due.",
        example: (
          <PriceSummary lines={sampleLines} totalCents={sampleTotal} {...samplePayment} headingLevel={3} />
        ),
      },
      dont: {
        why: "„Ab“ and „zzgl.“ beside a binding order: the total is a riddle.",
        example: <Text>ab 1.290 € p. P. zzgl. EZ-Zuschlag und Versicherung</Text>,
      },
    },
    {
      do: {
        why: "The change is said before anything is booked, and the way on names the new price.",
        example: (
          <PriceChange oldCents={258000} newCents={264000} onAccept={nothing}>
            Der Veranstalter hat den Preis angepasst. Noch ist nichts gebucht.
          </PriceChange>
        ),
      },
      dont: {
        why: "A new total without a word is found on the invoice.",
        example: <Text weight="semibold">Gesamtpreis 2.640,00 €</Text>,
      },
    },
    {
      do: {
        why: "What cancelling costs as a stair: days, amounts, one look.",
        example: (
          <CancellationScale
            steps={sampleCancellation}
            startDate="2027-06-12"
            totalCents={sampleTotal}
            headingLevel={3}
          />
        ),
      },
      dont: {
        why: "A paragraph of percentages that everybody has to work out.",
        example: (
          <Text size="sm">
            Bis 31 Tage 20 %, 30–22 Tage 35 %, 21–15 Tage 50 %, 14–7 Tage 65 %, 6–1 Tage 80 %, Nichtantritt 90
            %.
          </Text>
        ),
      },
    },
  ],
  props: [
    { name: "amounts", note: "Whole cents everywhere; days `YYYY-MM-DD`, without a time zone." },
    { name: "errors", note: "By field name, as the contract’s issues are called: `travellers.0.firstName`." },
    {
      name: "value (InsuranceOption)",
      note: "`undefined` until somebody has chosen; neither answer is set beforehand.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "In the order of reading. After a failed attempt ErrorSummary has the focus." },
    { keys: "Enter", does: "Goes on in a step; it never orders from a field." },
    { keys: "Space", does: "Ticks, chooses, folds the price out." },
  ],
  wording: [
    {
      write: "zahlungspflichtig buchen",
      notThis: "Jetzt bestellen",
      because: "The law’s words, nothing else in the button.",
    },
    {
      write: "Noch ist nichts gebucht.",
      notThis: "Fehler bei der Buchung",
      because: "First what people fear, answered.",
    },
    {
      write: "Anzahlung bis 28. November 2026",
      notThis: "20 % sofort fällig",
      because: "An amount and a day instead of a rule.",
    },
  ],
  related: [
    "Booking/DeparturePicker",
    "Booking/TravellerFields",
    "Booking/ContactFields",
    "Booking/InsuranceOption",
    "Booking/PriceSummary",
    "Booking/CancellationScale",
    "Booking/FormSheet",
    "Booking/PartiesCard",
    "Booking/BookingReview",
    "Booking/OrderArea",
    "Booking/AlternativeDates",
    "Booking/PriceChange",
    "Booking/BookingConfirmed",
  ],
};

const meta = {
  title: "Families/Booking",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
