import { Button, Flex, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useNotification, useRBAC } from "@strapi/strapi/admin";
import { desk } from "../microcopy";
import { useResendMailMutation } from "./api";
import { OUTBOX, RESEND } from "./models";

const PERMISSIONS = [{ action: RESEND, subject: null }];

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { state?: string };
}

/** Beside a mail that failed: the one thing that may be done with it. */
export function OutboxPanel({ model, documentId, document }: PanelProps) {
  if (model !== OUTBOX || !documentId || document?.state !== "failed") return null;
  return { title: desk.outbox.panel, content: <Resend documentId={documentId} /> };
}

function Resend({ documentId }: { documentId: string }) {
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [resend, { isLoading }] = useResendMailMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const copy = desk.outbox;

  const send = async (): Promise<void> => {
    const answer = await resend({ documentId });
    toggleNotification(
      "error" in answer
        ? { type: "danger", message: formatError(answer.error) }
        : { type: "success", message: copy.done },
    );
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {allowedActions.canResend && (
        <Button variant="secondary" fullWidth loading={isLoading} onClick={() => void send()}>
          {copy.resend}
        </Button>
      )}
      <Typography variant="pi" textColor="neutral600">
        {copy.hint}
      </Typography>
    </Flex>
  );
}
