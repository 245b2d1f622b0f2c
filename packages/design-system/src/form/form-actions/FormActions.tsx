import type { ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { arrowLeftIcon, arrowRightIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";

const texts = formMicrocopy.actions;

/** The way on comes first in the document: it is what Enter and Tab reach; the way back stands left of it on wide screens. */
const Row = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  "@sm": { flexDirection: "row-reverse", alignItems: "center", justifyContent: "space-between", gap: "$2" },
  "@media print": { display: "none" },
});

export interface FormActionsProps {
  nextLabel?: string;
  /** Without it the button submits the form around it. */
  onNext?: () => void;
  busy?: boolean;
  backLabel?: string;
  onBack?: () => void;
  backHref?: string;
  /** A further way between the two. */
  children?: ReactNode;
}

export function FormActions(props: FormActionsProps) {
  const { nextLabel = texts.next, onNext, busy, backLabel = texts.back, onBack, backHref, children } = props;
  return (
    <Row>
      <Button
        type={onNext ? "button" : "submit"}
        size="lg"
        busy={busy}
        onClick={onNext}
        iconEnd={arrowRightIcon}
      >
        {nextLabel}
      </Button>
      {children}
      {backHref ? (
        <ButtonLink href={backHref} onClick={onBack} variant="quiet" icon={arrowLeftIcon}>
          {backLabel}
        </ButtonLink>
      ) : (
        onBack && (
          <Button variant="quiet" icon={arrowLeftIcon} onClick={onBack}>
            {backLabel}
          </Button>
        )
      )}
    </Row>
  );
}
