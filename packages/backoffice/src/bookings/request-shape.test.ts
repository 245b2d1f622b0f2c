import { bookingCommand } from "./request-shape";
import { aRequest } from "./testing";

const body = {
  key: "a-key-of-16-chars",
  requestHash: "h",
  request: aRequest(),
  isMember: true,
  isGuest: true,
};

const ole = { firstName: "Ole", lastName: "Weiß", birthDate: "2011-01-02" };

it("is taken, without fields that nobody knows", () => {
  const extra = {
    ...body,
    request: { ...body.request, admin: true, contact: { ...body.request.contact, x: 1 } },
  };
  expect(bookingCommand(extra)).toEqual(body);
});

it.each([
  ["kind", null],
  ["key", { ...body, key: "short" }],
  ["hash", { ...body, requestHash: "" }],
  ["second traveller", { ...body, request: { ...body.request, travellers: [ole, { firstName: "Ole" }] } }],
  [
    "negative rooms",
    { ...body, request: { ...body.request, options: { singleRooms: -1, insurance: true } } },
  ],
  ["long note", { ...body, request: { ...body.request, note: "x".repeat(4001) } }],
  ["membership", { ...body, isMember: "yes" }],
  ["guest", { ...body, isGuest: "yes" }],
  ["travellers", { ...body, request: { ...body.request, travellers: [] } }],
  ["rooms", { ...body, request: { ...body.request, options: { singleRooms: 3, insurance: true } } }],
  ["total", { ...body, request: { ...body.request, expectedTotal: 1.5 } }],
  ["departure", { ...body, request: { ...body.request, departure: 2 ** 31 } }],
  ["contact", { ...body, request: { ...body.request, contact: { email: "a@x.example" } } }],
])("is refused for its %s", (_, wrong) => {
  expect(bookingCommand(wrong)).toBeNull();
});
