import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import type { AccountSource } from "./accountSource";
import type { EmailConfirmation } from "./emailConfirmation";
import type { MembershipEnd } from "./endMemberships";
import { createGate } from "../../limits/gate";
import { unlimitedRequests } from "../../limits/requestLimit";
import type { PaymentOptions } from "../payments/paymentArea";
import type { Services } from "../../services";
import type { UserSource } from "./userSource";
import { registerAccountRoutes } from "./accountRoutes";
import { registerConfirmEmailRoute } from "./confirmEmailRoute";
import { registerMyBookingRoutes } from "./myBookingRoutes";
import { registerSavedTripRoutes } from "./savedTripRoutes";
import { registerSessionRoutes } from "./sessionRoutes";
import { registerUserRoutes } from "./userRoutes";

const MOST_AT_ONCE = 128;

export interface AccountOptions {
  /** Without it accounts, saved trips and own bookings are answered with 503. */
  accounts?: AccountSource;
  /** Without it the links of confirmation mails say that they cannot be followed now. */
  emailConfirmation?: EmailConfirmation;
  /** Without it nobody manages accounts: 503. */
  managedUsers?: UserSource;
  /** Without it an account with a running membership stays: 503. */
  membershipEnd?: MembershipEnd;
}

/** Everything about one's own account, and about others' for managers. */
export function registerAccountArea(
  app: FastifyInstance,
  options: AccountOptions & PaymentOptions,
  { users, content: { trips }, sites, limits, production }: Services,
): void {
  const { accounts, emailConfirmation, membershipEnd, memberships } = options;
  const gate = createGate(MOST_AT_ONCE);
  const tripImages = (site: SiteKey) => sites.current(site)?.tripImages;
  const own = { users, trips, tripImages, source: accounts, gate };
  const { exports: exportLimit = unlimitedRequests, invitations: invitationLimit = unlimitedRequests } =
    limits;
  registerAccountRoutes(app, { ...own, memberships, membershipEnd, exportLimit }, { production });
  const confirmation = { source: emailConfirmation, gate: createGate(MOST_AT_ONCE) };
  registerConfirmEmailRoute(app, confirmation, { production });
  registerSessionRoutes(app, own);
  registerSavedTripRoutes(app, own);
  registerMyBookingRoutes(app, own);
  registerUserRoutes(
    app,
    {
      ...{ users, accounts, membershipEnd, invitationLimit },
      source: options.managedUsers,
      gate: createGate(MOST_AT_ONCE),
    },
    { production },
  );
}
