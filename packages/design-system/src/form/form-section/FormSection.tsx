import { useId, type ReactNode } from "react";
import { FieldMessage } from "../../field/Field";
import { FieldHint } from "../../field/fieldStyles";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const Frame = styled("fieldset", { width: "100%" });
const Legend = styled("legend", { width: "100%" });
const Body = styled("div", { display: "flex", flexDirection: "column", gap: "$3", paddingBlockStart: "$2" });

export interface FormSectionProps {
  /** Prefix of the ids of hint and error. */
  id?: string;
  legend: string;
  headingLevel?: HeadingLevel;
  hint?: string;
  /** Concerns all the fields together. */
  error?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that is their legend. */
export function FormSection(props: FormSectionProps) {
  const { legend, headingLevel = 2, hint, error, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <Frame aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}>
      <Legend>
        <Heading level={headingLevel} size="h3">
          {legend}
        </Heading>
      </Legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldMessage controlId={id} error={error} />}
      <Body>{children}</Body>
    </Frame>
  );
}
