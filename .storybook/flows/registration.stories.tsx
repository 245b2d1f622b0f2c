import type { RegistrationContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { registrationFlow as flow } from "./registration.flow";

export default { ...metaOf(flow), title: "Flows/Registration", tags: ["!autodocs"] };

const because = (reason: string) => (context: RegistrationContext) => context.trouble?.reason === reason;

export const Statechart = chartOf(flow);
export const Filling = stateOf(flow, "filling");
export const FillingWithSomethingToCorrect = stateOf(
  flow,
  "filling",
  ({ issues }: RegistrationContext) => issues.length > 1,
);
export const FillingWithACommonPassword = stateOf(
  flow,
  "filling",
  ({ issues }: RegistrationContext) => issues.length === 1,
);
export const Submitting = stateOf(flow, "submitting");
export const FailedByTooManyTries = stateOf(flow, "failed", because("limited"));
export const FailedWithoutConnection = stateOf(flow, "failed", because("offline"));
export const RegisteredAndPausing = stateOf(flow, "registered.pausing");
export const RegisteredAndReady = stateOf(flow, "registered.ready");
export const RegisteredAndNotSentAgain = stateOf(
  flow,
  "registered.ready",
  ({ mailTrouble }: RegistrationContext) => mailTrouble !== null,
);
export const RegisteredAndAsking = stateOf(flow, "registered.asking");
