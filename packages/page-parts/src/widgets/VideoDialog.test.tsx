import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentConsent } from "../consent";
import { VideoDialog } from "./VideoDialog";

const widget = {
  script: "https://termine.example/v1.js",
  attributes: { "data-widget": "video-consultation" },
  provider: { name: "Terminwerk" },
};
const contact = {
  phone: { href: "tel:+49301", label: "030 1" },
  email: "hilfe@gratweg.example",
};

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

const show = () =>
  render(
    <VideoDialog
      title="Videoberatung"
      widget={widget}
      contact={contact}
      open
      onOpenChange={() => undefined}
    />,
  );
const status = () => screen.getByRole("group", { name: "Videoberatung" }).dataset["state"];
const scripts = () => document.querySelectorAll(`script[src="${widget.script}"]`).length;

it("loads nothing before a yes and offers the other ways; once is remembered nowhere", async () => {
  show();
  expect([status(), scripts()]).toEqual(["gated", 0]);
  expect(screen.getByRole("link", { name: "030 1" }).getAttribute("href")).toBe("tel:+49301");
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  expect([status(), scripts(), currentConsent()]).toEqual(["loading", 1, null]);
});
