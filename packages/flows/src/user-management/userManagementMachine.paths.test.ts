import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { filledInvitation, managedUser } from "./fixtures";
import { userManagementMachine, type UserManagementContext } from "./userManagementMachine";

testEveryPath(userManagementMachine, {
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
