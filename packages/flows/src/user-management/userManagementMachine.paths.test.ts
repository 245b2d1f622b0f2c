import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { filledInvitation, managedUser } from "./fixtures";
import { userManagementMachine, type UserManagementContext } from "./userManagementMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(userManagementMachine, {
    events: [
      { type: "invitation.open" },
      { type: "invitation.change", change: filledInvitation },
      { type: "invitation.submit" },
      { type: "action.ask", action: { kind: "block", user: managedUser } },
      { type: "action.confirm" },
      { type: "action.run", action: { kind: "inviteAgain", user: managedUser } },
      { type: "action.dismiss" },
    ],
    answers: {
      runAction: {
        outputs: [managedUser],
        errors: [new ApiFailure("refused", { status: 409, type: "/probleme/letzte-verwaltung" })],
      },
    },
    project: ({ action, invitation }: UserManagementContext) => [action?.kind, invitation.email],
  });
  expect(unvisited).toEqual([]);
});
