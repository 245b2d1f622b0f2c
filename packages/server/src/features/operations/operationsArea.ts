import type { FastifyInstance } from "fastify";
import type { BookingDesk } from "../../ports";
import type { Services } from "../../services";
import { createInternalServer } from "./internalServer";
import { isFromThisMachine, registerOperatorRoutes } from "./operatorRoutes";
import { registerSecurityRoute } from "./securityRoute";
import { registerStatusRoutes } from "./statusRoutes";

declare module "fastify" {
  interface FastifyInstance {
    /** To be listened with on an address of its own, where the options ask for it. */
    internal: FastifyInstance | undefined;
  }
}

export interface OperationOptions {
  /** Without a secret nobody can call `/internal/…`. */
  hookSecret?: string;
  /** Metrics, hooks and details of readiness are on a listener of their own; else, outside production, on this one for callers of this machine. */
  internalListener?: boolean;
  /** Answers the booking desk in Strapi. */
  bookingDesk?: BookingDesk;
  /** Whom to tell of a weakness: `mailto:` or `https:`. */
  securityContact?: string;
}

/** What probes, operators, our own processes and finders of weaknesses ask. */
export function registerOperationsArea(
  app: FastifyInstance,
  { hookSecret, internalListener, bookingDesk, securityContact: contact }: OperationOptions,
  { sites, content, metrics, production }: Services,
  isClosing: () => boolean,
): void {
  const readiness = () => ({
    search: content.trips.loaded(),
    sites: sites.loaded(),
    progress: sites.progress(),
    closing: isClosing(),
  });
  const hooks = hookSecret
    ? {
        secret: hookSecret,
        contentChanged: () => {
          bookingDesk?.contentChanged();
          content.poke();
        },
        cancelBooking: bookingDesk?.cancel,
        siteBuilt: () => void sites.refresh(),
      }
    : undefined;
  const log = app.log;
  const internal = internalListener ? createInternalServer({ metrics, readiness, hooks, log }) : undefined;
  const isOperator = internal || production ? () => false : isFromThisMachine;
  registerStatusRoutes(app, readiness, isOperator);
  if (!internal && !production) registerOperatorRoutes(app, { metrics, hooks }, isOperator);
  registerSecurityRoute(app, { contact, production });
  app.decorate("internal", internal);
  app.addHook("onClose", async () => internal?.close());
}
