import { createActor } from "xstate";
import { consentMachine, type ConsentActor } from "./consentMachine";
import type { Purpose } from "./consentRecord";
import type { ConsentStore } from "./consentStore";

/** The machine on a store, running: it writes what is decided and hears what others decide. For the composition root. */
export function startConsent(store: ConsentStore, offered: readonly Purpose[]): ConsentActor {
  const machine = consentMachine.provide({
    actions: {
      storeRecord: ({ self }, { record }) => {
        if (record && !store.write(record)) self.send({ type: "storage.refuse" });
      },
    },
  });
  const actor = createActor(machine, { input: { offered, record: store.read() } }).start();
  if (store.isFleeting()) actor.send({ type: "storage.refuse" });
  const stop = store.subscribe((record) => actor.send({ type: "record.change", record }));
  actor.subscribe({ complete: stop });
  return actor;
}
