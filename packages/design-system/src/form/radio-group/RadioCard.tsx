import { useId, type ReactNode } from "react";
import { Aside, Card, Description, Dot, FollowUp, Head, Title, Words } from "./RadioCard.styles";

export interface RadioCardProps {
  id?: string;
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  title: ReactNode;
  description?: ReactNode;
  /** At the line's end: a price, for example. */
  aside?: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  /** Fields that only this choice needs, shown while it is taken: by style alone, so that it works without scripts. */
  followUp?: ReactNode;
  /** Below the title, outside of the label: lists, links. */
  children?: ReactNode;
}

/** One choice as a card: all of it can be pressed. */
export function RadioCard(props: RadioCardProps) {
  const { id, name, value, checked, onSelect, title, description, aside, disabled, invalid } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = description || aside ? `${controlId}-description` : undefined;
  return (
    <Card
      data-state={disabled ? "disabled" : checked ? "checked" : "open"}
      data-invalid={invalid || undefined}
    >
      <Head>
        <Dot
          type="radio"
          id={controlId}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-describedby={descriptionId}
          onChange={() => onSelect(value)}
        />
        <Words>
          <Title htmlFor={controlId}>{title}</Title>
          {descriptionId && (
            <Description id={descriptionId}>
              {description && <span>{description}</span>}
              {aside && <Aside>{aside}</Aside>}
            </Description>
          )}
        </Words>
      </Head>
      {props.children}
      {props.followUp && <FollowUp data-follow-up="">{props.followUp}</FollowUp>}
    </Card>
  );
}
