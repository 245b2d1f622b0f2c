import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  SessionListActor,
  SessionListContext,
  SessionListMachine,
} from "../session-list/sessionListMachine";

export interface SessionList extends SessionListContext {
  status: "loading" | "failed" | "listing" | "ending" | "proving";
  reload: () => void;
  end: (id: string) => void;
  endOthers: () => void;
  changeProof: (password: string) => void;
  giveProof: () => void;
  cancelProof: () => void;
}

/** Where somebody is signed in, in the component that calls it. */
export function useSessionList(machine: SessionListMachine): SessionList {
  return useSessionListActor(useActorRef(machine));
}

/** The same of an actor that somebody else started and ends. */
export function useSessionListActor(actor: SessionListActor): SessionList {
  const values = useSelector(actor, ({ value, context }) => ({ status: value, ...context }), shallowEqual);
  const commands = useMemo(
    () => ({
      reload: () => actor.send({ type: "list.reload" }),
      end: (id: string) => actor.send({ type: "session.end", id }),
      endOthers: () => actor.send({ type: "others.end" }),
      changeProof: (password: string) => actor.send({ type: "proof.change", password }),
      giveProof: () => actor.send({ type: "proof.give" }),
      cancelProof: () => actor.send({ type: "proof.cancel" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
