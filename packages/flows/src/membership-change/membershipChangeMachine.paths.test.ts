import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { membership } from "./fixtures";
import { membershipChangeMachine, type MembershipChangeContext } from "./membershipChangeMachine";

testEveryPath(membershipChangeMachine, {
  inputs: [{ membership: null }, { membership }],
  events: [
    { type: "change.choose", kind: "cancel" },
    { type: "change.choose", kind: "withdraw" },
    { type: "change.confirm" },
    { type: "change.dismiss" },
    { type: "membership.update", membership: null },
    { type: "membership.update", membership },
  ],
  answers: {
    changeMembership: {
      outputs: [{ ...membership, state: "ending" }],
      errors: [new ApiFailure("timeout")],
    },
  },
  project: ({ membership: held, kind }: MembershipChangeContext) => [held?.state, kind],
});
