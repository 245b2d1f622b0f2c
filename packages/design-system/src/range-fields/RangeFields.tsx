import { readDayCount, readEuros } from "@gratweg/contracts/amount";
import { useState, type KeyboardEvent } from "react";
import { FieldLegend } from "../field/fieldStyles";
import { TextField } from "../field/TextField";
import { microcopy } from "../microcopy/microcopy";
import { tripMicrocopy } from "../microcopy/tripMicrocopy";
import { styled } from "../theme";

const Pair = styled("div", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))",
  gap: "$1half",
  // Two days side by side in a narrow column: the year is not cut off by the calendar's sign.
  "& input[type=date]": { paddingInline: "$1" },
});

export interface RangeValue {
  from: string;
  to: string;
}

export interface RangeFieldsProps {
  legend: string;
  /** Whole euros, days that a trip takes, or days of the calendar. */
  type: "euros" | "days" | "date";
  /** Names of the two form fields. */
  names: { from: string; to: string };
  value: RangeValue;
  onValueChange: (value: RangeValue) => void;
  /** First and last day that make sense, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Stands in the labels, for example „€“. */
  unit?: string;
  labels?: { from: string; to: string };
  error?: string;
}

/** Two fields for a smallest and a greatest value; either may stay empty. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, type, names, value, onValueChange, min, max, unit, error } = props;
  const labels = props.labels ?? microcopy.field;
  const from = {
    label: withUnit(labels.from, unit),
    name: names.from,
    value: value.from,
    onValueChange: (next: string) => onValueChange({ ...value, from: next }),
  };
  const to = {
    label: withUnit(labels.to, unit),
    name: names.to,
    value: value.to,
    onValueChange: (next: string) => onValueChange({ ...value, to: next }),
    error,
  };
  return (
    <fieldset>
      <FieldLegend>{legend}</FieldLegend>
      <Pair>
        {type === "date" ? (
          <>
            <TextField {...from} type="date" min={min} max={value.to || max} />
            <TextField {...to} type="date" min={value.from || min} max={max} />
          </>
        ) : (
          <>
            <NumberField {...from} type={type} round={Math.ceil} />
            <NumberField {...to} type={type} round={Math.floor} />
          </>
        )}
      </Pair>
    </fieldset>
  );
}

function withUnit(label: string, unit: string | undefined) {
  return unit ? `${label} (${unit})` : label;
}

const texts = tripMicrocopy.filters;
const NUMBERS = {
  euros: { read: readEuros, inputMode: "decimal", problem: texts.notEuros },
  days: { read: readDayCount, inputMode: "numeric", problem: texts.notDays },
} as const;

interface NumberFieldProps {
  type: keyof typeof NUMBERS;
  label: string;
  name: string;
  /** Digits, or the empty text. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string;
  /** Makes a whole number of „1.499,99“. */
  round: (value: number) => number;
}

/** Text, because a number field loses what its browser cannot hold. Complains when it is left, not while somebody types. */
function NumberField({ type, value, onValueChange, error, round, ...field }: NumberFieldProps) {
  const { read, inputMode, problem } = NUMBERS[type];
  const [typed, setTyped] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const valueOf = (text: string) => {
    const number = read(text);
    return number === null ? "" : String(round(number));
  };
  // What was typed stays („1.500“) while it means the value („1500“); any other value from outside replaces it.
  const shown = valueOf(typed) === value ? typed : value;
  const isUnread = shown.trim() !== "" && valueOf(shown) === "";
  return (
    <TextField
      {...field}
      inputMode={inputMode}
      autoComplete="off"
      value={shown}
      error={isLeft && isUnread ? problem : error}
      onBlur={() => setIsLeft(true)}
      onKeyDown={({ key }: KeyboardEvent) => key === "Enter" && setIsLeft(true)}
      onValueChange={(text) => {
        setTyped(text);
        setIsLeft(false);
        onValueChange(valueOf(text));
      }}
    />
  );
}
