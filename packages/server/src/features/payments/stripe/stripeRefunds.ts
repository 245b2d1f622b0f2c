import Stripe from "stripe";

/** Everything back; answers how much that is. */
export async function refundLastPayment(stripe: Stripe, subscription: string): Promise<number> {
  const last = await lastPayment(stripe, subscription);
  if (last) await refund(stripe, { subscription, payment: last.payment });
  return last?.cents ?? 0;
}

/**
 * So much that it is `cents` in total. What went back already is asked of Stripe and not remembered: its keys are forgotten after a
 * day, and a webhook that was not answered comes for three. Two at the same moment have the same key.
 */
export async function payBack(stripe: Stripe, subscription: string, cents: number): Promise<void> {
  const last = await lastPayment(stripe, subscription);
  if (!last) return;
  const { payment } = last;
  const refunds = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  const gone = refunds.data
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { amount }) => sum + amount, 0);
  if (gone < cents) await refund(stripe, { subscription, payment, amount: cents - gone });
}

/** Undefined where nothing was paid. */
async function lastPayment(
  stripe: Stripe,
  subscription: string,
): Promise<{ payment: string; cents: number } | undefined> {
  const invoices = await stripe.invoices.list({
    subscription,
    status: "paid",
    limit: 1,
    expand: ["data.payments"],
  });
  const [invoice] = invoices.data;
  const payment = invoice?.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent;
  if (!invoice || invoice.amount_paid === 0) return undefined;
  if (!payment) throw new Error("the last payment is not known");
  return { payment: typeof payment === "string" ? payment : payment.id, cents: invoice.amount_paid };
}

async function refund(
  stripe: Stripe,
  { subscription, payment, amount }: { subscription: string; payment: string; amount?: number },
): Promise<void> {
  try {
    await stripe.refunds.create(
      {
        payment_intent: payment,
        ...(amount === undefined ? {} : { amount }),
        reason: "requested_by_customer",
        metadata: { subscription },
      },
      {
        idempotencyKey: ["refund", subscription, payment, ...(amount === undefined ? [] : [amount])].join(
          "-",
        ),
      },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded"))
      throw error;
  }
}
