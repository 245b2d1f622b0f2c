import type { DeclarationEntries, DeclarationField } from "@gratweg/contracts/declaration-rules";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  ContractDeclarationActor,
  ContractDeclarationInput,
  ContractDeclarationMachine,
  DeclarationFormIssue,
  DeclarationReceipt,
  DeclarationTrouble,
} from "../contract-declaration/contractDeclarationMachine";

export interface ContractDeclaration {
  entries: DeclarationEntries;
  issues: readonly DeclarationFormIssue[];
  trouble: DeclarationTrouble | null;
  /** Changes with each attempt that did not get through. */
  attempts: number;
  isSending: boolean;
  receipt: DeclarationReceipt | null;
  restore: (entries: DeclarationEntries) => void;
  change: (field: DeclarationField, value: string) => void;
  /** `today`: the day in Berlin. */
  submit: (today: string) => void;
}

/** The declaration of the component that calls it; the input is read once. */
export function useContractDeclaration(
  machine: ContractDeclarationMachine,
  input: ContractDeclarationInput,
): ContractDeclaration {
  return useContractDeclarationActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useContractDeclarationActor(actor: ContractDeclarationActor): ContractDeclaration {
  const values = useSelector(
    actor,
    (snapshot) => ({
      entries: snapshot.context.entries,
      issues: snapshot.context.issues,
      trouble: snapshot.context.trouble,
      attempts: snapshot.context.attempts,
      receipt: snapshot.context.receipt,
      isSending: snapshot.matches("sending"),
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      restore: (entries: DeclarationEntries) => actor.send({ type: "draft.restore", entries }),
      change: (field: DeclarationField, value: string) => actor.send({ type: "field.change", field, value }),
      submit: (today: string) => actor.send({ type: "declaration.submit", today }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
