import { useId, useState, type KeyboardEvent } from "react";
import { describedBy, Field, type FieldTexts } from "../../field/Field";
import { IconButton } from "../../button/IconButton";
import { minusIcon, plusIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const texts = formMicrocopy.quantity;

const Row = styled("div", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  alignSelf: "flex-start",
});

const NumberInput = styled("input", {
  width: "$space$8",
  minHeight: "$sizes$target",
  padding: 0,
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  textAlign: "center",
  fontSize: "$lg",
  fontWeight: "$semibold",
  fontVariantNumeric: "tabular-nums",
  "&[aria-invalid='true']": { borderColor: "$danger", boxShadow: "inset 0 0 0 1px $colors$danger" },
});

export interface QuantityFieldProps extends FieldTexts {
  id?: string;
  name?: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max: number;
  /** What the number means, read aloud with it: „2 Personen“. */
  valueText?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** A small number between two buttons; arrow keys, Home and End work in the middle. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, labelDisplay, hint, error, optional, id, name, value, onValueChange, min = 0, max } = props;
  const { valueText = texts.now(label, value) } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const [aloud, setAloud] = useState(false);
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) onValueChange(within);
  };
  const press = (step: number) => {
    setAloud(true);
    set(value + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === "Home" ? min : event.key === "End" ? max : value + (steps[event.key] ?? 0);
    if (event.key !== "Home" && event.key !== "End" && !(event.key in steps)) return;
    event.preventDefault();
    setAloud(false);
    set(next);
  };
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <Row>
        <IconButton
          icon={minusIcon}
          label={texts.less(label)}
          variant="secondary"
          aria-disabled={value <= min || undefined}
          onClick={() => press(-1)}
        />
        <NumberInput
          id={controlId}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText}
          {...describedBy(controlId, { hint, error })}
          value={value}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, "").slice(-2);
            set(digits === "" ? min : Number(digits));
          }}
        />
        <IconButton
          icon={plusIcon}
          label={texts.more(label)}
          variant="secondary"
          aria-disabled={value >= max || undefined}
          onClick={() => press(1)}
        />
      </Row>
      {/* The field itself speaks while it has the focus; the buttons need this line. */}
      <VisuallyHidden>
        <span role="status">{aloud ? valueText : ""}</span>
      </VisuallyHidden>
    </Field>
  );
}
