import { TextField, type TextFieldProps } from "../../field/TextField";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Select, type SelectOption } from "../../select/Select";
import { styled } from "../../theme";

const texts = bookingMicrocopy.contact;

const Fields = styled("div", { display: "flex", flexDirection: "column", gap: "$2" });

const Place = styled("div", {
  display: "grid",
  gap: "$2",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@sm": { gridTemplateColumns: "10rem minmax(0, 1fr)" },
});

export interface ContactValue {
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2; empty while none is chosen. */
  country: string;
}

export interface ContactFieldsProps {
  value: ContactValue;
  onValueChange: (value: ContactValue) => void;
  errors?: Partial<Record<keyof ContactValue, string>>;
  countries?: readonly SelectOption[];
}

/** How whoever books is reached; the fields have the ids `contact.email`, `contact.phone` and so on. */
export function ContactFields({
  value,
  onValueChange,
  errors = {},
  countries = texts.countries,
}: ContactFieldsProps) {
  const field = (name: Exclude<keyof ContactValue, "country">, autoComplete: string): TextFieldProps => ({
    id: `contact.${name}`,
    label: texts[name],
    autoComplete,
    required: true,
    value: value[name],
    error: errors[name],
    onChange: (event) => onValueChange({ ...value, [name]: event.target.value }),
  });
  const numericCode = ["", "DE", "AT", "CH", "LI", "LU"].includes(value.country);
  const known = countries.some((country) => country.value === value.country);
  return (
    <Fields>
      <TextField
        {...field("email", "email")}
        type="email"
        inputMode="email"
        hint={texts.emailHint}
        spellCheck={false}
      />
      <TextField {...field("phone", "tel")} type="tel" inputMode="tel" hint={texts.phoneHint} />
      <TextField {...field("street", "street-address")} />
      <Place>
        <TextField {...field("postalCode", "postal-code")} inputMode={numericCode ? "numeric" : "text"} />
        <TextField {...field("city", "address-level2")} />
      </Place>
      <Select
        id="contact.country"
        label={texts.country}
        autoComplete="country"
        required
        options={
          known
            ? countries
            : [{ value: value.country, label: value.country || texts.chooseCountry }, ...countries]
        }
        value={value.country}
        error={errors.country}
        onValueChange={(country) => onValueChange({ ...value, country })}
      />
    </Fields>
  );
}
