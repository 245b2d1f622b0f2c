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
  {
    file: "portal/src/session/arrival.ts",
    code: "TOKEN_PATH.exec(location.pathname) ?? []",
    reason: "what stands before a token is read with one alone",
  },
  {
    file: "portal/src/session/arrival.ts",
    code: "history.replaceState(history.state",
    reason: "browsers show no title of a history entry",
  },
  {
    file: "portal/src/session/authApi.ts",
    code: 'readWith("ok"), {',
    reason: "no signal is an undefined one",
  },
  {
    file: "portal/src/session/planOf.ts",
    code: "plan !== null && /^[a-z0-9-]{1,100}$/.test(plan)",
    reason: "where no plan is named, the answer is null by either way",
  },
  {
    file: "packages/flows/src/build-check/reloadPage.ts",
    code: "history.replaceState(history.state",
    reason: "browsers show no title of a history entry",
  },
];
