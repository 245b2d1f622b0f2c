import type { Trouble } from "@gratweg/flows";
import { Button, Notice, Stack } from "@gratweg/design-system";
import { retryText, troubleWords, waitText } from "../../texts/trouble";

export interface TroubleNoticeProps {
  trouble: Trouble;
  /** What could not be done: „Ihre Buchungen konnten wir nicht laden“. */
  title?: string;
  onRetry?: () => void;
  onDismiss?: () => void;
}

/** A failure in words, with the way on. */
export function TroubleNotice({ trouble, title, onRetry, onDismiss }: TroubleNoticeProps) {
  const words = troubleWords(trouble.reason);
  const { detail, retryAfterSeconds } = trouble;
  return (
    <Notice variant="error" title={title ?? words.title} onDismiss={onDismiss}>
      <Stack gap="1" align="start">
        <span>{`${detail ?? words.text} ${waitText(retryAfterSeconds)}`.trim()}</span>
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {retryText}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
