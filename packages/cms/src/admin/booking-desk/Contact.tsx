import { Link } from "@strapi/design-system";
import { dialled } from "@gratweg/backoffice/dialled";
import { desk } from "../microcopy";
import { Facts } from "./Facts";
import { Section } from "./Section";
import { useBooking } from "./useBooking";

export function Contact() {
  const { contact = {}, email, options, note, formSheetVersion } = useBooking();
  const copy = desk.booking;
  const { phone, street, postalCode, city, country } = contact;
  return (
    <Section title={copy.contact}>
      <Facts
        facts={[
          { name: copy.email, value: email && <Link href={`mailto:${email}`}>{email}</Link> },
          {
            name: copy.phone,
            value: phone && <Link href={`tel:${dialled(phone, country)}`}>{phone}</Link>,
          },
          {
            name: copy.address,
            value: [street, `${postalCode ?? ""} ${city ?? ""}`.trim(), country].filter(Boolean).join(", "),
            columns: 12,
          },
          { name: copy.singleRooms, value: options?.singleRooms, columns: 4 },
          { name: copy.insurance, value: options && (options.insurance ? desk.yes : desk.no), columns: 4 },
          { name: copy.formSheet, value: formSheetVersion, columns: 4 },
          { name: copy.note, value: note, columns: 12 },
        ]}
      />
    </Section>
  );
}
