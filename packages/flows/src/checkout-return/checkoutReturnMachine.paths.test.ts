import { testEveryPath } from "../testing/everyPath";
import { checkoutReturnMachine, type CheckoutReturnContext } from "./checkoutReturnMachine";

testEveryPath(checkoutReturnMachine, {
  inputs: [{ outcome: "completed" }, { outcome: "abandoned" }, { outcome: "declined" }],
  events: [{ type: "return.retry" }],
  answers: {
    fetchSubscription: {
      outputs: [
        { outcome: "customer", email: "annegret@postfach.example" },
        { outcome: "refused", status: 403 },
        { outcome: "refused", status: 401 },
      ],
      errors: [new TypeError("offline")],
    },
  },
  project: ({ outcome, tries }: CheckoutReturnContext) => [outcome, Math.min(tries, 2)],
});
