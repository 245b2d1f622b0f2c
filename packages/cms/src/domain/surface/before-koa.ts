import type { Server } from "node:http";
import { adminListener, signInSettings, trustedProxies } from "../../environment";
import { clientAddress } from "../sign-in/client-address";
import { secretsCheck } from "./callers";
import { boundRequests } from "./requests";
import { signedSession } from "./signed";
import { certainWait, turnedAway } from "./turned-away";

/** Guards the public listener alone: the editors' one is reached by editors and the own server, who asks for hundreds of visitors at once. */
export function guardPublicListener(server: Server): void {
  const { GRATWEG_CONTENT_TOKEN, GRATWEG_SERVICE_SECRET, GRATWEG_TRUST_PROXY = "", JWT_SECRET } = process.env;
  const isProxy = trustedProxies(GRATWEG_TRUST_PROXY);
  const isOurSecret = secretsCheck({
    contentToken: GRATWEG_CONTENT_TOKEN,
    serviceSecret: GRATWEG_SERVICE_SECRET,
  });
  boundRequests(server, {
    addressOf({ headers, socket }) {
      const forwarded = String(headers["x-forwarded-for"] ?? "");
      const ips = forwarded === "" ? [] : forwarded.split(",").map((address) => address.trim());
      return clientAddress({ request: { ips, socket } }, isProxy);
    },
    // Sessions are not: anybody may have one, and the own server asks with them from this machine or at the other listener.
    isTrusted: ({ headers: { authorization } }) => authorization !== undefined && isOurSecret(authorization),
    waitOf: certainWait(
      {
        isDivided: adminListener() !== null,
        isSession: (authorization) => signedSession(authorization, JWT_SECRET) !== null,
      },
      turnedAway,
    ),
    sites: signInSettings().origins,
  });
}
