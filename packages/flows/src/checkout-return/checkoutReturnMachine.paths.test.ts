import { walkEveryPath } from "../testing/everyPath";
import { checkoutReturnMachine, type CheckoutReturnContext } from "./checkoutReturnMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(checkoutReturnMachine, {
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
  expect(unvisited).toEqual([]);
});
