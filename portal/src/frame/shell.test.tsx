import { readFileSync } from "node:fs";
import path from "node:path";
import { headScript } from "../../headScript";
import { config } from "../testing/config";
import { frameTexts } from "../texts/frame";
import { footerLinks } from "./footerLinks";
import { headerItems } from "./headerItems";
import { ENTRY_RELOAD_KEY } from "./shell";

// Browsers know it, jsdom does not.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

const page = new DOMParser().parseFromString(
  readFileSync(path.join(__dirname, "../../index.html"), "utf8"),
  "text/html",
);
const linksIn = (part: string) =>
  [...page.querySelectorAll(`#portal-shell ${part} a`)].map((link) => ({
    href: link.getAttribute("href"),
    label: link.textContent,
  }));

it("has the header's four entries, the footer's links and the error page's words", () => {
  expect(linksIn("nav")).toEqual(headerItems("").map(({ href, label }) => ({ href, label })));
  expect(linksIn("footer")).toEqual(footerLinks({ ...config, topListsTitle: "Top-Listen" }));
  const { headline, text, toPortal } = frameTexts.errorPage;
  expect(
    page
      .querySelector("[data-part=failed]")
      ?.textContent?.trim()
      .split(/\s*\n\s*/),
  ).toEqual([headline, text, toPortal]);
});

it("shows its error page where the entry does not arrive after one reload, and for no other script", () => {
  document.body.innerHTML = page.body.innerHTML;
  sessionStorage.setItem(ENTRY_RELOAD_KEY, "1");
  window.eval(headScript);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("[data-part]")]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.part);
  const fail = (type: string) => {
    const script = Object.assign(document.createElement("script"), { type });
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
  };
  fail("");
  expect(shown()).toEqual(["loading"]);
  fail("module");
  expect(shown()).toEqual(["failed"]);
});
