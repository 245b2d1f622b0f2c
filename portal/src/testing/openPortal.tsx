import type { PortalConfig } from "@gratweg/contracts";
import { act, configure, render, screen, within } from "@testing-library/react";
import { navigate } from "@reach/router";
import { App } from "../App";
import { createServices } from "../createServices";
import "./browser";
import { config } from "./config";

// A screen that comes for the first time is compiled first.
configure({ asyncUtilTimeout: 4_000 });

export const anna = {
  id: 7,
  email: "anna@postfach.example",
  firstName: "Anna",
  role: { type: "authenticated" },
};

/** What was asked of a server, by method and path. */
export interface Asked {
  call: string;
  body: unknown;
  token: string | null;
}

export type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

/** jsdom has no responses of its own. */
class FakeResponse {
  constructor(
    readonly status: number,
    private readonly body: unknown,
    private readonly fields: Readonly<Record<string, string>> = {},
  ) {}
  get ok() {
    return this.status < 400;
  }
  get headers() {
    return { get: (name: string) => this.fields[name] ?? null };
  }
  text = () => Promise.resolve(JSON.stringify(this.body));
  json = () => Promise.resolve(this.body);
}

/** A refusal in the content system's form. */
export function refusal(status: number, code: string, headers?: Record<string, string>) {
  const error = { status, name: "Error", message: code, details: { code } };
  return new FakeResponse(status, { data: null, error }, headers);
}

/** The application that was opened last. */
export let portal: Awaited<ReturnType<typeof open>>;
export const address = () => window.location.pathname + window.location.search;
export const main = () => within(screen.getByRole("main"));

afterEach(() => portal?.stop());

/**
 * The whole application with its real machines, stores and adapters at an address; only the network and the browser's leaving are the
 * test's. Calls without an answer never get one.
 */
export async function openPortal(path: string, answers: Answers = {}, host: Partial<PortalConfig> = {}) {
  portal?.stop();
  portal = await open(path, answers, host);
}

async function open(path: string, answers: Answers, host: Partial<PortalConfig>) {
  window.history.replaceState(null, "", path);
  // Its promise waits for a page that is not there yet.
  void navigate(path, { replace: true });
  const asked: Asked[] = [];
  const left: string[] = [];
  /** What the build check was told of. */
  const navigated: string[] = [];
  const fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input as string, "http://eigen.test");
    const call: Asked = {
      call: `${init.method ?? "GET"} ${url.pathname}`,
      body: typeof init.body === "string" ? JSON.parse(init.body) : Object.fromEntries(url.searchParams),
      token: (init.headers as Record<string, string>).authorization?.replace("Bearer ", "") ?? null,
    };
    asked.push(call);
    const answer = answers[call.call];
    if (!answer) return new Promise<never>(() => undefined);
    const given = await answer(call);
    return given instanceof FakeResponse ? given : new FakeResponse(200, given ?? {});
  });
  const page = Object.create(window, {
    fetch: { value: fetch },
    location: {
      get: () => ({
        get origin() {
          return "http://eigen.test";
        },
        get pathname() {
          return window.location.pathname;
        },
        get search() {
          return window.location.search;
        },
        hash: "",
        protocol: "http:",
        assign: (href: string) => left.push(href),
        replace: (href: string) => left.push(href),
      }),
    },
    ...bound("addEventListener", "removeEventListener", "dispatchEvent", "setTimeout", "clearTimeout"),
    document: { value: document },
    history: { value: window.history },
    localStorage: { value: window.localStorage },
    sessionStorage: { value: window.sessionStorage },
    navigator: { value: window.navigator },
    crypto: { value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) } },
  }) as Window;
  const rescueChunk = jest.fn(() => Promise.resolve(false));
  const hosted = { ...config, ...host };
  const services = createServices(hosted, { navigate: (href) => navigated.push(href) }, page);
  const report = jest.fn();
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(<App services={services} rescueChunk={rescueChunk} report={report} />);
    await Promise.resolve();
  });
  const stop = () => {
    view?.unmount();
    services.session.stop();
    services.temporarySession.stop();
    services.paymentAccess.actor.stop();
    services.checkout.stop();
  };
  return {
    services,
    asked,
    left,
    navigated,
    report,
    rescueChunk,
    stop,
    container: view?.container ?? document.body,
  };
}

function bound(...names: (keyof Window)[]): PropertyDescriptorMap {
  return Object.fromEntries(
    names.map((name) => [name, { value: (window[name] as (...all: unknown[]) => unknown).bind(window) }]),
  );
}
