import type { SessionContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { sessionFlow as flow } from "./session.flow";

export default { ...metaOf(flow), title: "Flows/Session", tags: ["!autodocs"] };

const because = (reason: string) => (context: SessionContext) => context.failure?.reason === reason;

export const Statechart = chartOf(flow);
export const Starting = stateOf(flow, "account.starting");
export const Restoring = stateOf(flow, "account.restoring + check.resting");
export const RestoringAndChecking = stateOf(flow, "account.restoring + check.checking");
export const Anonymous = stateOf(flow, "account.anonymous + check.resting");
export const AnonymousAndChecking = stateOf(flow, "account.anonymous + check.checking");
export const RefusedByPassword = stateOf(flow, "account.anonymous + check.resting", because("credentials"));
export const RefusedByTheQueue = stateOf(flow, "account.anonymous + check.resting", because("busy"));
export const SigningIn = stateOf(flow, "account.signingIn + check.resting");
export const SigningInAndChecking = stateOf(flow, "account.signingIn + check.checking");
export const Authenticated = stateOf(flow, "account.authenticated + check.resting");
export const AuthenticatedAndChecking = stateOf(flow, "account.authenticated + check.checking");
