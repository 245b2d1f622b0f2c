import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { TemporarySessionActor } from "../temporary-session/temporarySessionMachine";

export interface TemporarySession {
  /** Leaving or hiding the page signs out. */
  isOn: boolean;
  enable: () => void;
  disable: () => void;
}

/** The mode for shared computers; the actor lives outside of React. */
export function useTemporarySession(actor: TemporarySessionActor): TemporarySession {
  const isOn = useSelector(actor, (snapshot) => snapshot.matches("on"));
  const commands = useMemo(
    () => ({
      enable: () => actor.send({ type: "mode.enable" }),
      disable: () => actor.send({ type: "mode.disable" }),
    }),
    [actor],
  );
  return { isOn, ...commands };
}
