import { forwardRef, useId, type TextareaHTMLAttributes } from "react";
import { describedBy, Field, type FieldTexts } from "../../field/Field";
import { controlStyles } from "../../field/fieldStyles";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const texts = formMicrocopy.textArea;

const Area = styled("textarea", controlStyles, {
  display: "block",
  resize: "vertical",
  lineHeight: "$normal",
  paddingBlock: "$1half",
});

const Counter = styled("p", {
  fontSize: "$xs",
  lineHeight: "$normal",
  color: "$textMuted",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  "&[data-state='over']": { color: "$danger", fontWeight: "$semibold" },
});

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "style" | "children" | "value" | "maxLength"> {
  value: string;
  onValueChange?: (value: string) => void;
  /** Counted and shown; a longer text is marked, never cut. */
  limit?: number;
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, labelDisplay, hint, error, optional, id, value, limit, rows = 5 } = props;
  const { onValueChange, onChange, ...rest } = withoutTexts(props);
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describedBy(controlId, { hint, error });
  const counterId = `${controlId}-counter`;
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <Area
        {...rest}
        ref={ref}
        id={controlId}
        value={value}
        rows={rows}
        aria-invalid={described["aria-invalid"]}
        aria-describedby={
          [described["aria-describedby"], limit && counterId].filter(Boolean).join(" ") || undefined
        }
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {limit !== undefined && <Count id={counterId} left={limit - value.length} />}
    </Field>
  );
});

function withoutTexts({
  label,
  labelDisplay,
  hint,
  error,
  optional,
  id,
  value,
  limit,
  rows,
  ...rest
}: TextAreaProps) {
  void [label, labelDisplay, hint, error, optional, id, value, limit, rows];
  return rest;
}

/** Few words aloud, at few moments: every key would drown the writing. */
const moments = [100, 50, 20, 10];

function Count({ id, left }: { id: string; left: number }) {
  const moment = moments.findLast((least) => left <= least);
  const aloud = left < 0 ? texts.over(-left) : left === 0 ? texts.full : moment ? texts.atMost(moment) : "";
  return (
    <>
      <Counter id={id} data-state={left < 0 ? "over" : "free"}>
        {left < 0 ? texts.over(-left) : texts.left(left)}
      </Counter>
      <VisuallyHidden>
        <span role="status">{aloud}</span>
      </VisuallyHidden>
    </>
  );
}
