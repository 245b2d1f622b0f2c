/** What the server tells the portal's application of the host on which it runs; the content of its script element `gratweg-config`. */
export interface PortalConfig {
  siteKey: string;
  /** Beside the logo and in titles. */
  name: string;
  claim: string;
  /** Names of palettes. */
  theme: { primary: string; gray: string };
  /** The content system, as browsers reach it. */
  contentOrigin: string;
  /** Origin of uploaded pictures. */
  uploadsOrigin: string;
  /** Before `/api/…` of the own server; empty: the same origin. */
  apiUrl: string;
  /** Name of the bearer-token cookie. */
  tokenCookie: string;
  /** `populate` of the content system's `/users/me`. */
  userPopulate: string;
  production: boolean;
  /** Domain that the test-system notice names; null in production. */
  testDomain: string | null;
  analytics: { publicKey: string; host: string } | null;
  /** Loaded when it is opened, and only if that is allowed; null = this site has none. */
  videoConsultation: {
    script: string;
    /** Of the element that the script fills. */
    attributes: Record<string, string>;
    provider: { name: string; href?: string };
  } | null;
  /** Social sign-in: the keys are the content system's. */
  providers: { key: string; label: string }[];
  /** `id` of `builds/latest.json` at the time of this answer. */
  buildId: string;
  /** With whom a membership is agreed. */
  company: { name: string; address: string };
  /** The site's own; null where the content system's settings decide. */
  contact: { phone: string | null; email: string | null };
  /** Until those are known. */
  office: { phone: string; email: string };
  topListsTitle: string;
}
