import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BirthDateField, RadioGroup, Select, Text } from "@gratweg/design-system";
import { ComboBox, MultiComboBox } from "@gratweg/design-system/combobox";
import { DatePicker, DateRangePicker } from "@gratweg/design-system/date-picker";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const COUNTRIES = ["Deutschland", "Island", "Italien", "Norwegen", "Österreich", "Schweden", "Schweiz"].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

function Country() {
  const [value, setValue] = useState("");
  return <ComboBox label="Land" options={COUNTRIES} value={value} onValueChange={setValue} />;
}

function Countries() {
  const [values, setValues] = useState(["schweden"]);
  return <MultiComboBox label="Länder" options={COUNTRIES} values={values} onValuesChange={setValues} />;
}

function Departure() {
  const [value, setValue] = useState("2027-06-12");
  return (
    <DatePicker
      label="Frühester Beginn"
      hint="Der erste Tag, an dem Sie reisen können."
      today="2026-11-21"
      value={value}
      onValueChange={setValue}
    />
  );
}

function Holiday() {
  const [value, setValue] = useState({ from: "2027-06-12", to: "2027-06-20" });
  return <DateRangePicker label="Urlaub" today="2026-11-21" value={value} onValueChange={setValue} />;
}

const nothing = () => {};

const family: Family = {
  title: "Comboboxes and dates",
  purpose:
    "A combobox finds one or a few of many names by typing. Date fields take a day or a time of travel, typed, pasted or chosen in a calendar.",
  use: [
    "ComboBox for more than about fifteen choices that have names people know: countries, huts, operators.",
    "MultiComboBox when several may be chosen and the list is too long for checkboxes.",
    "DateRangePicker for a time of travel; either end may stay open.",
    "Entry points of their own: @gratweg/design-system/combobox and /date-picker. They need react-aria-components; pages without them stay light.",
  ],
  avoid: [
    "A combobox for seven choices: RadioGroup shows them all, Select costs nothing.",
    "A calendar for a day that people know by heart, such as their birth date: BirthDateField.",
    "A calendar to choose among a trip’s dates: DeparturePicker shows prices and seats with them.",
  ],
  comparisons: [
    {
      do: {
        why: "Many names, one is wanted: typing „öst“, „oest“ or „ost“ finds it.",
        example: <Country />,
      },
      dont: {
        why: "Three choices behind a field that has to be opened and typed into.",
        example: (
          <ComboBox
            label="Verpflegung"
            options={["Frühstück", "Halbpension", "Vollpension"].map((label) => ({ value: label, label }))}
            value=""
            onValueChange={nothing}
          />
        ),
      },
    },
    {
      do: {
        why: "Three choices stand there.",
        example: (
          <RadioGroup
            legend="Verpflegung"
            name="meals"
            value="half"
            onValueChange={nothing}
            options={[
              { value: "breakfast", label: "Frühstück" },
              { value: "half", label: "Halbpension" },
              { value: "full", label: "Vollpension" },
            ]}
          />
        ),
      },
      dont: {
        why: "Several choices one after the other in a list that shows only one of them.",
        example: <Select label="Länder" options={COUNTRIES} />,
      },
    },
    {
      do: { why: "What is chosen stays in sight and can be taken back.", example: <Countries /> },
      dont: {
        why: "A sentence that has to be read in order to learn what is chosen.",
        example: <Text>Ausgewählt: Schweden, Norwegen, Island</Text>,
      },
    },
    {
      do: {
        why: "One field for the whole time: the second month stands beside the first, and nights are counted.",
        example: <Holiday />,
      },
      dont: {
        why: "A calendar that has to be turned back by six hundred months.",
        example: <DatePicker label="Geburtsdatum" today="2026-11-21" value="" onValueChange={nothing} />,
      },
    },
    {
      do: {
        why: "A birth date is typed, in three numbers.",
        example: <BirthDateField value="" onValueChange={nothing} />,
      },
      dont: {
        why: "An example in the field’s place vanishes when it is needed.",
        example: (
          <ComboBox
            label="Land"
            options={COUNTRIES}
            placeholder="z. B. Schweden"
            value=""
            onValueChange={nothing}
          />
        ),
      },
    },
    {
      do: { why: "A hint says what the day is for.", example: <Departure /> },
      dont: {
        why: "A field that is locked because its day is not free: say which days are, by `unavailable` with its reason.",
        example: <DatePicker label="Beginn" disabled value="" onValueChange={nothing} today="2026-11-21" />,
      },
    },
  ],
  props: [
    {
      name: "value",
      note: "Plain strings: an option’s `value`, a day `YYYY-MM-DD`, a range {from, to}; empty is “”.",
    },
    {
      name: "name",
      note: "A plain form submits it, before scripts run too: as a select, as checkboxes, as date inputs.",
    },
    {
      name: "filtering",
      note: "`local` finds in what is there; `external` leaves it to the caller, with `onQueryChange` and `loading`.",
    },
    { name: "texts", note: "Every German word can be replaced." },
  ],
  keyboard: [
    {
      keys: "Letters (combobox)",
      does: "Open the list and narrow it; ü, ue and u are the same, ß and ss too.",
    },
    { keys: "↑ ↓, Enter, Escape (combobox)", does: "Move in the list, choose, close it without a choice." },
    { keys: "Backspace in an empty field (several)", does: "Takes the last choice back." },
    { keys: "Digits, ↑ ↓ (date)", does: "Write or turn day, month, year; a point goes on to the next." },
    {
      keys: "Arrows, Page Up, Page Down (calendar)",
      does: "By days and weeks, by months; Enter chooses, Escape closes.",
    },
  ],
  wording: [
    {
      write: "Nichts gefunden für „xyz“.",
      notThis: "Keine Ergebnisse",
      because: "It says what was sought, and that the field works.",
    },
    { write: "Frühester Beginn", notThis: "Datum", because: "Which day is meant decides about the choice." },
  ],
  related: [
    "Forms/ComboBox",
    "Forms/MultiComboBox",
    "Forms/DateField",
    "Forms/DatePicker",
    "Forms/DateRangePicker",
    "Forms/BirthDateField",
    "Forms/Select",
  ],
};

const meta = {
  title: "Families/Comboboxes and dates",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
