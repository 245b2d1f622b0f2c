import type {
  DeclarationEntries,
  DeclarationField,
  DeclarationKind,
} from "@gratweg/contracts/declaration-rules";
import { RadioGroup, Stack, TextArea, TextField } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface FieldsProps {
  kind: DeclarationKind;
  entries: DeclarationEntries;
  errorOf: (field: DeclarationField) => string | undefined;
  onChange: (field: DeclarationField, value: string) => void;
}

/** What the law asks for and no more; ids and names are those of the fields, so that links, server and browser find them. */
export function DeclarationFields({ kind, entries, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const field = (name: DeclarationField) => ({
    id: name,
    name,
    value: entries[name] ?? "",
    error: errorOf(name),
  });
  const line = (name: DeclarationField) => ({
    ...field(name),
    label: t(`declarations.fields.${name}.label`),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <Stack gap="4">
      <TextField {...line("name")} autoComplete="name" maxLength={160} required />
      {kind === "cancel" && (
        <TextField
          {...line("identification")}
          hint={t("declarations.fields.identification.hint")}
          maxLength={200}
          optional
        />
      )}
      <TextField
        {...line("contract")}
        label={t(`declarations.${kind}.contract.label`)}
        hint={t(`declarations.${kind}.contract.hint`)}
        maxLength={300}
        required
      />
      {kind === "cancel" && <CancellationChoices {...{ entries, errorOf, onChange, field, line }} />}
      <TextField
        {...line("email")}
        type="email"
        autoComplete="email"
        hint={t("declarations.fields.email.hint")}
        maxLength={254}
        required
      />
    </Stack>
  );
}

interface ChoicesProps extends Omit<FieldsProps, "kind"> {
  field: (name: DeclarationField) => { id: string; name: string; value: string; error: string | undefined };
  line: (name: DeclarationField) => ReturnType<ChoicesProps["field"]> & {
    label: string;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/** Each choice brings the field that only it needs. */
function CancellationChoices({ onChange, field, line }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <>
      <RadioGroup
        {...field("kind")}
        legend={t("declarations.fields.kind.label")}
        onValueChange={(value) => onChange("kind", value)}
        options={[
          {
            value: "ordinary",
            label: t("declarations.fields.kind.ordinary"),
            description: t("declarations.fields.kind.ordinaryText"),
          },
          {
            value: "extraordinary",
            label: t("declarations.fields.kind.extraordinary"),
            description: t("declarations.fields.kind.extraordinaryText"),
            followUp: (
              <TextArea
                {...field("reason")}
                label={t("declarations.fields.reason.label")}
                onValueChange={(value) => onChange("reason", value)}
                rows={4}
                limit={2000}
              />
            ),
          },
        ]}
      />
      <RadioGroup
        {...field("end")}
        legend={t("declarations.fields.end.label")}
        onValueChange={(value) => onChange("end", value)}
        options={[
          { value: "soonest", label: t("declarations.fields.end.soonest") },
          {
            value: "date",
            label: t("declarations.fields.end.date"),
            followUp: <TextField {...line("endsOn")} type="date" />,
          },
        ]}
      />
    </>
  );
}
