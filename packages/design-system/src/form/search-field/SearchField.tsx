import { forwardRef, useId, useRef, type InputHTMLAttributes, type KeyboardEvent } from "react";
import { IconButton } from "../../button/IconButton";
import { describedBy, Field, type FieldTexts } from "../../field/Field";
import { controlStyles } from "../../field/fieldStyles";
import { Icon } from "../../icon/Icon";
import { magnifyingGlassIcon, xIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";

const texts = formMicrocopy.search;

const Frame = styled("div", {
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetInlineStart: "$space$1half",
    insetBlockStart: "50%",
    transform: "translateY(-50%)",
    color: "$textMuted",
    pointerEvents: "none",
  },
  "& > button": {
    position: "absolute",
    insetInlineEnd: "$space$half",
    insetBlockStart: "50%",
    transform: "translateY(-50%)",
  },
});

const Input = styled("input", controlStyles, {
  paddingInlineStart: "$5",
  paddingInlineEnd: "$6",
  textOverflow: "ellipsis",
  "&::-webkit-search-cancel-button": { display: "none" },
});

const Results = styled("p", {
  minHeight: "1.5em",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  fontVariantNumeric: "tabular-nums",
});

export interface SearchFieldProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "style" | "type" | "size" | "children" | "value" | "defaultValue"
    > {
  value: string;
  onValueChange: (value: string) => void;
  /** How many were found; said below the field and aloud, once the count has changed. */
  resultCount?: number;
  /** The count in words, for example „12 Personen“; by default „12 Treffer“. */
  resultText?: (count: number) => string;
  busy?: boolean;
  clearLabel?: string;
}

/** Narrows a list while one types. For the page's own search there is `SearchForm`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, labelDisplay, hint, error, optional, id, value, onValueChange, onChange, ...more } = props;
  const { resultCount, resultText = texts.results, busy = false, clearLabel = texts.clear, ...rest } = more;
  const { onKeyDown, "aria-describedby": describing, ...attributes } = rest;
  const ownId = useId();
  const controlId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);

  const clear = () => {
    onValueChange("");
    frame.current?.querySelector("input")?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || value === "") return;
    // Empties the field first; the next Escape closes the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <Frame ref={frame}>
        <Icon icon={magnifyingGlassIcon} />
        <Input
          autoComplete="off"
          enterKeyHint="search"
          {...attributes}
          ref={ref}
          id={controlId}
          type="search"
          value={value}
          aria-busy={busy || undefined}
          {...describedBy(controlId, { hint, error }, describing)}
          onKeyDown={press}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(event.target.value);
          }}
        />
        {value !== "" && !attributes.disabled && (
          <IconButton icon={xIcon} label={clearLabel} onClick={clear} />
        )}
      </Frame>
      {(resultCount !== undefined || busy) && (
        <Results role="status">{busy ? texts.busy : resultText(resultCount ?? 0)}</Results>
      )}
    </Field>
  );
});
