/** Where a machine meets React: the hook, and the flow whose stories show every state. */

export const hookFile = ({
  kebab,
  camel,
  pascal,
}) => `import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ${pascal}Actor, ${pascal}Machine } from "../${kebab}/${camel}Machine";

export interface ${pascal} {
  status: "idle" | "loading" | "showing" | "failed";
  entries: readonly string[];
  load: () => void;
  retry: () => void;
}

/** That of the component that calls it; it ends with the component. */
export function use${pascal}(machine: ${pascal}Machine): ${pascal} {
  return use${pascal}Actor(useActorRef(machine));
}

/** The same of an actor that somebody else started and ends. */
export function use${pascal}Actor(actor: ${pascal}Actor): ${pascal} {
  const values = useSelector(
    actor,
    ({ value, context }) => ({ status: value, entries: context.entries }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      load: () => actor.send({ type: "entries.load" }),
      retry: () => actor.send({ type: "entries.retry" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
`;

export const hookTestFile = ({ kebab, pascal }) => `import { act, renderHook } from "@testing-library/react";
import { connect${pascal} } from "../${kebab}/connect${pascal}";
import { use${pascal} } from "./use${pascal}";

it("hands out what is shown and commands that stay the same", async () => {
  const machine = connect${pascal}({ loadEntries: () => Promise.resolve(["Karwendel"]) });
  const { result } = renderHook(() => use${pascal}(machine));
  const { load } = result.current;
  expect(result.current).toMatchObject({ status: "idle", entries: [] });
  await act(async () => {
    load();
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ status: "showing", entries: ["Karwendel"] });
  expect(result.current.load).toBe(load);
});
`;

export const flowFile = ({
  kebab,
  camel,
  pascal,
}) => `import { Button, Notice, Skeleton, Stack, Text } from "@gratweg/design-system";
import { ${camel}Machine, type ${pascal}Actor } from "@gratweg/flows";
import { use${pascal}Actor } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";

function ${pascal}Screen({ actor }: { actor: ${pascal}Actor }) {
  const { status, entries, load, retry } = use${pascal}Actor(actor);
  return (
    <Stack>
      {status === "loading" && <Skeleton />}
      {status === "showing" && <Text>{entries.join(", ")}</Text>}
      {status === "failed" && (
        <Notice variant="error" title="Das hat nicht geklappt.">
          <Button onClick={retry}>Noch einmal versuchen</Button>
        </Notice>
      )}
      {status !== "failed" && (
        <Button busy={status === "loading"} onClick={load}>
          Laden
        </Button>
      )}
    </Stack>
  );
}

export const ${camel}Flow = defineFlow({
  name: "${kebab}",
  purpose: "Loads entries, waits ten seconds at most and tries three times.",
  machine: ${camel}Machine,
  inputs: { "at the beginning": undefined },
  events: [{ type: "entries.load" }, { type: "entries.retry" }],
  answers: {
    loadEntries: {
      "some entries": { output: ["Karwendel", "Wetterstein"] },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ attempts }) => attempts,
  Screen: ${pascal}Screen,
});
`;

export const flowStoriesFile = ({
  camel,
  pascal,
}) => `import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { ${camel}Flow as flow } from "./${camel}.flow";

export default { ...metaOf(flow), title: "Flows/${pascal.replaceAll(/([a-z0-9])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`)}", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Idle = stateOf(flow, "idle");
export const Loading = stateOf(flow, "loading");
export const Showing = stateOf(flow, "showing");
export const Failed = stateOf(flow, "failed");
`;
