import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { checkoutMachine, type CheckoutContext } from "./checkoutMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(checkoutMachine, {
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
  expect(unvisited).toEqual([]);
});
