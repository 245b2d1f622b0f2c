import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config";
import { createSnapshotFile } from "../../content/snapshotFile";
import type { MembershipSystem } from "./membershipSource";
import type { PaymentParts } from "./paymentArea";
import { createSandbox } from "./sandbox/sandbox";
import { createSandboxProvider } from "./sandbox/sandboxProvider";
import type { SandboxState } from "./sandbox/sandboxState";
import { createStripeProvider } from "./stripe/stripeProvider";

/** Stripe where its keys are configured; else the sandbox, which production never has. Undefined: nobody can pay. */
export function composePayments(
  config: Config,
  system: MembershipSystem,
  log: FastifyBaseLogger,
): PaymentParts | undefined {
  const { stripe, sandboxSecret, production, dataFolder } = config;
  if (stripe) return { system, provider: createStripeProvider(stripe) };
  if (production || sandboxSecret === undefined) {
    log.warn(
      "no payment provider is configured (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET): nobody can become a member",
    );
    return undefined;
  }
  const sandbox = createSandbox({
    secret: sandboxSecret,
    store: createSnapshotFile<SandboxState>(join(dataFolder, "payment-sandbox.json")),
    log,
  });
  return { system, provider: createSandboxProvider(sandbox, sandboxSecret), sandbox };
}
