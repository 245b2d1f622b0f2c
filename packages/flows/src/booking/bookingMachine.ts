import type { AnyStateMachine } from "xstate";

export type BookingMachine = AnyStateMachine;
