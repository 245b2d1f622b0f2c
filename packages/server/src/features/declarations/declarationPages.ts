import {
  DECLARATION_SHELLS,
  type DeclarationAnswer,
  type DeclarationEntries,
  type DeclarationKind,
  type Problem,
} from "@gratweg/contracts";
import { plainPage } from "../../hosting/errorPage";
import { microcopy } from "../../microcopy";
import { fillFields, fillIssues, fillSlots, withoutScripts } from "./fillPage";

const { page: texts } = microcopy.declaration;
/** The button, for what concerns the sending and no field. */
const BUTTON = "absenden";

/** The built shell's text; undefined where the site is not built. */
export type ShellOf = (path: string) => string | undefined;

/** To print and to keep: everything that was declared, with day and time. */
export function receivedPage(kind: DeclarationKind, answer: DeclarationAnswer, shellOf: ShellOf): Buffer {
  const { receiptNumber, declaration } = answer;
  const receivedAt = received(answer.receivedAt);
  const shell = shellOf(DECLARATION_SHELLS[kind].received);
  if (shell === undefined) {
    const headline = texts.receivedHeadline[kind];
    return plainPage({ error: "", headline, text: texts.receivedText(receiptNumber, receivedAt) });
  }
  const values = { ...shown(declaration), receiptNumber, receivedAt };
  return Buffer.from(fillSlots(withoutScripts(shell), values));
}

/** The form once more, with what was typed and what has to be done. */
export function refusedPage(
  kind: DeclarationKind,
  problem: Problem,
  entries: DeclarationEntries,
  shellOf: ShellOf,
): Buffer {
  const headline = problem.status === 422 ? texts.invalid : texts.notReceived;
  const shell = shellOf(DECLARATION_SHELLS[kind].refused);
  if (shell === undefined) return plainPage({ error: problem.title, headline, text: problem.detail });
  const issues = problem.issues ?? [{ parameter: BUTTON, message: problem.detail }];
  const page = fillSlots(fillIssues(withoutScripts(shell), issues), { title: headline });
  return Buffer.from(fillFields(page, `/api/contracts/${kind}`, entries));
}

function shown({ kind, end, endsOn, ...texted }: Record<string, string>): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(texted).map(([field, text]) => [field, text === "" ? texts.nothing : text]),
  );
  return {
    ...given,
    ...(kind ? { kind: texts.kinds[kind as keyof typeof texts.kinds] } : {}),
    ...(end
      ? { end: end === "date" && endsOn ? longDay(new Date(`${endsOn}T12:00:00Z`)) : texts.soonest }
      : {}),
  };
}

const berlin = { timeZone: "Europe/Berlin" } as const;
const dayFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", ...berlin });
const timeFormat = new Intl.DateTimeFormat("de-DE", { timeStyle: "medium", ...berlin });

function longDay(date: Date): string {
  return dayFormat.format(date);
}

function received(moment: string): string {
  const date = new Date(moment);
  return texts.received(longDay(date), timeFormat.format(date));
}
