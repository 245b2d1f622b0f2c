import type {
  DeclarationEntries,
  DeclarationField,
  DeclarationKind,
} from "@gratweg/contracts/declaration-rules";
import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  ErrorSummary,
  Link,
  Stack,
  Text,
  VisuallyHidden,
  type FieldIssue,
} from "@gratweg/design-system";
import { forwardRef, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DeclarationFields } from "./DeclarationFields";

interface DeclarationFormProps {
  kind: DeclarationKind;
  entries: DeclarationEntries;
  errors?: readonly FieldIssue[];
  errorTitle?: string;
  attempt?: number;
  isSending?: boolean;
  /** Checks are the page's own once it is alive; before, the browser's. */
  isAlive?: boolean;
  onChange?: (field: DeclarationField, value: string) => void;
  onSubmit?: (event: FormEvent) => void;
  /** Above the button. */
  notice?: ReactNode;
}

/** Works without scripts: then the server answers with a page. */
export const DeclarationForm = forwardRef<HTMLFormElement, DeclarationFormProps>(
  function DeclarationForm(props, ref) {
    const { kind, entries, errors = [], errorTitle, attempt, isSending = false, isAlive = false } = props;
    const { t } = useTranslation();
    return (
      <Stack gap="4">
        <ErrorSummary errors={errors} title={errorTitle} attempt={attempt} />
        <form
          ref={ref}
          action={`/api/contracts/${kind}`}
          method="post"
          aria-label={t(`declarations.${kind}.label`)}
          noValidate={isAlive}
          onSubmit={props.onSubmit}
        >
          <Stack gap="4">
            <DeclarationFields
              kind={kind}
              entries={entries}
              errorOf={(name) => errors.find(({ field }) => field === name)?.message}
              onChange={props.onChange ?? (() => undefined)}
            />
            <Text size="sm" tone="muted">
              {t(`declarations.${kind}.effect`)} {t("declarations.privacy")}{" "}
              <Link href={paths.privacy()} variant="quiet">
                {t("declarations.privacyLink")}
              </Link>
              .
            </Text>
            {props.notice}
            <div>
              <Button id="absenden" type="submit" size="lg" busy={isSending}>
                {t(`declarations.${kind}.button`)}
              </Button>
              <VisuallyHidden>
                <span role="status">{isSending ? t(`declarations.${kind}.sending`) : ""}</span>
              </VisuallyHidden>
            </div>
          </Stack>
        </form>
      </Stack>
    );
  },
);
