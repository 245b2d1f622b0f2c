import { accounts } from "./accounts";
import { booking } from "./booking";
import { catalogue } from "./catalogue";
import { components } from "./components";
import { editorial } from "./editorial";
import { memberships } from "./memberships";
import { records } from "./records";
import { tour } from "./tour";
import type { Microcopy } from "./types";

/** Everything that editors read in the forms, by the uid of the type or component. */
export const microcopy: Microcopy = {
  ...tour,
  ...catalogue,
  ...editorial,
  ...booking,
  ...records,
  ...accounts,
  ...memberships,
  ...components,
};
