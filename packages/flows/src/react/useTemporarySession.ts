import { useMemo } from "react";
import type { TemporarySessionRef } from "../temporary-session/temporarySessionMachine";
import { useView } from "./useView";

export interface TemporarySession {
  /** Leaving or hiding the page signs out. */
  isOn: boolean;
  enable: () => void;
  disable: () => void;
}

/** The mode for shared computers; the actor lives outside of React. */
export function useTemporarySession(actor: TemporarySessionRef): TemporarySession {
  const isOn = useView(actor).value === "on";
  const commands = useMemo(
    () => ({
      enable: () => actor.send({ type: "mode.enable" }),
      disable: () => actor.send({ type: "mode.disable" }),
    }),
    [actor],
  );
  return { isOn, ...commands };
}
