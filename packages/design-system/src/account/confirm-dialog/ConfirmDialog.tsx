import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { Dialog } from "../../dialog/Dialog";
import { TextField } from "../../field/TextField";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";
import { Notice } from "../../notice/Notice";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = accountMicrocopy.confirm;

const Form = styled("form", { display: "flex", flexDirection: "column", gap: "$2" });

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question: „Konto löschen?“ */
  title: string;
  children: ReactNode;
  /** A verb that says it: „Konto löschen“, never „OK“. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  variant?: "danger" | "primary";
  /** Has to be typed first; small and capital letters are the same. */
  typed?: string;
  typedLabel?: string;
  busy?: boolean;
  /** The last try failed: what happened and what now. */
  error?: string;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, confirmLabel, cancelLabel = texts.cancel, busy = false } = props;
  const formId = useId();
  const leave = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  const footer = (
    <>
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => leave(false)}>
        {cancelLabel}
      </Button>
      <Button form={formId} type="submit" variant={props.variant ?? "danger"} busy={busy}>
        {busy ? texts.busy : confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={leave} title={title} footer={footer}>
      <Question {...props} formId={formId} />
    </Dialog>
  );
}

/** Lives while the dialog is open, so that it asks anew each time. */
function Question({ formId, ...props }: ConfirmDialogProps & { formId: string }) {
  const { children, typed, typedLabel, busy = false, error, onConfirm } = props;
  const [entry, setEntry] = useState("");
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fits = typed === undefined || normal(entry) === normal(typed);

  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals bubble in React: a form around the dialog is not meant.
    event.stopPropagation();
    if (busy) return;
    setRefused(!fits);
    if (fits) onConfirm();
    else field.current?.focus();
  };
  return (
    <Form id={formId} noValidate onSubmit={submit}>
      {error && <Notice variant="error">{error}</Notice>}
      <Text as="div">{children}</Text>
      {typed !== undefined && (
        <TextField
          ref={field}
          label={typedLabel ?? texts.typedLabel(typed)}
          value={entry}
          onValueChange={setEntry}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={refused && !fits ? texts.typedError(typed) : undefined}
        />
      )}
    </Form>
  );
}

function normal(text: string): string {
  return text.trim().toLocaleLowerCase("de-DE");
}
