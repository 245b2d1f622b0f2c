import { Button } from "../../button/Button";
import { TextField } from "../../field/TextField";
import { FieldHint } from "../../field/fieldStyles";
import { BirthDateField } from "../../form/birth-date-field/BirthDateField";
import { trashIcon } from "../../icon/icons";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const texts = bookingMicrocopy.traveller;

const Frame = styled("div", { position: "relative", width: "100%" });

const Fields = styled("fieldset", { "& > * + *": { marginBlockStart: "$2" } });

const Legend = styled("legend", { width: "100%", minHeight: "$sizes$target", paddingBlock: "$1" });

/** Room for the button that stands in the same line. */
const Title = styled("div", { variants: { beside: { button: { paddingInlineEnd: "8.5rem" } } } });

/** In the legend's line for the eye, after the fields in the document. */
const Remove = styled("div", { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 });

const Names = styled("div", {
  display: "grid",
  gap: "$2",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
});

export interface TravellerValue {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` or half entered, see BirthDateField. */
  birthDate: string;
}

export interface TravellerFieldsProps {
  /** From 0; the fields have the ids `travellers.0.firstName`, `….lastName`, `….birthDate`. */
  index: number;
  value: TravellerValue;
  onValueChange: (value: TravellerValue) => void;
  errors?: Partial<Record<keyof TravellerValue, string>>;
  /** Without it the person cannot be taken out. */
  onRemove?: () => void;
  /** By default „Reisende Person 1“. */
  title?: string;
  /** By default the first person reads how names are written. */
  hint?: string;
  headingLevel?: HeadingLevel;
}

/** Name and birth date of one traveller. The browser fills in only the first: it knows whoever sits before it. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { index, value, onValueChange, errors = {}, onRemove, headingLevel = 3 } = props;
  const { hint = index === 0 ? texts.hint : undefined } = props;
  const title = props.title ?? texts.title(index + 1);
  const id = `travellers.${index}`;
  const section = index === 0 ? undefined : `section-traveller-${index + 1}`;
  const autoComplete = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <Frame>
      <Fields aria-describedby={hint ? `${id}-hint` : undefined}>
        <Legend>
          <Title beside={onRemove ? "button" : undefined}>
            <Heading level={headingLevel} size="h4">
              {title}
            </Heading>
          </Title>
        </Legend>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        <Names>
          {(["firstName", "lastName"] as const).map((field) => (
            <TextField
              key={field}
              id={`${id}.${field}`}
              label={texts[field]}
              autoComplete={autoComplete(field === "firstName" ? "given-name" : "family-name")}
              autoCapitalize="words"
              spellCheck={false}
              required
              value={value[field]}
              error={errors[field]}
              onChange={(event) => onValueChange({ ...value, [field]: event.target.value })}
            />
          ))}
        </Names>
        <BirthDateField
          id={`${id}.birthDate`}
          value={value.birthDate}
          error={errors.birthDate}
          autoComplete={section}
          onValueChange={(birthDate) => onValueChange({ ...value, birthDate })}
        />
      </Fields>
      {onRemove && (
        <Remove>
          <Button
            variant="quiet"
            size="sm"
            icon={trashIcon}
            aria-label={texts.removePerson(title)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Remove>
      )}
    </Frame>
  );
}
