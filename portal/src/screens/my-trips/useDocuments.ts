import type { Toast } from "@gratweg/design-system";
import { createSubmission, type MemberApi } from "@gratweg/flows";
import { useSubmission } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import { myTripsTexts } from "../../texts/myTrips";
import { troubleWords } from "../../texts/trouble";
import { saveFile } from "../parts/saveFile";
import { documentFileName, type DocumentActions, type DocumentRef } from "./bookingData";

const texts = myTripsTexts.booking;

/** Fetches papers with the bearer token, one at a time, and says how it went. */
export function useDocuments(
  member: Pick<MemberApi, "document">,
  tell: (toast: Omit<Toast, "id">) => void,
): DocumentActions {
  const submission = useMemo(
    () =>
      createSubmission(async ({ document }: { document: DocumentRef; title: string }, signal) => {
        const file = await member.document(document, signal);
        saveFile(file, documentFileName(document, file.type));
        return document;
      }),
    [member],
  );
  const { status, payload, trouble, send } = useSubmission(submission);
  const title = payload?.title ?? "";
  useEffect(() => {
    if (status === "succeeded") tell({ variant: "success", title: texts.saved(title) });
    if (status === "failed" && trouble) {
      const text = trouble.detail ?? troubleWords(trouble.reason).text;
      tell({ variant: "error", title: texts.failed(title), text });
    }
  }, [status, trouble, title, tell]);
  return {
    onOpen: (document, title) => send({ document, title }),
    fetching: status === "sending" ? (payload?.document ?? null) : null,
  };
}
