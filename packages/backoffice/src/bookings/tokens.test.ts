import { bookingOfToken, bookingTokens } from "./tokens";

const booking = { number: 100_017, documentId: "b1" };
const tokens = bookingTokens("secret");

it("a token is right for its own booking alone, by the own secret alone", () => {
  const token = tokens.confirm(booking);
  expect(tokens.isRight(token, booking)).toBe(true);
  expect(tokens.confirm(booking)).toBe(token);
  // Each of the three decides: number, document and secret.
  expect(tokens.isRight(token, { ...booking, number: 100_018 })).toBe(false);
  expect(tokens.isRight(token, { ...booking, documentId: "b2" })).toBe(false);
  expect(bookingTokens("another").isRight(token, booking)).toBe(false);
});

it("a token names its booking; what is none names nothing", () => {
  expect(bookingOfToken(tokens.confirm(booking))).toBe(100_017);
  for (const none of ["", "100017", "100017.", `x${tokens.confirm(booking)}`, `${tokens.confirm(booking)}x`])
    expect(bookingOfToken(none)).toBeNull();
});
