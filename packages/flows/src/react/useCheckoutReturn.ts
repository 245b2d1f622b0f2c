import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  CheckoutReturnActor,
  CheckoutReturnInput,
  CheckoutReturnMachine,
} from "../checkout-return/checkoutReturnMachine";

export interface CheckoutReturn {
  /** `late`: it takes longer than a minute. `signedOut`: the session ended meanwhile, the payment holds. */
  status: "polling" | "late" | "paid" | "abandoned" | "declined" | "signedOut";
  isAsking: boolean;
  /** Asks once more by hand. */
  retry: () => void;
}

/** The way back from the payment page, for the component that calls it; the input is read once. */
export function useCheckoutReturn(
  machine: CheckoutReturnMachine,
  input: CheckoutReturnInput,
): CheckoutReturn {
  return useCheckoutReturnActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useCheckoutReturnActor(actor: CheckoutReturnActor): CheckoutReturn {
  const values = useSelector(
    actor,
    (snapshot) => ({
      status: statusOf(snapshot.value),
      isAsking: snapshot.matches({ polling: "asking" }) || snapshot.matches({ late: "asking" }),
    }),
    shallowEqual,
  );
  const retry = useMemo(() => () => actor.send({ type: "return.retry" }), [actor]);
  return { ...values, retry };
}

function statusOf(value: ReturnType<CheckoutReturnActor["getSnapshot"]>["value"]): CheckoutReturn["status"] {
  if (typeof value !== "string") return "late" in value ? "late" : "polling";
  return value === "reading" ? "polling" : value;
}
