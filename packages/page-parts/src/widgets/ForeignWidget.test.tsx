import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentConsent, decide } from "../consent";
import { ForeignWidget } from "./ForeignWidget";

const widget = {
  script: "https://termine.example/v1.js",
  attributes: { "data-widget": "video-consultation" },
  provider: { name: "Terminwerk" },
};
const yes = { analytics: false, videoConsultation: true, reviews: false };
const no = { ...yes, videoConsultation: false };

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

function show() {
  return render(<ForeignWidget kind="videoConsultation" widget={widget} headingLevel={3} />);
}
const status = () => screen.getByRole("group", { name: "Videoberatung" }).dataset["state"];
const scripts = () => document.querySelectorAll("script").length;
const frames = () => document.querySelectorAll("iframe").length;

/** What the provider's script does, and its frame's arrival. */
async function fill() {
  const frame = document.createElement("iframe");
  document.querySelector("[data-widget]")?.append(frame);
  await act(async () => {
    await Promise.resolve();
    frame.dispatchEvent(new Event("load"));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

it("loads nothing before a yes; once leaves nothing behind in the browser", async () => {
  const { unmount } = show();
  expect([status(), scripts()]).toEqual(["gated", 0]);
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  expect([status(), scripts(), currentConsent()]).toEqual(["loading", 1, null]);
  await fill();
  expect(status()).toBe("showing");
  unmount();
  show();
  expect([status(), scripts()]).toEqual(["gated", 0]);
});

it("from now on without asking: stores the decision, and the next time loads at once", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Künftig ohne Nachfrage laden" }));
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  expect([status(), scripts(), currentConsent()]).toEqual(["loading", 1, yes]);
  unmount();
  show();
  expect([status(), scripts()]).toEqual(["loading", 1]);
});

it("a withdrawal takes script and frame away at once, also after a single loading", async () => {
  decide(yes);
  const { unmount } = show();
  await fill();
  expect([status(), frames()]).toEqual(["showing", 1]);
  act(() => decide(no));
  expect([status(), scripts(), frames()]).toEqual(["gated", 0, 0]);
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  await fill();
  expect([status(), frames()]).toEqual(["showing", 1]);
  act(() => decide(no));
  expect([status(), scripts(), frames()]).toEqual(["gated", 0, 0]);
  unmount();
});

it("a script that does not come can be tried again", async () => {
  decide(yes);
  show();
  await act(async () => {
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect([status(), scripts()]).toEqual(["failed", 0]);
  await userEvent.click(screen.getByRole("button", { name: "Erneut versuchen" }));
  expect([status(), scripts()]).toEqual(["loading", 1]);
});
