import { paths } from "@gratweg/contracts";
import { escapeHtml } from "@gratweg/contracts/kernel";
import { endOf } from "./sandboxObjects";
import type { SandboxSession, SandboxSubscription } from "./sandboxState";
import { SANDBOX_STYLE } from "./sandboxStyle";
import { sandboxTexts as texts } from "./sandboxTexts";

export type CheckoutAction = "pay" | "decline" | "abandon";
export type CustomerAction = "days" | "end" | "decline" | "accept" | "cancel" | "resume";

interface Button {
  action: CheckoutAction | CustomerAction;
  label: string;
  look?: "first" | "plain";
}

export function checkoutPage(session: SandboxSession, declined: boolean): string {
  const { agreement, email, seller, successUrl } = session;
  const { planName, priceCents, interval } = agreement;
  const text = texts.checkout;
  if (session.state === "paid")
    return page(text.paidTitle, `<p>${escapeHtml(text.paidText)}</p>${link(successUrl, text.goOn)}`);
  const buttons: Button[] = [
    { action: "pay", label: text.pay(priceCents), look: "first" },
    { action: "decline", label: text.decline },
    { action: "abandon", label: text.abandon, look: "plain" },
  ];
  return page(
    text.title,
    facts([
      [texts.facts.plan, planName],
      [texts.facts.price, texts.perInterval(priceCents, interval)],
      [texts.facts.renews, text.renews(interval)],
      [texts.facts.account, email],
      ...(seller === undefined ? [] : ([[texts.facts.seller, seller]] as Row[])),
    ]) +
      `<p class="note">${escapeHtml(text.note)}</p>` +
      (declined ? `<p class="alert" role="alert">${escapeHtml(text.declined)}</p>` : "") +
      form(buttons),
  );
}

export function customerPage(subscription: SandboxSubscription): string {
  const { agreement, email, status, cancelling, declines } = subscription;
  const text = texts.customer;
  const moment = (seconds: number) => texts.day(new Date(seconds * 1000));
  const isOver = status === "canceled";
  const state = status === "active" && cancelling ? text.states.ending : text.states[status];
  const wind: Button[] = [
    { action: "days", label: text.days },
    { action: "end", label: text.toEnd, look: "first" },
  ];
  const card: Button = declines
    ? { action: "accept", label: text.accept }
    : { action: "decline", label: text.decline };
  const contract: Button = cancelling
    ? { action: "resume", label: text.resume }
    : { action: "cancel", label: text.cancel };
  return page(
    text.title,
    facts([
      [texts.facts.plan, agreement.planName],
      [texts.facts.price, texts.perInterval(agreement.priceCents, agreement.interval)],
      [texts.facts.account, email],
      [texts.facts.state, state],
      [texts.facts.start, moment(subscription.startedAt)],
      [
        texts.facts.paidUntil,
        moment(status === "past_due" ? subscription.periodStart : subscription.periodEnd),
      ],
      ...(cancelling
        ? ([[texts.facts.ends, moment(subscription.endedAt ?? endOf(subscription))]] as Row[])
        : []),
      ...(subscription.charge?.refunded
        ? ([[texts.facts.refunded, texts.price(subscription.charge.refunded)]] as Row[])
        : []),
    ]) +
      `<p class="note">${escapeHtml(text.note)}</p>` +
      (status === "active" ? section(text.time, text.timeNote, wind) : "") +
      (isOver ? "" : section(text.card, declines ? text.declines : text.accepts, [card])) +
      (isOver ? "" : section(text.contract, "", [contract])) +
      link(paths.portalSettings(), text.back),
  );
}

export function gonePage(): string {
  const { title, text, back } = texts.gone;
  return page(title, `<p>${escapeHtml(text)}</p>${link(paths.portalUser("pricing"), back)}`);
}

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" type="image/svg+xml" href="/favicon.svg">` +
    `<title>${escapeHtml(title)} – Sandbox</title><style>${SANDBOX_STYLE}</style></head><body><main>` +
    `<strong class="badge">${escapeHtml(texts.badge)}</strong><div class="card"><h1>${escapeHtml(title)}</h1>${body}</div></main></body></html>`
  );
}

function section(title: string, note: string, buttons: Button[]): string {
  const text = note === "" ? "" : `<p class="note">${escapeHtml(note)}</p>`;
  return `<h2>${escapeHtml(title)}</h2>${text}${form(buttons)}`;
}

type Row = [label: string, value: string];

function facts(rows: Row[]): string {
  return `<dl>${rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>`;
}

/** Sent to the page's own address. */
function form(buttons: Button[]): string {
  const button = ({ action, label, look }: Button) =>
    `<button name="aktion" value="${action}"${look ? ` class="${look}"` : ""}>${escapeHtml(label)}</button>`;
  return `<form method="post">${buttons.map(button).join("")}</form>`;
}

function link(href: string, label: string): string {
  return `<p class="back"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
}
