/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { renderWithStyles } from "../theme/public";
import { Header } from "./Header";

const props = {
  name: "Gratweg",
  homeHref: "/de",
  items: [{ href: "/de", label: "Start" }],
  phone: { href: "tel:+4930123456", label: "030 123456" },
  email: "hilfe@gratweg.example",
};

/** What the header's styles say of showing something, by window: jsdom's style sheet forgets the queries. */
function display(part: "menu" | "button" | "header", hideOnPhone = false): Record<string, string> {
  const { html, css } = renderWithStyles(() =>
    renderToString(<Header {...props} visibility={{ state: "visible", hideOnPhone }} />),
  );
  const opening = {
    menu: /<nav aria-label="Hauptmenü" class="([^"]+)"/,
    button: /<div class="([^"]+)"><button[^>]*aria-haspopup="dialog"/,
    header: /<header [^>]*class="([^"]+)"/,
  }[part].exec(html);
  const found: Record<string, string> = {};
  for (const name of opening?.[1]?.split(" ") ?? []) {
    const own = new RegExp(`(?:@media ([^{]+)\\{)?\\.${name}\\{([^}]*)\\}`, "g");
    for (const [, query = "always", rules = ""] of css.matchAll(own)) {
      const value = /(?:^|;)display:([^;]+)/.exec(rules)?.[1];
      if (value) found[query] = value;
    }
  }
  return found;
}

test("from lg on, 1280 px, the entries stand beside the logo; below it a button opens them [9.17]", () => {
  expect(display("menu")).toMatchObject({ always: "none", "(min-width: 1280px)": "block" });
  expect(display("button")).toMatchObject({ "(min-width: 1280px)": "none" });
  expect(display("button")).not.toHaveProperty("always");
});

test("a header that is away on phones is so below 460 px alone [9.11]", () => {
  expect(display("header", true)).toEqual({ "(max-width: 459.98px)": "none" });
  expect(display("header")).toEqual({});
});
