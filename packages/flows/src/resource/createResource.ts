import { fromPromise } from "xstate";
import { resourceMachine, type ResourceMachine } from "./resourceMachine";

/** Something that can be read, with the types of its answer and its parameters. */
export interface Resource<Data, Params = void> {
  machine: ResourceMachine;
  /** Never called; holds the types. */
  types?: (params: Params) => Data;
}

/** Made once, outside of components. */
export function createResource<Data, Params = void>(
  load: (params: Params, signal: AbortSignal) => Promise<Data>,
): Resource<Data, Params> {
  return {
    machine: resourceMachine.provide({
      actors: { load: fromPromise(({ input, signal }) => load(input.params as Params, signal)) },
    }),
  };
}
