import { useId, useRef, useState, type ClipboardEvent } from "react";
import { FieldMessage } from "../../field/Field";
import { controlStyles, FieldHint, FieldLabel } from "../../field/fieldStyles";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";
import { joinBirthDate, readBirthDate, splitBirthDate, type BirthDateParts } from "./birthDate";

const texts = formMicrocopy.birthDate;

const Frame = styled("fieldset", { display: "flex", flexDirection: "column", gap: "$half" });

const Legend = styled("legend", {
  fontSize: "$sm",
  fontWeight: "$semibold",
  lineHeight: "$normal",
  paddingBlockEnd: "$half",
});

const Row = styled("div", { display: "flex", flexWrap: "wrap", gap: "$1half" });
const Part = styled("div", { display: "flex", flexDirection: "column", gap: "$half" });
const PartLabel = styled(FieldLabel, { fontWeight: "$regular", color: "$textMuted" });

const Input = styled("input", controlStyles, {
  fontVariantNumeric: "tabular-nums",
  variants: { digits: { "2": { width: "4.25rem" }, "4": { width: "6rem" } } },
});

const parts = [
  { part: "day", digits: "2" },
  { part: "month", digits: "2" },
  { part: "year", digits: "4" },
] as const;

export interface BirthDateFieldProps {
  /** Of the first of the three inputs, so that a list of errors can lead there. */
  id?: string;
  label?: string;
  hint?: string;
  error?: string;
  /** `YYYY-MM-DD`; half entered dates come and go as they are, for example `1980--12`. */
  value: string;
  onValueChange: (value: string) => void;
  /** Prefix of the three `autocomplete` names, for example `section-1`; `off` for people the browser does not know. */
  autoComplete?: string;
}

/** Three plain inputs: quicker for a day decades ago than any calendar. A pasted date fills all three. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { id, label = texts.label, hint = texts.hint, error, value, onValueChange, autoComplete } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const [typed, setTyped] = useState(() => splitBirthDate(value));
  // What was typed stays („3“) while it means the value („03“); any other value from outside replaces it.
  const shown = joinBirthDate(typed) === value ? typed : splitBirthDate(value);

  const inputs = useRef<Partial<Record<keyof BirthDateParts, HTMLInputElement | null>>>({});

  const enter = (next: BirthDateParts) => {
    setTyped(next);
    onValueChange(joinBirthDate(next));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readBirthDate(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    enter(pasted);
  };
  /** „27.3.1985“ and „27031985“ typed in one go on: a full stop or a third digit goes on to the next input. Nothing is cut off. */
  const type = (part: keyof BirthDateParts, text: string) => {
    const whole = text.length > 4 ? readBirthDate(text) : null;
    if (whole) return enter(whole);
    const digits = text.replace(/\D/g, "");
    const next = part === "day" ? "month" : part === "month" ? "year" : null;
    const goesOn = next && (/^\d+[\s.,/-]+$/.test(text) || (digits.length > 2 && shown[next] === ""));
    if (!goesOn) return enter({ ...shown, [part]: digits });
    enter({ ...shown, [part]: digits.slice(0, 2), [next]: digits.slice(2) || shown[next] });
    inputs.current[next]?.focus();
  };
  const hintId = hint && `${controlId}-hint`;
  const errorId = error && `${controlId}-error`;
  return (
    <Frame aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}>
      <Legend>{label}</Legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <Row>
        {parts.map(({ part, digits }) => {
          const partId = part === "day" ? controlId : `${controlId}-${part}`;
          return (
            <Part key={part}>
              <PartLabel htmlFor={partId}>{texts[part]}</PartLabel>
              <Input
                ref={(input) => void (inputs.current[part] = input)}
                id={partId}
                digits={digits}
                inputMode="numeric"
                autoComplete={autoCompleteOf(part, autoComplete)}
                aria-invalid={error ? true : undefined}
                value={shown[part]}
                onPaste={paste}
                onChange={(event) => type(part, event.target.value)}
              />
            </Part>
          );
        })}
      </Row>
      {error && <FieldMessage controlId={controlId} error={error} />}
    </Frame>
  );
}

function autoCompleteOf(part: "day" | "month" | "year", prefix: string | undefined): string {
  if (prefix === "off") return "off";
  return prefix ? `${prefix} bday-${part}` : `bday-${part}`;
}
