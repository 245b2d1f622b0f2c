import type { NewPasswordContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { newPasswordFlow as flow } from "./newPassword.flow";

export default { ...metaOf(flow), title: "Flows/New password", tags: ["!autodocs"] };

const issue = (code: string) => (context: NewPasswordContext) => context.issues[0]?.code === code;

export const Statechart = chartOf(flow);
export const Reading = stateOf(flow, "reading");
export const Filling = stateOf(flow, "filling");
export const FillingWithNothing = stateOf(flow, "filling", issue("missing"));
export const FillingWithACommonPassword = stateOf(flow, "filling", issue("common"));
export const Submitting = stateOf(flow, "submitting");
export const Failed = stateOf(flow, "failed");
export const Expired = stateOf(flow, "expired");
export const Done = stateOf(flow, "done");
