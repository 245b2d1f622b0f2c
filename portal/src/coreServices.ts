import type { ContentClient } from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import type { ApiOptions, CredentialStore, SessionActor, TemporarySessionActor } from "@gratweg/flows";
import type { PageCounter } from "@gratweg/page-parts/analytics";
import { createContext, useContext } from "react";
import type { LaterServices, LaterTools } from "./createLaterServices";
import type { Arrival } from "./session/arrival";
import type { SocialSignIn } from "./session/socialSignIn";

/** What the frame and the screens of signing in use of the world outside: it comes with the application. */
export interface CoreServices {
  config: PortalConfig;
  /** Sign-in, sign-out, who it is. Its hook: `useSession(session)`. */
  session: SessionActor;
  /** Reading the token; writing is the session's. */
  credentials: CredentialStore;
  /** Its hook: `useTemporarySession(temporarySession)`. */
  temporarySession: TemporarySessionActor;
  social: SocialSignIn;
  /** With what the page was opened. */
  arrival: Arrival;
  /** How the own server is asked. */
  api: ApiOptions;
  /** The content system's public calls. */
  content: ContentClient;
  /** Within the application and to other pages of this host. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** To another page or service: the browser loads it. */
  leave: (href: string) => void;
  now: () => number;
  /** Told of each screen that is shown, and of failures. */
  analytics: PageCounter;
  /** The other services, made by the first who asks and the same for everybody. The maker comes with the screens that need them. */
  later: (create: (tools: LaterTools) => LaterServices) => LaterServices;
}

const ServicesContext = createContext<CoreServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useCoreServices(): CoreServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useCoreServices needs a ServicesProvider around it.");
  return services;
}
