import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** A promise actor whose calls a test answers one by one, in any order. */
export function controlledPromise<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(): {
  logic: PromiseActorLogic<Output, Input>;
  calls: Array<Call<Output, Input>>;
  last(): Call<Output, Input>;
} {
  const calls: Array<Call<Output, Input>> = [];
  return {
    calls,
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise<Output>((resolve, reject) => calls.push({ input, signal, resolve, reject })),
    ),
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error("The actor was not called.");
      return call;
    },
  };
}

/** Lets every promise that is already settled take effect. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));
