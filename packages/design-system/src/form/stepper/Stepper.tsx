import { Icon } from "../../icon/Icon";
import { checkIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { BaseLink } from "../../link/LinkProvider";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { Bar, BarPart, Compact, Item, List, Mark, Plain, press } from "./Stepper.styles";
import { styled } from "../../theme";

const texts = formMicrocopy.stepper;

const StepButton = styled("button", press);
const StepLink = styled(BaseLink, press);

export interface StepperStep {
  id: string;
  label: string;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Id of the step that is shown. */
  current: string;
  /** Ids of steps that are done and may be visited again; by default all before the current one. */
  done?: readonly string[];
  /** Addresses of done steps; with `onSelect` alone they are buttons. */
  hrefOf?: (id: string) => string;
  onSelect?: (id: string) => void;
  label?: string;
}

/** Where someone is in a form of several pages. Below 600 px: „Schritt 2 von 5: Reisende“ and a bar. */
export function Stepper({ steps, current, done, hrefOf, onSelect, label = texts.label }: StepperProps) {
  const position = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const isDone = (id: string, index: number) =>
    id !== current && (done ? done.includes(id) : index < position);
  return (
    <nav aria-label={label}>
      <Compact>
        <span>{texts.position(position + 1, steps.length)}:</span> <strong>{steps[position]?.label}</strong>
        <Bar aria-hidden="true">
          {steps.map(({ id }, index) => (
            <BarPart key={id} data-state={index <= position ? "filled" : "empty"} />
          ))}
        </Bar>
      </Compact>
      <List role="list">
        {steps.map((step, index) => {
          const state = step.id === current ? "current" : isDone(step.id, index) ? "done" : "upcoming";
          return (
            <Item key={step.id} data-state={state} aria-current={state === "current" ? "step" : undefined}>
              <Step {...{ step, index, state, hrefOf, onSelect }} />
            </Item>
          );
        })}
      </List>
    </nav>
  );
}

interface StepProps extends Pick<StepperProps, "hrefOf" | "onSelect"> {
  step: StepperStep;
  index: number;
  state: "done" | "current" | "upcoming";
}

function Step({ step, index, state, hrefOf, onSelect }: StepProps) {
  const content = (
    <>
      <Mark data-state={state}>
        {state === "done" ? <Icon icon={checkIcon} size="sm" /> : <span>{index + 1}</span>}
      </Mark>
      <span>
        {step.label}
        {state === "done" && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
      </span>
    </>
  );
  if (state !== "done" || !(hrefOf ?? onSelect)) return <Plain>{content}</Plain>;
  if (hrefOf) {
    return (
      <StepLink href={hrefOf(step.id)} onClick={onSelect && (() => onSelect(step.id))}>
        {content}
      </StepLink>
    );
  }
  return (
    <StepButton type="button" onClick={() => onSelect?.(step.id)}>
      {content}
    </StepButton>
  );
}
