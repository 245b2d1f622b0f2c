import { useEffect, useRef, type MouseEvent } from "react";
import { Icon } from "../../icon/Icon";
import { warningCircleIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const Frame = styled("div", {
  padding: "$2",
  border: "$borderWidths$thick solid $colors$danger",
  borderRadius: "$md",
  backgroundColor: "$surface",
  "@sm": { padding: "$3" },
});

const Title = styled("div", {
  display: "flex",
  alignItems: "flex-start",
  gap: "$1",
  "& > svg": { color: "$danger", fontSize: "$h4", marginBlockStart: "0.05em" },
});

const List = styled("ul", { paddingBlockStart: "$1" });

const FieldLink = styled("a", {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  color: "$danger",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  borderRadius: "$sm",
  "@hover": { "&:hover": { textDecorationThickness: "2px" } },
});

const Message = styled("p", { paddingBlock: "$1", fontWeight: "$semibold", lineHeight: "$normal" });

export interface FieldIssue {
  /** Id of the control that takes the focus; empty for what concerns no field alone („E-Mail oder Passwort stimmt nicht“). */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldIssue[];
  title?: string;
  headingLevel?: HeadingLevel;
  /** Changes with each refused attempt, so that the summary takes the focus again. */
  attempt?: number;
}

/** Everything that is wrong with a form, before the form. Renders nothing without errors. */
export function ErrorSummary({ errors, title, headingLevel = 2, attempt }: ErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <Frame ref={frame} tabIndex={-1}>
      {/* The alert stands inside of what takes the focus: the two are not read twice by any screen reader. */}
      <div role="alert">
        <Title>
          <Icon icon={warningCircleIcon} />
          <Heading level={headingLevel} size="h4">
            {title ?? formMicrocopy.errorSummary.title(errors.length)}
          </Heading>
        </Title>
        <List role="list">
          {errors.map(({ field, message }) => (
            <li key={field + message}>
              {field === "" ? (
                <Message>{message}</Message>
              ) : (
                <FieldLink href={`#${field}`} onClick={(event) => goToField(event, field)}>
                  {message}
                </FieldLink>
              )}
            </li>
          ))}
        </List>
      </div>
    </Frame>
  );
}

/** Focus without a new address; the label above the field stays in sight. */
function goToField(event: MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  const label = control.closest("fieldset")?.querySelector("legend") ?? labelOf(control);
  (label ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
}

function labelOf(control: HTMLElement): Element | null {
  return "labels" in control ? ((control as HTMLInputElement).labels?.[0] ?? null) : null;
}
