import { NoAddressee } from "./addressee";
import type { Hindrance } from "./backoff";

/** What went wrong, said for the log (without personal data) and for the editor (with the server's answer). */
export interface Failure {
  permanent: boolean;
  hindrance: Hindrance;
  /** For the log: `RCPT TO 550`, `ECONNECTION`, `render`. */
  code: string;
  /** For the outbox: may hold addresses. */
  message: string;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Only a server's final word about the recipient (RCPT TO) or the message (DATA), and an address that is none, end the attempts. A
 * refused sender or password is our mistake: the mail waits until it is corrected.
 */
export function smtpFailure(error: unknown): Failure {
  const { code, command, responseCode, message } = asError(error);
  const answered = responseCode !== undefined && responseCode > 0;
  const aboutThisMail = command === "RCPT TO" || command === "DATA";
  const refused = answered && responseCode >= 500 && aboutThisMail;
  const noAddress =
    !answered && code === "EENVELOPE" && command === "API" && !message.startsWith("Invalid sender");
  return {
    permanent: refused || noAddress,
    hindrance: aboutThisMail && answered ? "mail" : "server",
    code: answered ? `${command ?? code ?? "SMTP"} ${responseCode}` : (code ?? "unknown"),
    message,
  };
}

/** Unknown kinds and missing bookings too: the next version of the worker, or an editor, may make it right. */
export function renderFailure(error: unknown): Failure {
  if (error instanceof NoAddressee)
    return { permanent: true, hindrance: "mail", code: "addressee", message: error.message };
  return { permanent: false, hindrance: "mail", code: "render", message: asError(error).message };
}

function asError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}
