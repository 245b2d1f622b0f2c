import { renderSVG } from "uqr";
import { microcopy as texts } from "./microcopy";
import { PAGE_STYLE } from "./page-style";

export interface Shown {
  /** What went wrong, in German. */
  error?: string;
  notice?: string;
}

interface Field {
  name: string;
  label: string;
  type?: "email" | "password" | "text";
  autocomplete: string;
  value?: string;
  hint?: string;
  isCode?: boolean;
}

export function signInPage({
  email = "",
  goOn = "",
  ...shown
}: Shown & { email?: string; goOn?: string }): string {
  const fields: Field[] = [
    { name: "email", label: texts.fields.email, type: "email", autocomplete: "username", value: email },
    {
      name: "password",
      label: texts.fields.password,
      type: "password",
      autocomplete: "current-password",
    },
  ];
  return page(
    texts.signIn.title,
    intro(texts.signIn.title, texts.signIn.lead, shown) +
      form(fields, texts.signIn.button, { focus: email === "" ? "email" : "password", hidden: { goOn } }) +
      links([["/admin/auth/forgot-password", texts.signIn.forgotten]]),
  );
}

export function codePage(shown: Shown): string {
  const field: Field = {
    name: "code",
    label: texts.fields.code,
    autocomplete: "one-time-code",
    hint: texts.code.hint,
    isCode: true,
  };
  return page(
    texts.code.title,
    intro(texts.code.title, texts.code.lead, shown) +
      form([field], texts.code.button, { focus: "code" }) +
      links([["/admin/anmelden", texts.code.restart]]),
  );
}

export function enrolPage({
  address,
  secret,
  canWait,
  ...shown
}: Shown & { address: string; secret: string; canWait: boolean }): string {
  const { title, lead, steps, picture, button, later } = texts.enrol;
  const field: Field = {
    name: "code",
    label: texts.fields.code,
    autocomplete: "one-time-code",
    isCode: true,
  };
  const groups = (secret.match(/.{1,4}/g) ?? []).join(" ");
  return page(
    title,
    intro(title, lead, shown) +
      `<ol>${steps.map((step) => `<li>${escape(step)}</li>`).join("")}</ol>` +
      `<div class="qr" role="img" aria-label="${escape(picture)}">${renderSVG(address, { border: 4 })}</div>` +
      `<p class="muted">${escape(texts.enrol.secret)}:<br><code>${groups}</code></p>` +
      form([field], button, canWait ? { later } : {}),
  );
}

export function recoveryPage(codes: readonly string[], goOn: string): string {
  const { title, lead, once, button } = texts.recovery;
  return page(
    title,
    intro(title, lead, { notice: once }) +
      `<ul class="codes">${codes.map((code) => `<li><code>${escape(code)}</code></li>`).join("")}</ul>` +
      `<a class="button" href="${escape(goOn)}">${escape(button)}</a>`,
  );
}

const newPassword: Field = {
  name: "password",
  label: texts.fields.newPassword,
  type: "password",
  autocomplete: "new-password",
  hint: texts.passwordHint,
};

export function resetPage(shown: Shown): string {
  const { title, lead, button } = texts.reset;
  return page(title, intro(title, lead, shown) + form([newPassword], button, { focus: "password" }));
}

export function invitationPage(shown: Shown & { firstname?: string; lastname?: string }): string {
  const { title, lead, button } = texts.invitation;
  const { firstname = "", lastname = "" } = shown;
  const fields: Field[] = [
    { name: "firstname", label: texts.fields.firstname, autocomplete: "given-name", value: firstname },
    { name: "lastname", label: texts.fields.lastname, autocomplete: "family-name", value: lastname },
    newPassword,
  ];
  return page(title, intro(title, lead, shown) + form(fields, button));
}

export function goneLinkPage(title: string, text: string, link?: readonly [string, string]): string {
  return page(title, intro(title, text, {}) + (link ? links([link]) : ""));
}

function intro(title: string, lead: string, { error, notice }: Shown): string {
  return (
    `<h1>${escape(title)}</h1><p>${escape(lead)}</p>` +
    (error ? `<p class="error" role="alert">${escape(error)}</p>` : "") +
    (notice ? `<p class="notice" role="status">${escape(notice)}</p>` : "")
  );
}

interface FormOptions {
  focus?: string;
  hidden?: Readonly<Record<string, string>>;
  /** Label of a second button that leaves this step out. */
  later?: string;
}

function form(
  fields: readonly Field[],
  button: string,
  { focus, hidden = {}, later }: FormOptions = {},
): string {
  const secrets = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  const skip = later
    ? `<button class="quiet" name="later" value="1" formnovalidate>${escape(later)}</button>`
    : "";
  return (
    `<form method="post">${secrets.join("")}${fields.map((field) => input(field, field.name === focus)).join("")}` +
    `<button type="submit">${escape(button)}</button>${skip}</form>`
  );
}

function input(
  { name, label, type = "text", autocomplete, value = "", hint, isCode }: Field,
  isFirst: boolean,
): string {
  const longest = { text: isCode ? 20 : 80, email: 254, password: 1000 }[type];
  const code = isCode ? ' inputmode="text" autocapitalize="none" spellcheck="false"' : "";
  const small = hint ? `<small id="${name}-hint">${escape(hint)}</small>` : "";
  const described = hint ? ` aria-describedby="${name}-hint"` : "";
  return (
    `<label for="${name}">${escape(label)}</label>${small}` +
    `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(value)}" required maxlength="${longest}"${code}${described}${isFirst ? " autofocus" : ""}>`
  );
}

function links(all: readonly (readonly [string, string])[]): string {
  return `<p class="links">${all.map(([href, label]) => `<a href="${href}">${escape(label)}</a>`).join(" ")}</p>`;
}

function page(title: string, body: string): string {
  const name = `${texts.brand} ${texts.place}`;
  return (
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escape(title)} – ${name}</title><style>${PAGE_STYLE}</style></head>` +
    `<body><header>${texts.brand} <span>${texts.place}</span></header><main>${body}</main></body></html>`
  );
}

export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
