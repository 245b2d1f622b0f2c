import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { Resource } from "../resource/createResource";
import type { ResourceActor } from "../resource/resourceMachine";
import type { Trouble } from "../trouble/trouble";

export interface ResourceValues<Data, Params = void> {
  /** `refreshing`: what is shown is older than what is under way. `failed`: `data` may still be there. */
  status: "idle" | "loading" | "ready" | "refreshing" | "failed";
  data: Data | null;
  /** Of the data. */
  params: Params | null;
  trouble: Trouble | null;
  /** `isTyping`: waits for a pause, because more letters may follow. */
  ask: (params: Params, options?: { isTyping?: boolean }) => void;
  reload: () => void;
  /** A newer answer came with something else, such as a change. */
  replace: (data: Data) => void;
}

/**
 * Reads it while the component is there; leaving aborts.
 * @param params compared as JSON; others are asked for at once
 * @param isEnabled false waits, for instance until somebody is signed in
 */
export function useResource<Data>(resource: Resource<Data>): ResourceValues<Data>;
export function useResource<Data, Params>(
  resource: Resource<Data, Params>,
  params: Params,
  options?: { isEnabled?: boolean },
): ResourceValues<Data, Params>;
export function useResource<Data, Params>(
  { machine }: Resource<Data, Params>,
  params?: Params,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): ResourceValues<Data, Params> {
  const actor = useActorRef(machine);
  const key = JSON.stringify(params) ?? "";
  useEffect(() => {
    if (isEnabled) actor.send({ type: "resource.ask", params: key === "" ? undefined : JSON.parse(key) });
  }, [actor, isEnabled, key]);
  return useResourceActor<Data, Params>(actor);
}

/** The same of an actor that somebody else started and ends. */
export function useResourceActor<Data, Params = void>(actor: ResourceActor): ResourceValues<Data, Params> {
  const values = useSelector(
    actor,
    ({ value, context: { answer, trouble } }) => ({
      status: statusOf(value, answer !== null),
      data: answer === null ? null : (answer.data as Data),
      params: answer === null ? null : (answer.params as Params),
      trouble,
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      ask: (params: Params, { isTyping = false }: { isTyping?: boolean } = {}) =>
        actor.send({ type: "resource.ask", params, isTyping }),
      reload: () => actor.send({ type: "resource.reload" }),
      replace: (data: Data) => actor.send({ type: "resource.replace", data }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}

type Value = ReturnType<ResourceActor["getSnapshot"]>["value"];

function statusOf(value: Value, hasAnswer: boolean): ResourceValues<unknown>["status"] {
  if (value !== "settling") return value;
  return hasAnswer ? "refreshing" : "loading";
}
