import { changeRequest, PROBLEM_TYPES, tidyNote, TRIP_DOCUMENTS } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import type { AccountSource } from "./accountSource";
import { asking, type Way } from "./askAccounts";
import { sendJson } from "../../http/answers";
import { makeProblem, ProblemError, problems } from "../../http/problems";
import { PERSONAL_PAGE_HEADERS } from "../../http/securityHeaders";
import { microcopy } from "../../microcopy";
import { pathNumber, WITH_BODY } from "./personalRoute";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const { account: texts } = microcopy;
/** Mails style by attributes; nothing comes from anywhere else and nothing runs. */
const PAPER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const requestProblems = {
  invalid: () =>
    makeProblem(422, PROBLEM_TYPES.invalidBooking, "Invalid request", texts.changeRequest.invalid),
  closed: () => makeProblem(409, PROBLEM_TYPES.departurePast, "Trip is over", texts.changeRequest.closed),
};

type Path = { Params: { number: string; kind: string } };

/** Bookings of the account's confirmed address; another one's number is as unknown as one that was never given out. */
export function registerMyBookingRoutes(
  app: FastifyInstance,
  services: Way<AccountSource> & { users: UserGuard },
): void {
  const { users } = services;
  const ask = asking(services, texts.bookingsUnavailable);

  app.get("/api/bookings", async (request, reply) => {
    const { id } = await users.requireUser(request);
    const data = await ask(request, (source) => source.bookings(id));
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  app.get<Path>("/api/bookings/:number", async (request, reply) => {
    const { id } = await users.requireUser(request);
    const number = pathNumber(request.params.number);
    const data =
      number === undefined ? undefined : await ask(request, (source) => source.booking(id, number));
    if (!data) throw new ProblemError(problems.notFound(texts.bookingNotFound));
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  app.post<Path>("/api/bookings/:number/requests", WITH_BODY, async (request, reply) => {
    const { id } = await users.requireUser(request);
    const number = pathNumber(request.params.number);
    const order = changeRequest.safeParse(request.body).data;
    const message = order?.kind === "change" ? tidyNote(order.message) : undefined;
    if (!order || message === "") throw new ProblemError(requestProblems.invalid());
    const tidy = order.kind === "change" ? { ...order, message: message ?? "" } : order;
    const data =
      number === undefined ? undefined : await ask(request, (source) => source.request(id, number, tidy));
    if (!data) throw new ProblemError(problems.notFound(texts.bookingNotFound));
    if (data === "closed") throw new ProblemError(requestProblems.closed());
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  app.get<Path>("/api/bookings/:number/documents/:kind", async (request, reply) => {
    const { id } = await users.requireUser(request);
    const number = pathNumber(request.params.number);
    const kind = TRIP_DOCUMENTS.find((one) => one === request.params.kind);
    const paper =
      number === undefined || kind === undefined
        ? undefined
        : await ask(request, (source) => source.paper(id, { number, kind }));
    if (!paper) throw new ProblemError(problems.notFound(texts.documentNotFound));
    return reply
      .headers({
        ...PRIVATE,
        ...PERSONAL_PAGE_HEADERS,
        "content-security-policy": PAPER_POLICY,
        "content-type": paper.mediaType,
        "content-disposition": `inline; filename="${paper.fileName.replace(/[^\w.-]/g, "")}"`,
        "content-language": "de",
      })
      .send(paper.content);
  });
}
