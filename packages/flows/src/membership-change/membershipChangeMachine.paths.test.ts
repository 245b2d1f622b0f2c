import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { membership } from "./fixtures";
import { membershipChangeMachine, type MembershipChangeContext } from "./membershipChangeMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(membershipChangeMachine, {
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
  expect(unvisited).toEqual([]);
});
