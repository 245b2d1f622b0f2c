import { useId, useRef, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../button/Button";
import { IconButton } from "../button/IconButton";
import { controlStyles } from "../field/fieldStyles";
import { Icon } from "../icon/Icon";
import { magnifyingGlassIcon, xIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";
import { hidden } from "../visually-hidden/hidden";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

const Form = styled("form", {
  // What hangs below the field is as wide as the form: beside the button a phone leaves half of the window.
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  gap: "$1",
  width: "100%",
});

/** On a phone the button shows its sign alone; its name stays. */
const SubmitWord = styled("span", {
  ...hidden,
  "@sm": {
    position: "static",
    width: "auto",
    height: "auto",
    margin: 0,
    overflow: "visible",
    clipPath: "none",
  },
});
const SubmitSign = styled("span", { display: "inline-flex", "@sm": { display: "none" } });

const Frame = styled("div", { display: "grid", flex: 1, minWidth: 0 });

const Field = styled("div", {
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetInlineStart: "$space$2",
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
  height: "100%",
  minHeight: "$space$7",
  paddingInlineStart: "$6",
  // Room for the clear button, once there is something to clear.
  "&:not(:placeholder-shown)": { paddingInlineEnd: "$6" },
  fontSize: "$lg",
  textOverflow: "ellipsis",
});

/** What makes the field one with a list of suggestions; the list itself is `popup`. */
export interface SearchFormCombobox {
  listId: string;
  expanded: boolean;
  /** The option that the field points to. */
  activeId?: string | null;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface SearchFormProps {
  /** Where the form leads without scripts, for example `/de/reisesuche`. */
  action: string;
  /** The query's name in the address. */
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** With a handler the form stays on the page. */
  onSubmit?: (value: string) => void;
  label?: string;
  placeholder?: string;
  submitLabel?: string;
  /** Undefined without scripts: then it is a plain search field. */
  combobox?: SearchFormCombobox;
  /** Hangs below the field. */
  popup?: ReactNode;
  onFieldFocus?: () => void;
  /** The focus has left the field and what hangs below it. */
  onFieldLeave?: () => void;
  /** Further fields of the same form, for example hidden ones. */
  children?: ReactNode;
}

/** The search landmark: a field with a clear button, and the button that searches. */
export function SearchForm({
  action,
  name = "q",
  value,
  onValueChange,
  onSubmit,
  children,
  combobox,
  popup,
  onFieldFocus,
  onFieldLeave,
  ...texts
}: SearchFormProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const label = texts.label ?? microcopy.search.label;

  function handleSubmit(event: FormEvent) {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(value);
  }

  function clear() {
    onValueChange("");
    inputRef.current?.focus();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onFieldLeave?.();
  }

  return (
    <Form role="search" aria-label={label} action={action} method="get" onSubmit={handleSubmit}>
      <Frame onBlur={leave}>
        <VisuallyHidden>
          <label htmlFor={inputId}>{label}</label>
        </VisuallyHidden>
        <Field>
          <Icon icon={magnifyingGlassIcon} />
          <Input
            ref={inputRef}
            id={inputId}
            // A field of the type „search“ may not be a combobox.
            type="text"
            inputMode="search"
            {...roleOf(combobox)}
            name={name}
            value={value}
            placeholder={texts.placeholder ?? microcopy.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={onFieldFocus}
            onKeyDown={combobox?.onKeyDown}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {value !== "" && <IconButton icon={xIcon} label={microcopy.search.clear} onClick={clear} />}
        </Field>
        {popup}
      </Frame>
      {children}
      <Button type="submit" size="lg">
        <SubmitSign>
          <Icon icon={magnifyingGlassIcon} />
        </SubmitSign>
        <SubmitWord>{texts.submitLabel ?? microcopy.search.submit}</SubmitWord>
      </Button>
    </Form>
  );
}

function roleOf(combobox: SearchFormCombobox | undefined) {
  if (!combobox) return { role: "searchbox" };
  const { listId, expanded, activeId } = combobox;
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": expanded,
    "aria-controls": expanded ? listId : undefined,
    "aria-activedescendant": (expanded && activeId) || undefined,
  } as const;
}
