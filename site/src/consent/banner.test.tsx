import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import common from "../../locales/de/common.json";
import { translate } from "../texts/translate";
import { decide } from "@gratweg/page-parts/consent";
import { NO_PURPOSES, toConsentRecord } from "@gratweg/flows";
import { bannerScript } from "./bannerScript";
import { Consent } from "./Consent";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string) => translate([common], key) }),
}));

const page = <Consent foreign={{ analytics: { name: "PostHog" }, videoConsultation: null, reviews: null }} />;
const { dataset } = document.documentElement;
let root: Root | undefined;
const complaints: unknown[] = [];

/** The page as it was built, its head's script and then, as late as the test likes, React. */
function built() {
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  const script = document.createElement("script");
  script.textContent = bannerScript;
  document.head.append(script);
  script.remove();
}
const comeAlive = () =>
  act(() => {
    root = hydrateRoot(document.getElementById("page")!, page, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
const banner = () => document.querySelector("section");

afterEach(() => {
  act(() => root?.unmount());
  localStorage.clear();
  delete dataset["consent"];
  delete dataset["hydrated"];
  expect(complaints).toEqual([]);
});

test.each([
  ["nothing", null, "open"],
  ["rubbish", "{", "open"],
  [
    "a decision about other purposes",
    JSON.stringify({ ...toConsentRecord(NO_PURPOSES, 0), version: 0 }),
    "open",
  ],
  ["a decision", JSON.stringify(toConsentRecord(NO_PURPOSES, 0)), "decided"],
])("with %s stored the head's script marks the page and the page agrees", (_, stored, mark) => {
  if (stored !== null) localStorage.setItem("gratweg_consent", stored);
  built();
  expect(dataset["consent"]).toBe(mark);
  comeAlive();
  expect([dataset["consent"], banner() !== null]).toEqual([mark, mark === "open"]);
});

test("a decision that only looks like one opens the question as soon as the page lives", () => {
  localStorage.setItem("gratweg_consent", JSON.stringify({ version: 2 }));
  built();
  expect(dataset["consent"]).toBe("decided");
  comeAlive();
  expect([dataset["consent"], banner() !== null]).toEqual(["open", true]);
});

test("the mark follows the store", () => {
  built();
  comeAlive();
  act(() => decide(NO_PURPOSES));
  expect([dataset["consent"], banner()]).toEqual(["decided", null]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect([dataset["consent"], banner() !== null]).toEqual(["open", true]);
});

test("where storage is forbidden the question is open", () => {
  const forbidden = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  built();
  expect(dataset["consent"]).toBe("open");
  forbidden.mockRestore();
});
