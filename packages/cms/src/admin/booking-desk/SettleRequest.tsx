import { Button, Flex, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useNotification } from "@strapi/strapi/admin";
import type { OpenRequest } from "@gratweg/backoffice/bookings/requests";
import { desk } from "../microcopy";
import { useSettleRequestMutation } from "./api";
import { moment } from "./format";

interface SettleRequestProps {
  documentId: string;
  request: OpenRequest;
  canSettle: boolean;
}

/** Shows what a traveller has asked for, until it is cancelled or answered. */
export function SettleRequest({ documentId, request, canSettle }: SettleRequestProps) {
  const [settle, { isLoading }] = useSettleRequestMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const copy = desk.request;
  const confirm = async (): Promise<void> => {
    const answer = await settle({ documentId });
    if ("error" in answer) return toggleNotification({ type: "danger", message: formatError(answer.error) });
    toggleNotification({ type: "success", message: copy.done });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography fontWeight="semiBold" textColor="warning700">
        {`${copy.asked[`asked-${request.kind}`]}: ${moment(request.askedAt)}`}
      </Typography>
      <Typography textColor="neutral800">{request.note}</Typography>
      {canSettle && (
        <Button variant="tertiary" fullWidth loading={isLoading} onClick={() => void confirm()}>
          {copy.settle}
        </Button>
      )}
    </Flex>
  );
}
