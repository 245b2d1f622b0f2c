import { ACCOUNT_ERRORS } from "@gratweg/contracts/account-rules";
import { PROBLEM_TYPES } from "@gratweg/contracts";
import { ApiFailure, type ApiRefusal } from "../api/ApiFailure";
import { failedForm, refusedForm } from "./formTrouble";
import { toTrouble, type TroubleReason } from "./trouble";

const refused = (refusal: Partial<ApiRefusal>) => new ApiFailure("refused", { status: 400, ...refusal });

it.each(ACCOUNT_ERRORS)("names the content system's %s as it is", (code) => {
  expect(toTrouble(refused({ code })).reason).toBe(code);
});

it.each<[TroubleReason, Partial<ApiRefusal>]>([
  ["unauthorized", { type: PROBLEM_TYPES.unauthorized }],
  ["forbidden", { type: PROBLEM_TYPES.forbidden }],
  ["not-found", { type: PROBLEM_TYPES.notFound }],
  ["limited", { type: PROBLEM_TYPES.tooManyRequests }],
  ["token-unknown", { type: PROBLEM_TYPES.unknownToken }],
  ["invalid", { type: PROBLEM_TYPES.invalidAccount }],
  ["password-wrong", { type: PROBLEM_TYPES.wrongPassword }],
  ["email-taken", { type: PROBLEM_TYPES.emailTaken }],
  ["own-account", { type: PROBLEM_TYPES.ownAccount }],
  ["last-manager", { type: PROBLEM_TYPES.lastManager }],
  ["unknown-plan", { type: PROBLEM_TYPES.unknownPlan }],
  ["already-member", { type: PROBLEM_TYPES.alreadyMember }],
  ["not-member", { type: PROBLEM_TYPES.notMember }],
  ["not-withdrawable", { type: PROBLEM_TYPES.notWithdrawable }],
  ["unavailable", { type: PROBLEM_TYPES.accountUnavailable, status: 503 }],
  ["busy", { type: PROBLEM_TYPES.accountUnavailable, status: 503, retryAfterSeconds: 5 }],
  ["unauthorized", { status: 401 }],
  ["forbidden", { status: 403 }],
  ["not-found", { status: 404 }],
  ["limited", { status: 429 }],
  ["unavailable", { status: 500 }],
])("takes for %s: %j", (reason, refusal) => {
  expect(toTrouble(refused(refusal)).reason).toBe(reason);
});

it("takes what never arrived for what it is, and anything unknown for a server's failure", () => {
  const errors = [
    new ApiFailure("offline"),
    new ApiFailure("timeout"),
    new ApiFailure("unreachable"),
    new ApiFailure("unreadable", { status: 200 }),
    new TypeError("x"),
    null,
  ];
  expect(errors.map((error) => toTrouble(error).reason)).toEqual([
    ...["offline", "timeout", "unavailable", "unavailable", "unavailable", "unavailable"],
  ]);
});

describe("a form", () => {
  const fields = {
    fields: ["email", "password"],
    byReason: { "password-common": { field: "password", code: "common" } },
  } as const;

  it("puts what is about fields beside them, and counts", () => {
    expect(refusedForm({ attempts: 1 }, [{ field: "email", code: "missing" }])).toEqual({
      issues: [{ field: "email", code: "missing", message: null }],
      trouble: null,
      attempts: 2,
    });
    const common = refused({ code: "password-common" });
    expect(failedForm({ attempts: 0 }, common, fields)).toEqual({
      issues: [{ field: "password", code: "common", message: null }],
      trouble: null,
      attempts: 1,
    });
    const named = refused({
      status: 422,
      issues: [
        { field: "email", message: "Bitte prüfen." },
        { field: "elsewhere", message: "…" },
      ],
    });
    expect(failedForm({ attempts: 0 }, named, fields).issues).toEqual([
      { field: "email", code: "server", message: "Bitte prüfen." },
    ]);
  });

  it("keeps as trouble what is about no field of its own", () => {
    const elsewhere = refused({ status: 422, detail: "…", issues: [{ field: "elsewhere", message: "…" }] });
    expect(failedForm({ attempts: 0 }, elsewhere, fields)).toEqual({
      issues: [],
      trouble: { reason: "unavailable", detail: "…", retryAfterSeconds: null },
      attempts: 1,
    });
  });
});
