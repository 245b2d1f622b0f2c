import { Button, Dialog, Field, TextInput, Typography } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { useEffect, useState, type ReactNode } from "react";
import { ASK, euros } from "../../domain/departure-prices";
import { amounts as copy } from "../microcopy";
import { parseEuros, typedEuros } from "./euros";

interface EurosInputProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}
type Value = number | string | null;

/** Makes no number of what is no amount, so that nobody saves it. */
const valueOf = (text: string): Value => (text.trim() === "" ? null : (parseEuros(text) ?? `${text}€`));
const textOf = (value: Value): string => (typeof value === "number" ? typedEuros(value) : (value ?? ""));

/** A field of cents, typed in euros. An amount that the server doubts is asked about and saved once it is confirmed. */
export function EurosInput({ name, label, hint, labelAction, required, disabled }: EurosInputProps) {
  const { value = null, error, onChange } = useField<Value>(name);
  const cents = typeof value === "number" ? value : undefined;
  const [typed, setTyped] = useState(textOf(value));
  const text = valueOf(typed) === value ? typed : textOf(value);
  const doubt = error?.endsWith(ASK) ? error : undefined;
  return (
    <Field.Root
      name={name}
      required={required}
      hint={hint}
      error={typeof value === "string" ? copy.noAmount : error}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="decimal"
        disabled={disabled}
        value={text}
        endAction={<Typography textColor="neutral600">€</Typography>}
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value);
          onChange(name, valueOf(target.value));
        }}
      />
      {cents !== undefined && <Typography variant="pi">{copy.shown(euros(cents))}</Typography>}
      <Field.Hint />
      <Field.Error />
      {doubt && cents !== undefined && <Question doubt={doubt} cents={cents} />}
    </Field.Root>
  );
}

function Question({ doubt, cents }: { doubt: string; cents: number }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const onChange = useForm("Question", (form) => form.onChange);
  useEffect(() => {
    // Strapi's own shortcut: the form is saved as by its button, with the confirmation.
    if (isConfirmed) window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
  }, [isConfirmed]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Content>
        <Dialog.Header>{copy.question(euros(cents))}</Dialog.Header>
        <Dialog.Body>{doubt.replace(ASK, copy.before)}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {copy.change}
            </Button>
          </Dialog.Cancel>
          <Button
            variant="danger-light"
            fullWidth
            onClick={() => {
              onChange("confirmedCents", cents);
              setIsOpen(false);
              setIsConfirmed(true);
            }}
          >
            {copy.confirm}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
