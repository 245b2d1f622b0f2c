import type { AccountSession } from "@gratweg/contracts";
import { Button, Cluster, Stack, Text } from "@gratweg/design-system";
import type { SessionList } from "@gratweg/flows/react";
import { useState, type ReactNode } from "react";
import { berlinMoment } from "../../texts/berlinMoment";
import { settingsTexts } from "../../texts/settings";

const texts = settingsTexts.sessions;

interface SessionsProps extends Pick<SessionList, "sessions" | "ending" | "end" | "endOthers"> {
  /** Why the last one could not be ended. */
  notice: ReactNode;
}

/** Devices, this one first, and the ways to sign out on the others. */
export function Sessions({ sessions, ending, end, endOthers, notice }: SessionsProps) {
  const [before] = useState(sessions.length);
  const isBusy = ending !== null;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack gap="3">
      {notice}
      <Stack as="ul" gap="2" aria-label={texts.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Session
              session={session}
              busy={ending !== null && ending !== "others" && ending.id === session.id}
              onEnd={() => !isBusy && end(session.id)}
            />
          </li>
        ))}
      </Stack>
      {hasOthers ? (
        <Cluster>
          <Button
            variant="secondary"
            busy={ending === "others"}
            onClick={() => {
              if (!isBusy) endOthers();
            }}
          >
            {ending === "others" ? texts.ending : texts.endOthers}
          </Button>
        </Cluster>
      ) : (
        <Text size="sm" tone="muted">
          {texts.alone}
        </Text>
      )}
      <Text as="span" size="sm" role="status">
        {!isBusy && !notice && sessions.length < before && texts.ended}
      </Text>
    </Stack>
  );
}

function Session({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const { isCurrent, isShared, createdAt, lastSeenAt } = session;
  const device = texts.device(session);
  const details = [
    texts.since(berlinMoment(createdAt)),
    isCurrent ? texts.now : texts.lastSeen(berlinMoment(lastSeenAt)),
    ...(isShared ? [texts.shared] : []),
  ];
  return (
    <Stack gap="1" align="start">
      <Text as="span">
        <strong>{device}</strong>
        {isCurrent && ` (${texts.current})`}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {details.join(" · ")}
      </Text>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={busy ? texts.endingLabel(device) : texts.endLabel(device)}
          busy={busy}
          onClick={onEnd}
        >
          {busy ? texts.ending : texts.end}
        </Button>
      )}
    </Stack>
  );
}
