import { SettingsSection, Skeleton } from "@gratweg/design-system";
import { connectSessionList } from "@gratweg/flows";
import { useSessionList } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import { TroubleNotice } from "../parts/TroubleNotice";
import { Sessions } from "./Sessions";

const texts = settingsTexts.sessions;

/** Each is ended by one press: whoever meant another one signs in there again. */
export function SessionsSection() {
  const { account: api } = usePortalServices();
  const machine = useMemo(
    () =>
      connectSessionList({
        loadSessions: (signal) => api.sessions(signal),
        endSession: (id, signal) => api.endSession(id, signal),
        endOtherSessions: (signal) => api.endOtherSessions(signal),
      }),
    [api],
  );
  const { status, trouble, reload, ...list } = useSessionList(machine);
  return (
    <SettingsSection id="anmeldungen" title={texts.title} description={texts.description}>
      {status === "loading" && <Skeleton shapes={["line", "line", "button"]} label={texts.loading} />}
      {status === "failed" && trouble && (
        <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />
      )}
      {(status === "listing" || status === "ending") && (
        <Sessions {...list} notice={trouble && <TroubleNotice trouble={trouble} title={texts.endFailed} />} />
      )}
    </SettingsSection>
  );
}
