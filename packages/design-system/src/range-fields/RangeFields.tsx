import { FieldLegend } from "../field/fieldStyles";
import { TextField } from "../field/TextField";
import { microcopy } from "../microcopy/microcopy";
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
  type: "number" | "date";
  /** Names of the two form fields. */
  names: { from: string; to: string };
  value: RangeValue;
  onValueChange: (value: RangeValue) => void;
  /** Least and greatest value that make sense: a number, or a day as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  step?: number;
  /** Stands in the labels, for example „€“. */
  unit?: string;
  labels?: { from: string; to: string };
  error?: string;
}

/** Two fields for a smallest and a greatest value; either may stay empty. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, type, names, value, onValueChange, min, max, step, unit, error } = props;
  const labels = props.labels ?? microcopy.field;
  const common = { type, step, inputMode: type === "number" ? "numeric" : undefined } as const;
  return (
    <fieldset>
      <FieldLegend>{legend}</FieldLegend>
      <Pair>
        <TextField
          {...common}
          label={withUnit(labels.from, unit)}
          name={names.from}
          value={value.from}
          min={min}
          max={value.to || max}
          onChange={(event) => onValueChange({ ...value, from: event.target.value })}
        />
        <TextField
          {...common}
          label={withUnit(labels.to, unit)}
          name={names.to}
          value={value.to}
          min={value.from || min}
          max={max}
          error={error}
          onChange={(event) => onValueChange({ ...value, to: event.target.value })}
        />
      </Pair>
    </fieldset>
  );
}

function withUnit(label: string, unit: string | undefined) {
  return unit ? `${label} (${unit})` : label;
}
