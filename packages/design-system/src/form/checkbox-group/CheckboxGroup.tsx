import { useId, type ReactNode } from "react";
import { Checkbox } from "../../checkbox/Checkbox";
import { FieldMessage } from "../../field/Field";
import { FieldHint, OptionalMark } from "../../field/fieldStyles";
import { microcopy } from "../../microcopy/microcopy";
import { styled } from "../../theme";

const Frame = styled("fieldset", { width: "100%" });

const Legend = styled("legend", {
  fontWeight: "$semibold",
  fontSize: "$sm",
  lineHeight: "$normal",
  paddingBlockEnd: "$half",
});

const Choices = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "$3",
  variants: {
    columns: {
      "1": {},
      "2": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" },
    },
  },
  defaultVariants: { columns: "1" },
});

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** Of the first choice, so that a list of errors can lead there. */
  id?: string;
  /** A string, or a heading inside the legend. */
  legend: ReactNode;
  name?: string;
  options: readonly CheckboxOption[];
  /** The values that are ticked. */
  values: readonly string[];
  /** In the options' order. */
  onValuesChange: (values: string[]) => void;
  hint?: string;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
  columns?: "1" | "2";
}

/** Any number of few choices. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, values, onValuesChange, hint, error, optional, disabled, columns } = props;
  const ownId = useId();
  const groupId = props.id ?? ownId;
  // The first box carries the group's own id, and its hint takes `-hint`.
  const textsId = `${groupId}-group`;
  const described = [hint && `${textsId}-hint`, error && `${textsId}-error`].filter(Boolean).join(" ");
  const toggle = (value: string, checked: boolean) =>
    onValuesChange(
      options.map((option) => option.value).filter((own) => (own === value ? checked : values.includes(own))),
    );
  return (
    <Frame aria-describedby={described || undefined} disabled={disabled}>
      <Legend>
        {legend}
        {optional && <OptionalMark> ({microcopy.field.optional})</OptionalMark>}
      </Legend>
      {hint && <FieldHint id={`${textsId}-hint`}>{hint}</FieldHint>}
      {error && <FieldMessage controlId={textsId} error={error} />}
      <Choices columns={columns}>
        {options.map(({ value, ...option }, index) => (
          <Checkbox
            key={value}
            {...option}
            id={index === 0 ? groupId : undefined}
            name={name}
            value={value}
            checked={values.includes(value)}
            aria-invalid={error ? true : undefined}
            onCheckedChange={(checked) => toggle(value, checked)}
          />
        ))}
      </Choices>
    </Frame>
  );
}
