import { SettingsSection, Skeleton } from "@gratweg/design-system";
import { connectSessionList } from "@gratweg/flows";
import { useSessionList } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import { TroubleNotice } from "../parts/TroubleNotice";
import { SessionProof } from "./SessionProof";
import { Sessions } from "./Sessions";

const texts = settingsTexts.sessions;

/** Each is ended by one press, and the password where this session did not begin just now. */
export function SessionsSection() {
  const { account: api } = usePortalServices();
  const machine = useMemo(
    () =>
      connectSessionList({
        loadSessions: (signal) => api.sessions(signal),
        endSession: (...order) => api.endSession(...order),
        endOtherSessions: (...order) => api.endOtherSessions(...order),
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
      {status !== "loading" && status !== "failed" && (
        <Sessions {...list} notice={trouble && <TroubleNotice trouble={trouble} title={texts.endFailed} />} />
      )}
      <SessionProof status={status} {...list} />
    </SettingsSection>
  );
}
