import type { Server } from "node:http";
import { adminListener, trustedProxies } from "../../environment";
import { clientAddress } from "../sign-in/client-address";
import { isMadeToken, secretsCheck } from "./callers";
import { boundRequests } from "./requests";
import { isSigned } from "./signed";
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
    isTrusted({ headers: { authorization } }) {
      if (authorization === undefined) return false;
      return isOurSecret(authorization) || isSigned(authorization, JWT_SECRET) || isMadeToken(authorization);
    },
    waitOf: certainWait(adminListener() !== null, turnedAway),
  });
}
