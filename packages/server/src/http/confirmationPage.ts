import { escapeHtml } from "@gratweg/contracts/kernel";
import { pageStyle, plainLink, plainPage, type PlainPage } from "./plainPage";
import { PERSONAL_PAGE_HEADERS } from "./securityHeaders";

/** `text` says what the button does. */
export interface ConfirmationPage extends PlainPage {
  button: string;
  /** A path of this site, query included. */
  action: string;
  /** Sent with the button, as a form. */
  hidden?: Readonly<Record<string, string>>;
  /** Asked for with the button, as the form's field `password`. */
  password?: PasswordField;
  /** A box to tick before the button. */
  choice?: { name: string; label: string };
  /** Who need not press it. */
  notYou?: { title: string; text: string };
  /** For whoever does not want that. */
  back: { href: string; label: string };
}

interface PasswordField {
  label: string;
  /** What was wrong with the last one. */
  error?: string;
  forgotten: { href: string; label: string };
}

const STYLE = pageStyle(`
form{margin:1.5rem 0 1rem}
label{display:block;margin:0 0 .375rem;font-weight:600}
input[type=password]{box-sizing:border-box;width:100%;max-width:24rem;min-height:3rem;margin:0;padding:.65rem .875rem;border:1px solid #66736c;border-radius:.5rem;background:#fff;color:inherit;font:inherit}
input[aria-invalid]{border:2px solid #a3261f}
form p{margin:.25rem 0 1rem}
form .error{margin:0 0 .5rem;color:#a3261f;font-weight:600}
h2{margin:2rem 0 .5rem;font-size:1.25rem;line-height:1.3}
button{min-height:3rem;padding:.65rem 1.5rem;border:2px solid #1f5c3f;border-radius:.5rem;background:#1f5c3f;color:#fff;font:inherit;font-weight:600;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:#174831}
@media(prefers-color-scheme:dark){input[type=password]{border-color:#93a39a;background:#1d2421}input[aria-invalid]{border-color:#ffb4ab}form .error{color:#ffb4ab}button{border-color:#8fd3ae;background:#8fd3ae;color:#10251a}button:hover{background:#a9e0c1}}`);

/** No scripts at all; the form goes to the same site and may lead on there. */
export const CONFIRMATION_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...PERSONAL_PAGE_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src ${STYLE.source}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  "cache-control": "no-store",
};

/** Stands between a mail's link and what it does: programs that open every link of a mail press no button. */
export function confirmationPage({
  button,
  action,
  hidden = {},
  password,
  choice,
  notYou,
  back,
  ...page
}: ConfirmationPage): Buffer {
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  const box = choice
    ? `<p><label><input type="checkbox" name="${escapeHtml(choice.name)}"> ${escapeHtml(choice.label)}</label></p>`
    : "";
  const form = `<form method="post" action="${escapeHtml(action)}">${fields}${password ? passwordField(password) : ""}${box}<button type="submit">${escapeHtml(button)}</button></form>`;
  const aside = notYou ? `<h2>${escapeHtml(notYou.title)}</h2><p>${escapeHtml(notYou.text)}</p>` : "";
  return plainPage(page, STYLE.css, form + aside + plainLink(back));
}

/** Never with what was typed. The page was sent once more because of the error, so the focus is where it is mended. */
function passwordField({ label, error, forgotten }: PasswordField): string {
  const state = error === undefined ? "" : ` aria-invalid="true" aria-describedby="password-error" autofocus`;
  const alert =
    error === undefined ? "" : `<p class="error" id="password-error" role="alert">${escapeHtml(error)}</p>`;
  return (
    `<label for="password">${escapeHtml(label)}</label>${alert}` +
    `<input type="password" id="password" name="password" autocomplete="current-password" required${state}>` +
    plainLink(forgotten)
  );
}
