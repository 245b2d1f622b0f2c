import { EmptyState, Skeleton, Stack, Text, TextField } from "@gratweg/design-system";
import { ApiFailure, resourceMachine, type ResourceActor } from "@gratweg/flows";
import { useResourceActor } from "@gratweg/flows/react";
import { TroubleNotice } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

interface Query {
  q: string;
}

/** Stands for every list and page that is read from a server. */
function ResourceScreen({ actor }: { actor: ResourceActor }) {
  const { status, data, trouble, ask, reload } = useResourceActor<string[], Query>(actor);
  return (
    <Stack gap="4">
      <TextField
        id="q"
        label="Gemerkte Reisen durchsuchen"
        onValueChange={(q) => ask({ q }, { isTyping: true })}
      />
      {status === "loading" && <Skeleton />}
      {status === "refreshing" && <Text role="status">Wird aktualisiert …</Text>}
      {trouble && <TroubleNotice trouble={trouble} onRetry={reload} />}
      {data?.length === 0 && <EmptyState variant="plain" headingLevel={3} title="Noch keine Reise gemerkt" />}
      {data && data.length > 0 && (
        <ul>
          {data.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

export const resourceFlow = defineFlow({
  name: "resource",
  purpose:
    "Reads something from a server; what was shown stays while the next is under way and when that fails.",
  machine: resourceMachine,
  inputs: { "nothing asked yet": undefined },
  events: [
    { type: "resource.ask", params: { q: "" } },
    { type: "resource.ask", params: { q: "hütte" }, isTyping: true },
    { type: "resource.reload" },
    { type: "resource.replace", data: [] },
  ],
  answers: {
    load: {
      "two trips": { output: ["Von Hütte zu Hütte im Karwendel", "Moorwege in Småland"] },
      none: { output: [] },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ asked, answer, trouble }) => [asked, answer?.data, trouble?.reason],
  Screen: ResourceScreen,
});
