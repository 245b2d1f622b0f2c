import { connectWidget } from "./connectWidget";
import { embedWidget, unembedWidget, WidgetError, type EmbeddedWidget } from "./embedWidget";
import type { WidgetMachine } from "./widgetMachine";

export interface Embedding {
  machine: WidgetMachine;
  /** The element to fill; a ref. */
  setSlot: (slot: HTMLElement | null) => void;
}

/** A widget's machine, and the place in the page that it fills. */
export function createEmbedding(widget: EmbeddedWidget): Embedding {
  let slot: HTMLElement | null = null;
  return {
    setSlot: (element) => {
      slot = element;
    },
    machine: connectWidget({
      loadWidget: (signal) =>
        slot ? embedWidget(slot, widget, signal) : Promise.reject(new WidgetError("no place to fill")),
      unloadWidget: () => {
        if (slot) unembedWidget(slot);
      },
    }),
  };
}
