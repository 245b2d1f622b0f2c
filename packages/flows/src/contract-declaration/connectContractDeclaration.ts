import { fromPromise } from "xstate";
import {
  contractDeclarationMachine,
  type ContractDeclarationMachine,
  type DeclarationReceipt,
} from "./contractDeclarationMachine";
import type { DeclarationOrder } from "./declarationApi";
import type { DeclarationDrafts } from "./declarationDrafts";

export interface ContractDeclarationPorts {
  /** Rejects with a `DeclarationError`. */
  send: (order: DeclarationOrder, signal: AbortSignal) => Promise<DeclarationReceipt>;
  drafts: DeclarationDrafts;
}

/** The machine with its effects; for the composition root. */
export function connectContractDeclaration({
  send,
  drafts,
}: ContractDeclarationPorts): ContractDeclarationMachine {
  return contractDeclarationMachine.provide({
    actors: { sendDeclaration: fromPromise(({ input, signal }) => send(input, signal)) },
    actions: {
      keepDraft: ({ context }) => drafts.write(context.kind, context.entries),
      forgetDraft: ({ context }) => drafts.remove(context.kind),
    },
  });
}
