import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { ProblemError, problems } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import type { Sandbox } from "./sandbox/sandbox";
import { cancel, collect, resume, wind } from "./sandbox/sandboxLife";
import { checkoutPage, customerPage, gonePage, type CustomerAction } from "./sandbox/sandboxPages";
import { SANDBOX_PATH } from "./sandbox/sandboxProvider";
import type { SandboxSubscription } from "./sandbox/sandboxState";
import { SANDBOX_HEADERS } from "./sandbox/sandboxStyle";

const LARGEST_BODY = 1_024;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i;

type Address = { Params: { id: string }; Querystring: { abgelehnt?: unknown } };

/** The sandbox's own pages: plain forms that work without scripts. Who knows the address may pay, as with the real ones. */
export function registerSandboxRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  registerScope(app, "payment-sandbox", (scope) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string).get("aktion")),
    );
    const options = { bodyLimit: LARGEST_BODY, onRequest: checkSender };

    scope.get<Address>(`${SANDBOX_PATH}/:id`, (request, reply) => {
      requireSite(request);
      const session = sandbox.session(request.params.id);
      return session
        ? send(reply, checkoutPage(session, request.query.abgelehnt !== undefined))
        : send(reply.code(404), gonePage());
    });
    scope.post<Address>(`${SANDBOX_PATH}/:id`, options, async (request, reply) => {
      const { id } = request.params;
      const session = sandbox.session(id);
      if (!session) return send(reply.code(404), gonePage());
      if (request.body === "pay") await sandbox.pay(id);
      if (request.body === "pay" || session.state === "paid") return lead(reply, session.successUrl);
      if (request.body === "abandon") return lead(reply, session.cancelUrl);
      return lead(reply, `${SANDBOX_PATH}/${id}?abgelehnt=1`);
    });

    scope.get<Address>(`${SANDBOX_PATH}/kunde/:id`, (request, reply) => {
      requireSite(request);
      const subscription = sandbox.byPage(request.params.id);
      return subscription ? send(reply, customerPage(subscription)) : send(reply.code(404), gonePage());
    });
    scope.post<Address>(`${SANDBOX_PATH}/kunde/:id`, options, async (request, reply) => {
      const subscription = sandbox.byPage(request.params.id);
      if (!subscription) return send(reply.code(404), gonePage());
      await act(sandbox, subscription, request.body);
      return lead(reply, `${SANDBOX_PATH}/kunde/${request.params.id}`);
    });
  });
}

const steps: Readonly<Record<CustomerAction, Parameters<Sandbox["change"]>[1]>> = {
  days: (subscription, now, name) => wind(subscription, 15, now, name),
  end: (subscription, now, name) => wind(subscription, "end", now, name),
  decline: (subscription) => {
    subscription.declines = true;
    return [];
  },
  accept: (subscription, _now, name) => collect(subscription, name),
  cancel: (subscription, now) => cancel(subscription, null, now),
  resume,
};

async function act(sandbox: Sandbox, subscription: SandboxSubscription, action: unknown): Promise<void> {
  const step =
    typeof action === "string" && Object.hasOwn(steps, action) ? steps[action as CustomerAction] : null;
  if (!step) throw new ProblemError(problems.badRequest());
  // A page that was left open: what has ended cannot be changed any more, and the page says so.
  if (subscription.status !== "canceled") await sandbox.change(subscription, step);
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.headers({ ...SANDBOX_HEADERS, "content-type": "text/html; charset=utf-8" }).send(html);
}

function lead(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(303)
    .headers({ ...SANDBOX_HEADERS, location })
    .send();
}

function checkSender(request: FastifyRequest, _reply: unknown, done: () => void): void {
  requireOwnOrigin(request);
  if (!FORM_TYPE.test(request.headers["content-type"] ?? ""))
    throw new ProblemError(problems.unsupportedMediaType());
  done();
}
