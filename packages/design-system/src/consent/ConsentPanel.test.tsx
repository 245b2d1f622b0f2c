import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ConsentPanel, type ConsentPanelProps } from "./ConsentPanel";

const props = (): ConsentPanelProps => ({
  open: true,
  onOpenChange: jest.fn(),
  purposes: [
    { kind: "analytics", provider: { name: "PostHog", href: "https://posthog.example/privacy" } },
    { kind: "videoConsultation", provider: { name: "termine.example" } },
  ],
  allowed: { analytics: false, videoConsultation: true, reviews: false },
  onAllowedChange: jest.fn(),
  onAllowAll: jest.fn(),
  onRejectAll: jest.fn(),
  onSave: jest.fn(),
  privacyHref: "/de/datenschutz",
});

const dialog = () => within(screen.getByRole("dialog", { name: "Datenschutz\u00ADeinstellungen" }));

test("each purpose with its switch, who gets what and how long; what is necessary has none", async () => {
  const { container } = render(<ConsentPanel {...props()} decidedAt="2026-11-21T18:05:00Z" />);
  expect(
    dialog()
      .getAllByRole("switch")
      .map((one) => [one.getAttribute("id") !== null, (one as HTMLInputElement).checked]),
  ).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(dialog().getByRole("switch", { name: "Statistik" })).toHaveAccessibleDescription(
    "Zeigt uns, welche Seiten gelesen werden und wo es hakt.",
  );
  expect(dialog().getByText("immer an")).toBeInTheDocument();
  expect(dialog().getAllByText("Wer erhält was")).toHaveLength(3);
  expect(dialog().getByText(/^PostHog erhält in unserem Auftrag/)).toBeInTheDocument();
  expect(dialog().getByRole("link", { name: "Datenschutz bei PostHog" })).toHaveAttribute(
    "href",
    "https://posthog.example/privacy",
  );
  expect(dialog().getByText(/^termine\.example erhält beim Öffnen/)).toBeInTheDocument();
  expect(dialog().getByText(/Ihre letzte Auswahl: 21\. November 2026 um 19:05\./)).toBeInTheDocument();
  expect(dialog().getByRole("link", { name: "Datenschutz" })).toHaveAttribute("href", "/de/datenschutz");
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("switches and choices call, by keyboard too; no choice stands out", async () => {
  const user = userEvent.setup();
  const given = props();
  render(<ConsentPanel {...given} />);
  await user.click(dialog().getByText("Statistik"));
  dialog().getByRole("switch", { name: "Videoberatung" }).focus();
  await user.keyboard(" ");
  expect((given.onAllowedChange as jest.Mock).mock.calls).toEqual([
    ["analytics", true],
    ["videoConsultation", false],
  ]);
  const names = ["Alle erlauben", "Alles ablehnen", "Auswahl speichern"];
  const choices = names.map((name) => dialog().getByRole("button", { name }));
  expect(new Set(choices.map(({ className }) => className)).size).toBe(1);
  for (const choice of choices) await user.click(choice);
  expect(
    [given.onAllowAll, given.onRejectAll, given.onSave].map((one) => (one as jest.Mock).mock.calls.length),
  ).toEqual([1, 1, 1]);
});

test("where there is nothing to decide it says so and closes", async () => {
  const given = props();
  const { container } = render(<ConsentPanel {...given} purposes={[]} />);
  expect(dialog().getByText(/lädt zurzeit nichts, wofür sie Ihre Einwilligung braucht/)).toBeInTheDocument();
  expect(dialog().queryByRole("switch")).toBeNull();
  await userEvent.click(dialog().getAllByRole("button", { name: "Schließen" })[1] as HTMLElement);
  expect(given.onOpenChange).toHaveBeenCalledWith(false);
  expect(await axe(container)).toHaveNoViolations();
});

test("says when the browser does not store the decision", () => {
  render(<ConsentPanel {...props()} isFleeting />);
  expect(dialog().getByText(/Ihr Browser lässt nicht zu/)).toBeInTheDocument();
});
