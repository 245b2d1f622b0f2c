import { abortable } from "../content/abortable";
import type { CallerContext } from "../ports";
import type { Gate } from "./gate";

interface Way<Source> {
  /** Undefined where it is not set up. */
  source: Source | undefined;
  gate: Gate;
  clientAddress: string;
  limitMs: number;
}

/** Asks within a time limit and never more callers at once than the gate lets in. Rejects when there is no source, no room or no answer. */
export async function askThrough<Source, Result>(
  { source, gate, clientAddress, limitMs }: Way<Source>,
  question: (source: Source, context: CallerContext) => Promise<Result>,
): Promise<Result> {
  if (!source) throw new Error("this is not set up");
  const leave = gate.enter(clientAddress);
  if (!leave) throw new Error("too many at once");
  try {
    const signal = AbortSignal.timeout(limitMs);
    return await abortable(question(source, { signal, clientAddress }), signal);
  } finally {
    leave();
  }
}
