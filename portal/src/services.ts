import type { ContentClient } from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import type {
  AccountApi,
  AuthApi,
  CheckoutActor,
  CheckoutApi,
  CredentialStore,
  MemberApi,
  PaymentAccess,
  SessionActor,
  TemporarySessionActor,
  UsersApi,
} from "@gratweg/flows";
import { createContext, useContext } from "react";
import type { Arrival } from "./session/arrival";
import type { SocialSignIn } from "./session/socialSignIn";

/** Everything that screens use of the world outside; joined to real clients in `main.tsx` alone, to fakes in tests. */
export interface PortalServices {
  config: PortalConfig;
  /** Sign-in, sign-out, who it is. Its hook: `useSession(session)`. */
  session: SessionActor;
  /** Reading the token; writing is the session's. */
  credentials: CredentialStore;
  /** Its hook: `usePaymentAccess(paymentAccess)`. */
  paymentAccess: PaymentAccess;
  /** Its hook: `useTemporarySession(temporarySession)`. */
  temporarySession: TemporarySessionActor;
  /** One for the application. Its hook: `useCheckout(checkout)`. */
  checkout: CheckoutActor;
  social: SocialSignIn;
  /** With what the page was opened. */
  arrival: Arrival;
  /** The content system's calls around signing in. */
  auth: AuthApi;
  /** Calls of the own server, with the bearer token; a 401 ends the session. */
  account: AccountApi;
  checkoutApi: CheckoutApi;
  users: UsersApi;
  member: MemberApi;
  /** Published content, with the client in a chunk of its own. */
  content: () => Promise<ContentClient>;
  /** Within the application and to other pages of this host. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** To another page or service: the browser loads it. */
  leave: (href: string) => void;
  now: () => number;
}

const ServicesContext = createContext<PortalServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function usePortalServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("usePortalServices needs a ServicesProvider around it.");
  return services;
}
