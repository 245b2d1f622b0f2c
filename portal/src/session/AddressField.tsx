import { TextField } from "@gratweg/design-system";
import { authTexts } from "../texts/auth";

export interface AddressFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** The address that is one's name here, as password managers look for it. */
export function AddressField(props: AddressFieldProps) {
  return (
    <TextField
      id="email"
      name="username"
      label={authTexts.email}
      type="email"
      autoComplete="username"
      {...props}
    />
  );
}
