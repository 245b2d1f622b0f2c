import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { microcopy } from "./microcopy";
import { isOwnHost } from "./ownHost";
import { choicePage, messagePage, POLICY } from "./page";
import { PEOPLE, createRegistry, readPerson, type Registry } from "./people";
import { CHOICE_PATH, createProvider } from "./provider";

export interface IdentityOptions {
  port: number;
  client: { id: string; secret: string; redirectUris: string[] };
}

/** Starts the provider on loopback only. */
export async function startIdentity({ port, client }: IdentityOptions): Promise<{ stop(): Promise<void> }> {
  const registry = createRegistry();
  const provider = await createProvider({ issuer: `http://localhost:${port}`, client, registry });
  const protocol = provider.callback();
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host)) {
      send(response, 421, messagePage(microcopy.unknownHostTitle, microcopy.unknownHostText));
      return;
    }
    // `//` is no path but a host without a name.
    if (!URL.canParse(request.url ?? "/", "http://identity")) {
      send(response, 400, messagePage(microcopy.unknownHostTitle, microcopy.unknownHostText));
      return;
    }
    const path = new URL(request.url ?? "/", "http://identity").pathname;
    if (path === "/") {
      send(response, 200, messagePage(microcopy.homeTitle, microcopy.homeText));
      return;
    }
    if (!path.startsWith(CHOICE_PATH)) {
      void protocol(request, response);
      return;
    }
    choose(provider, registry, path, request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.name : "Error"} at a sign-in\n`);
      send(response, 400, messagePage(microcopy.expiredTitle, microcopy.expiredText));
    });
  });
  // `localhost` and not 127.0.0.1: browsers may resolve the name to either loopback address.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return {
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function choose(
  provider: Provider,
  registry: Registry,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Proves by its cookie that this browser began it.
  await provider.interactionDetails(request, response);
  if (request.method !== "POST") return send(response, 200, choicePage(path, PEOPLE));
  const form = new URLSearchParams(await readBody(request));
  const choice = form.get("choice");
  if (choice === "cancel") {
    const refusal = { error: "access_denied", error_description: "the person has cancelled" };
    return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const invented = choice === "other" ? readPerson(form) : null;
  const subject = invented ? registry.add(invented) : choice;
  if (subject === null || !registry.find(subject))
    return send(response, 422, choicePage(path, PEOPLE, choice === "other"));
  const login = { accountId: subject, remember: false };
  return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}

const MAX_BODY = 8_192;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error("The form is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": POLICY,
    })
    .end(html);
}
