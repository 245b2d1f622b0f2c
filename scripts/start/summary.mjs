import { bold, dim } from "../lib/terminal.mjs";

const LABEL = 18;
const NAME = 10;

/**
 * What somebody needs who wants to look around: addresses, and whom to sign in as.
 *
 * @param {{ addresses: Record<string, any>, accounts: Record<string, { email: string, password: string } | undefined>, site: string, data: string, isIdentityRunning: boolean }} product
 *   `site` is the address of the first site, `data` the data folder as it is shown
 * @returns {string}
 */
export function summary({ addresses, accounts, site, data, isIdentityRunning }) {
  const { editor, writer, ...people } = accounts;
  const known = Object.entries(people).filter(([, login]) => login !== undefined);
  const all = [editor, ...(writer ? [writer] : []), ...known.map(([, login]) => login)];
  const widest = Math.max(...all.map(({ email }) => email.length));
  const login = (name, { email, password }) =>
    `  ${" ".repeat(LABEL)}${dim(name.padEnd(NAME))}${email.padEnd(widest + 2)}${password}`;
  const row = (label, value) => `  ${bold(label.padEnd(LABEL))}${value}`;
  return [
    row("Site", `${site}/de`),
    row("Portal", addresses.portal),
    ...known.map(([name, account]) => login(name, account)),
    ...(isIdentityRunning
      ? [row("Sign-in “Demo”", `${addresses.identity}, invented people, no passwords`)]
      : []),
    row("Content system", addresses.admin),
    login("admin", editor),
    ...(writer ? [login("editor", writer)] : []),
    row("Inbox", addresses.inbox),
    `  ${dim("Data and logs".padEnd(LABEL))}${dim(data)}`,
  ].join("\n");
}
