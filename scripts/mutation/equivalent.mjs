/**
 * Survivors that change nothing that anybody could notice: file, a piece of the line, and why no test can tell.
 *
 * @type {{ file: string, code: string, reason: string }[]}
 */
export const EQUIVALENT = [
  {
    file: "packages/cms/src/domain/bookings/arithmetic.ts",
    code: "choice.insurance && prices.insurancePerMille !== null",
    reason: "reckoning with null is reckoning with nothing",
  },
  {
    file: "packages/cms/src/domain/bookings/arithmetic.ts",
    code: "soonest < startDate ? soonest : startDate",
    reason: "of two equal days either is taken",
  },
  {
    file: "packages/cms/src/editor-sign-in/totp.ts",
    code: "new Secret({ size: SECRET_BYTES })",
    reason: "the library's own size is the same",
  },
  {
    file: "packages/cms/src/editor-sign-in/totp.ts",
    code: "Math.floor(timestamp / 1000 / PERIOD_S) + delta",
    reason: "in a window of 0 the difference is 0",
  },
];
