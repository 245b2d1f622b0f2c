import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import type { AccountSource } from "../accounts/accountSource";
import type { EmailConfirmation } from "../accounts/emailConfirmation";
import type { MembershipEnd } from "../accounts/membershipEnd";
import type { TripLibrary } from "../content/tripLibrary";
import type { TripImages } from "../hosting/tripImages";
import { createGate } from "../limits/gate";
import { unlimitedRequests, type RequestLimit } from "../limits/requestLimit";
import type { MembershipSource } from "../memberships/membershipSource";
import type { UserSource } from "../users/userSource";
import { registerAccountRoutes } from "./accountRoutes";
import { registerConfirmEmailRoute } from "./confirmEmailRoute";
import { registerMyBookingRoutes } from "./myBookingRoutes";
import type { UserGuard } from "./requireUser";
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
  /** How often one account may download its data; without it any number of times. */
  exportLimit?: RequestLimit;
  /** How many invitations one manager may send; without it any number. */
  invitationLimit?: RequestLimit;
}

/** Everything about one's own account, and about others' for managers. */
export function registerAccountArea(
  app: FastifyInstance,
  options: AccountOptions & { memberships?: MembershipSource; production: boolean },
  parts: {
    users: UserGuard;
    trips: Pick<TripLibrary, "card" | "loaded">;
    tripImages: (site: SiteKey) => TripImages | undefined;
  },
): void {
  const { membershipEnd, memberships, production } = options;
  const own = { ...parts, source: options.accounts, gate: createGate(MOST_AT_ONCE) };
  registerAccountRoutes(
    app,
    { ...own, memberships, membershipEnd, exportLimit: options.exportLimit ?? unlimitedRequests },
    { production },
  );
  registerConfirmEmailRoute(
    app,
    { source: options.emailConfirmation, gate: createGate(MOST_AT_ONCE) },
    { production },
  );
  registerSessionRoutes(app, own);
  registerSavedTripRoutes(app, own);
  registerMyBookingRoutes(app, own);
  registerUserRoutes(
    app,
    {
      users: parts.users,
      source: options.managedUsers,
      accounts: options.accounts,
      gate: createGate(MOST_AT_ONCE),
      membershipEnd,
      invitationLimit: options.invitationLimit ?? unlimitedRequests,
    },
    { production },
  );
}
