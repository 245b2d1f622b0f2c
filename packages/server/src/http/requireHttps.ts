import type { FastifyReply, FastifyRequest } from "fastify";
import { siteOfRequest } from "../hosts/siteOfRequest";
import { isNameOfThisMachine } from "../hosts/thisMachine";
import { sendProblem } from "./answers";
import { problems } from "./problems";

/** Probes come from beside the server, where nobody has a certificate. */
const PROBES = new Set(["/healthz", "/readyz"]);

/**
 * In production everything else is asked for by https: reading is led there, writing is refused, because what was sent has been
 * readable on its way. Answers whether the request has been dealt with.
 */
export function refusePlainHttp(request: FastifyRequest, reply: FastifyReply): boolean {
  const url = request.raw.url ?? "/";
  if (request.protocol === "https" || PROBES.has(url) || isNameOfThisMachine(request.host)) return false;
  // A foreign host is refused as such.
  if (!siteOfRequest(request)) return false;
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendProblem(reply, problems.httpsOnly());
    return true;
  }
  const name = request.host.replace(/:\d*$/, "");
  // An absolute target would name a host of its own.
  const location = `https://${name}${url.startsWith("/") ? url : "/"}`;
  void reply.code(308).headers({ location, "cache-control": "no-store" }).send();
  return true;
}
