import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { checkoutMachine, type CheckoutContext } from "./checkoutMachine";

testEveryPath(checkoutMachine, {
  inputs: [{ plan: null }, { plan: "wegbegleiter" }],
  events: [
    { type: "plan.choose", plan: "wegbegleiter", isSignedIn: true },
    { type: "plan.choose", plan: "wegbegleiter", isSignedIn: false },
    { type: "checkout.resume" },
    { type: "checkout.retry" },
    { type: "checkout.abandon" },
    { type: "page.return" },
  ],
  answers: {
    createCheckout: {
      outputs: [{ url: "https://pay.example/1" }],
      errors: [new ApiFailure("offline"), new ApiFailure("refused", { status: 401 })],
    },
  },
  project: ({ plan, trouble }: CheckoutContext) => [plan, trouble?.reason],
});
