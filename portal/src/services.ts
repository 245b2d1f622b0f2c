import type { ContentClient } from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import type {
  AccountApi,
  ApiOptions,
  CheckoutActor,
  CheckoutApi,
  CredentialStore,
  MemberApi,
  PaymentAccess,
  PortalContentApi,
  SessionActor,
  TemporarySessionActor,
  UsersApi,
} from "@gratweg/flows";
import type { PageCounter } from "@gratweg/page-parts/analytics";
import { createContext, useContext } from "react";
import type { Arrival } from "./session/arrival";
import type { AuthApi } from "./session/authApi";
import type { SocialSignIn } from "./session/socialSignIn";

/** Everything that frame and screens use of the world outside; joined to real clients in `createServices` alone, to fakes in tests. */
export interface PortalServices {
  config: PortalConfig;
  /** Sign-in, sign-out, who it is. Its hook: `useSession(session)`. */
  session: SessionActor;
  /** Reading the token; writing is the session's. */
  credentials: CredentialStore;
  /** Its hook: `useTemporarySession(temporarySession)`. */
  temporarySession: TemporarySessionActor;
  social: SocialSignIn;
  /** Holds what the page was opened with. */
  arrival: Arrival;
  /** How the own server is asked. */
  api: ApiOptions;
  /** The content system's public calls. */
  content: ContentClient;
  /** The content system's calls around signing in. */
  auth: AuthApi;
  /** Calls of the own server, with the bearer token; a 401 ends the session. */
  account: AccountApi;
  /** Its hook: `usePaymentAccess(paymentAccess)`. */
  paymentAccess: PaymentAccess;
  /** One for the application. Its hook: `useCheckout(checkout)`. */
  checkout: CheckoutActor;
  checkoutApi: CheckoutApi;
  users: UsersApi;
  member: MemberApi;
  portalContent: PortalContentApi;
  /** Within the application and to other pages of this host. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** To another page or service: the browser loads it. */
  leave: (href: string) => void;
  now: () => number;
  /** Told of each screen that is shown, and of failures. */
  analytics: PageCounter;
}

const ServicesContext = createContext<PortalServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function usePortalServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("usePortalServices needs a ServicesProvider around it.");
  return services;
}
