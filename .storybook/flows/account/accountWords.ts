import type { FormIssue, SessionFailure, Trouble } from "@gratweg/flows";
import { authTexts } from "../../../portal/src/texts/auth";
import { issueWords as formWords } from "../../../portal/src/texts/fields";
import { troubleWords, waitText } from "../../../portal/src/texts/trouble";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const current = {
  missing: "Bitte geben Sie Ihr bisheriges Passwort ein.",
  wrong: "Dieses Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.",
};
const issues: Words = {
  ...formWords,
  currentPassword: current,
  password: { ...formWords.password, wrong: current.wrong },
};

/** What is wrong with a field and how to put it right. */
export function issueWords({ field, code, message }: FormIssue): string {
  return message ?? issues[field]?.[code] ?? authTexts.issueFallback;
}

/** What happened and what now, for a notice. */
export function noticeWords({ reason, detail, retryAfterSeconds }: Trouble): { title: string; text: string } {
  const { title, text } = troubleWords(reason);
  return { title, text: [detail ?? text, ...wait(retryAfterSeconds)].join(" ") };
}

export function signInWords({ reason, retryAfterSeconds }: SessionFailure): string {
  if (reason === "credentials" || reason === "blocked") return authTexts.login.failures[reason];
  return [troubleWords(reason).text, ...wait(retryAfterSeconds)].join(" ");
}

function wait(seconds: number | null): string[] {
  return [waitText(seconds)].filter((words) => words !== "");
}
