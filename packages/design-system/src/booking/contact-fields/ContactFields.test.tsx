import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { ContactFields, type ContactValue } from "./ContactFields";

const empty: ContactValue = { email: "", phone: "", street: "", postalCode: "", city: "", country: "" };

function Contact({
  start = empty,
  onValue,
}: {
  start?: ContactValue;
  onValue?: (value: ContactValue) => void;
}) {
  const [value, setValue] = useState(start);
  const change = (next: ContactValue) => {
    onValue?.(next);
    setValue(next);
  };
  return <ContactFields value={value} onValueChange={change} errors={{ email: "Bitte prüfen." }} />;
}

test("each field has the keyboard and the browser's name that fit", async () => {
  const { container } = render(<Contact start={{ ...empty, country: "DE" }} />);
  expect(
    [...container.querySelectorAll("input, select")].map((field) =>
      ["id", "type", "inputmode", "autocomplete"].map((name) => field.getAttribute(name)),
    ),
  ).toEqual([
    ["contact.email", "email", "email", "email"],
    ["contact.phone", "tel", "tel", "tel"],
    ["contact.street", "text", null, "street-address"],
    ["contact.postalCode", "text", "numeric", "postal-code"],
    ["contact.city", "text", null, "address-level2"],
    ["contact.country", null, null, "country"],
  ]);
  expect(screen.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveAccessibleDescription(
    "An diese Adresse schicken wir die Buchungsbestätigung. Bitte prüfen.",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("no country is chosen for anyone; a Dutch postal code gets letters, an unlisted country stays", async () => {
  const user = userEvent.setup();
  const onValue = jest.fn();
  const { rerender } = render(<Contact key="none" onValue={onValue} />);
  expect(screen.getByRole("combobox", { name: "Land" })).toHaveDisplayValue("Bitte wählen");
  await user.selectOptions(screen.getByRole("combobox"), "Niederlande");
  expect(onValue.mock.calls).toEqual([[{ ...empty, country: "NL" }]]);
  expect(screen.getByRole("textbox", { name: "Postleitzahl" })).toHaveAttribute("inputmode", "text");
  rerender(<Contact key="rare" start={{ ...empty, country: "IS" }} />);
  expect(screen.getByRole("combobox", { name: "Land" })).toHaveValue("IS");
});
