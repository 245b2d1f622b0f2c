import type { AccountSession } from "@gratweg/contracts";
import { Button, Notice, SettingsSection, Skeleton } from "@gratweg/design-system";
import { ApiFailure, sessionListMachine, type SessionListActor } from "@gratweg/flows";
import { useSessionListActor } from "@gratweg/flows/react";
import { SessionProof } from "../../portal/src/screens/settings/SessionProof";
import { Sessions } from "../../portal/src/screens/settings/Sessions";
import { settingsTexts } from "../../portal/src/texts/settings";
import { noticeWords } from "./account/accountWords";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.sessions;
const moments = { createdAt: "2026-11-20T08:00:00Z", lastSeenAt: "2026-11-22T12:00:00Z" };
const here: AccountSession = {
  ...{ id: "h".repeat(22), browser: "Firefox", system: "Linux", isShared: false, isCurrent: true },
  ...moments,
};
const phone: AccountSession = {
  ...here,
  id: "p".repeat(22),
  browser: "Safari",
  system: "iPhone",
  isCurrent: false,
};
const library: AccountSession = {
  ...here,
  ...{ id: "l".repeat(22), browser: null, system: null, isShared: true, isCurrent: false },
};

function SessionListScreen({ actor }: { actor: SessionListActor }) {
  const { status, trouble, reload, ...list } = useSessionListActor(actor);
  const words = trouble && noticeWords(trouble).text;
  return (
    <SettingsSection title={texts.title} description={texts.description}>
      {status === "loading" && <Skeleton shapes={["line", "line", "button"]} label={texts.loading} />}
      {status === "failed" && (
        <Notice variant="error" title={texts.failed}>
          {words} <Button onClick={reload}>Noch einmal versuchen</Button>
        </Notice>
      )}
      {status !== "loading" && status !== "failed" && (
        <Sessions
          {...list}
          notice={
            words && (
              <Notice variant="error" title={texts.endFailed}>
                {words}
              </Notice>
            )
          }
        />
      )}
      <SessionProof status={status} {...list} />
    </SettingsSection>
  );
}

export const sessionListFlow = defineFlow({
  name: "session-list",
  purpose: "Shows where somebody is signed in, and ends these sessions one by one or all others at once.",
  machine: sessionListMachine,
  inputs: { "at the beginning": undefined },
  events: [
    { type: "list.reload" },
    { type: "session.end", id: phone.id },
    { type: "session.end", id: here.id },
    { type: "others.end" },
    { type: "proof.change", password: "Steinmann-im-Nebel" },
    { type: "proof.give" },
    { type: "proof.cancel" },
  ],
  answers: {
    loadSessions: {
      "three devices": { output: [here, phone, library] },
      "this device alone": { output: [here] },
      "no connection": { error: new ApiFailure("offline") },
    },
    endSessions: {
      ended: { output: undefined },
      "a proof is wanted": { error: new ApiFailure("refused", { status: 400, code: "password-wrong" }) },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ sessions, ending, trouble, password, attempts }) => [
    sessions.length,
    ending === "others",
    trouble?.reason,
    password === "",
    attempts > 0,
  ],
  Screen: SessionListScreen,
});
