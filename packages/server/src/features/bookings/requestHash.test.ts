import { body } from "../../testing/bookings";
import { readBooking } from "./readBooking";
import { requestHash } from "./requestHash";

const TODAY = "2026-11-21";
const hash = (more: object = {}) => requestHash(readBooking(body(more), TODAY));
const { contact, travellers } = body();

it("is a SHA-256 in hexadecimal", () => {
  expect(hash()).toMatch(/^[0-9a-f]{64}$/);
});

it("is the same for the same booking, however it was written", () => {
  const reversed = JSON.parse(
    JSON.stringify(body({ contact: Object.fromEntries(Object.entries(contact).reverse()) })),
  ) as Record<string, unknown>;
  const written = Object.fromEntries(Object.entries(reversed).reverse());
  expect(requestHash(readBooking(written, TODAY))).toBe(hash());
  for (const more of [
    { travellers: [{ ...travellers[0], firstName: " Anna\u00a0" }] },
    { contact: { ...contact, postalCode: "D-80331", country: "de", email: "Anna.Ott@POST.example" } },
    { expectedTotal: 89_000 },
    { note: "  " },
    { note: undefined },
    { options: {} },
    { options: undefined },
  ])
    expect(hash(more)).toBe(hash());
});

it.each([
  { departure: 100102 },
  { travellers: [{ ...travellers[0], firstName: "Anne" }] },
  { travellers: [{ ...travellers[0], birthDate: "1990-05-02" }] },
  { contact: { ...contact, email: "anna.ott@post.example" } },
  { options: { singleRooms: 1, insurance: false } },
  { options: { singleRooms: 0, insurance: true } },
  { formSheetVersion: "2026-2" },
  { expectedTotal: 89_001 },
  { note: "Vegetarisch" },
])("is another one for %j", (more) => {
  expect(hash(more)).not.toBe(hash());
});

it("does not take a field for another one with the same letters", () => {
  const swapped = { ...contact, street: contact.city, city: contact.street };
  expect(hash({ contact: swapped })).not.toBe(hash());
});
