import { useId, type ReactNode } from "react";
import { FieldMessage } from "../../field/Field";
import { FieldHint } from "../../field/fieldStyles";
import { styled } from "../../theme";
import { RadioCard } from "./RadioCard";

const Frame = styled("fieldset", { width: "100%" });

const Legend = styled("legend", {
  fontWeight: "$semibold",
  fontSize: "$sm",
  lineHeight: "$normal",
  paddingBlockEnd: "$half",
});

const Cards = styled("div", {
  display: "grid",
  gap: "$1half",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: "$half",
  variants: {
    columns: {
      "1": {},
      "2": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" },
    },
  },
  defaultVariants: { columns: "1" },
});

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A price, for example. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Fields that only this choice needs, shown while it is taken. */
  followUp?: ReactNode;
}

export interface RadioGroupProps {
  /** Of the first choice, so that a list of errors can lead there. */
  id?: string;
  /** A string, or a heading inside the legend. */
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Undefined: nothing is chosen yet. */
  value?: string;
  onValueChange: (value: string) => void;
  hint?: string;
  error?: string;
  columns?: "1" | "2";
}

/** A choice among few, each a card with room for a description and a price. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, name, options, value, onValueChange, hint, error, columns } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <RadioFrame {...{ id: groupId, legend, hint, error, columns }}>
      {options.map(({ value: own, label, ...option }, index) => (
        <RadioCard
          key={own}
          {...option}
          id={index === 0 ? groupId : undefined}
          name={name}
          value={own}
          title={label}
          checked={own === value}
          invalid={Boolean(error)}
          onSelect={onValueChange}
        />
      ))}
    </RadioFrame>
  );
}

export interface RadioFrameProps extends Pick<RadioGroupProps, "legend" | "hint" | "error" | "columns"> {
  id: string;
  children: ReactNode;
}

/** Legend, hint and error around radio cards of any content. */
export function RadioFrame({ id, legend, hint, error, columns, children }: RadioFrameProps) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <Frame aria-describedby={ids || undefined}>
      <Legend>{legend}</Legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldMessage controlId={id} error={error} />}
      <Cards columns={columns}>{children}</Cards>
    </Frame>
  );
}
