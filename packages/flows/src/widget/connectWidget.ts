import { fromPromise } from "xstate";
import { widgetMachine, type WidgetMachine } from "./widgetMachine";

export interface WidgetPorts {
  /** Resolves when the part shows something; takes it away again when the signal says so. */
  loadWidget: (signal: AbortSignal) => Promise<void>;
  unloadWidget: () => void;
}

/** The machine with its effects; for the composition root. */
export function connectWidget({ loadWidget, unloadWidget }: WidgetPorts): WidgetMachine {
  return widgetMachine.provide({
    actors: { loadWidget: fromPromise(({ signal }) => loadWidget(signal)) },
    actions: { unloadWidget },
  });
}
