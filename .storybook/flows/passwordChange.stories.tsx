import type { PasswordChangeContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { passwordChangeFlow as flow } from "./passwordChange.flow";

export default { ...metaOf(flow), title: "Flows/Password change", tags: ["!autodocs"] };

const issue = (code: string) => (context: PasswordChangeContext) => context.issues[0]?.code === code;

export const Statechart = chartOf(flow);
export const Filling = stateOf(flow, "filling");
export const FillingWithNothing = stateOf(flow, "filling", issue("missing"));
export const FillingWithAWrongPassword = stateOf(flow, "filling", issue("wrong"));
export const Submitting = stateOf(flow, "submitting");
export const Failed = stateOf(flow, "failed");
export const Changed = stateOf(flow, "changed");
