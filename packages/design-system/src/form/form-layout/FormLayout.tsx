import type { FormEvent, FormHTMLAttributes, ReactNode } from "react";
import { styled } from "../../theme";
import type { HeadingLevel } from "../../text/Heading";
import { ErrorSummary, type FieldIssue } from "../error-summary/ErrorSummary";

const Form = styled("form", {
  display: "flex",
  flexDirection: "column",
  width: "100%",
  minWidth: 0,
  variants: { density: { normal: { gap: "$3" }, compact: { gap: "$2" } } },
  defaultVariants: { density: "normal" },
});

const Actions = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  paddingBlockStart: "$1",
  variants: {
    actionsLayout: {
      stack: {},
      row: { "@sm": { flexDirection: "row", alignItems: "center", gap: "$2" } },
    },
  },
  defaultVariants: { actionsLayout: "stack" },
});

export interface FormLayoutProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "style" | "onSubmit"> {
  /** Every error of the form, client's and server's: listed first, each leading to its field. */
  errors?: readonly FieldIssue[];
  /** Changes with each refused attempt, so that the list of errors takes the focus again. */
  attempt?: number;
  errorTitle?: string;
  headingLevel?: HeadingLevel;
  /** Above the fields: what has happened, for example „E-Mail bestätigt“. */
  notice?: ReactNode;
  /** A submission is under way: the form takes no further one and keeps what was typed. */
  busy?: boolean;
  /** The page stays; without a handler the form goes to its `action`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The buttons below the fields; none in a dialog, whose foot holds them. */
  actions?: ReactNode;
  /** `stack`: full-width buttons; `row`: beside each other from 600 px. */
  actionsLayout?: "stack" | "row";
  density?: "normal" | "compact";
}

/** A form: its errors, its fields one below the other, its buttons. Checks are the page's own, so the browser's are off. */
export function FormLayout(props: FormLayoutProps) {
  const { errors = [], attempt, errorTitle, headingLevel, notice, busy = false, ...more } = props;
  const { onSubmit, actions, actionsLayout, children, method = "post", ...rest } = more;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Form noValidate method={method} aria-busy={busy || undefined} onSubmit={submit} {...rest}>
      <ErrorSummary errors={errors} attempt={attempt} title={errorTitle} headingLevel={headingLevel} />
      {notice}
      {children}
      {actions && <Actions actionsLayout={actionsLayout}>{actions}</Actions>}
    </Form>
  );
}
