import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import common from "../../locales/de/common.json";
import { translate } from "../texts/translate";
import type { ForeignModel } from "../view-models/foreign";
import { Consent } from "./Consent";
import { currentConsent, decide, onConsentChange, openConsentPanel } from "@gratweg/page-parts/consent";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string) => translate([common], key) }),
}));

const foreign: ForeignModel = {
  analytics: { name: "PostHog (eu.zahl.example)" },
  videoConsultation: {
    script: "https://termine.example/v1.js",
    attributes: {},
    provider: { name: "termine.example" },
  },
  reviews: null,
};
const nothing: ForeignModel = { analytics: null, videoConsultation: null, reviews: null };

/** As another tab would. */
function elsewhere(entry: string | null) {
  act(() => {
    if (entry === null) localStorage.removeItem("gratweg_consent");
    else localStorage.setItem("gratweg_consent", entry);
    window.dispatchEvent(new StorageEvent("storage", { key: "gratweg_consent" }));
  });
}
beforeEach(() => elsewhere(null));

const banner = () => screen.queryByRole("region", { name: "Was dürfen wir laden?" });
const panel = () => screen.findByRole("dialog", { name: "Datenschutz\u00ADeinstellungen" });
const stored = () =>
  (JSON.parse(localStorage.getItem("gratweg_consent") ?? "null") as { purposes: unknown } | null)?.purposes;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("is in the prerendered page, without its lines, where there is something to ask for", () => {
  const page = renderToString(<Consent foreign={foreign} />);
  expect(page).toContain("Was dürfen wir laden?");
  expect(page).not.toContain("<svg");
  expect(renderToString(<Consent foreign={nothing} />)).not.toContain("Was dürfen wir laden?");
});

it("asks nothing on arrival where widgets alone need consent: they ask in their own places", () => {
  render(<Consent foreign={{ ...foreign, analytics: null }} />);
  expect(banner()).toBeNull();
});

it("asks once: what is allowed is what this site loads and nothing else", async () => {
  const { container } = render(<Consent foreign={foreign} />);
  expect(await screen.findByRole("region", { name: "Was dürfen wir laden?" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await press("Alle erlauben");
  expect(stored()).toEqual({ analytics: true, videoConsultation: true, reviews: false });
  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(common.consent.saved);
});

it("choosing opens the panel above the banner; closed without a choice, the banner is still there", async () => {
  render(<Consent foreign={foreign} />);
  await screen.findByRole("region");
  await press("Auswählen");
  const opened = within(await panel());
  expect(opened.getAllByRole("switch").map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  await userEvent.click(opened.getByRole("button", { name: "Schließen" }));
  expect([screen.queryByRole("dialog"), banner() !== null, stored()]).toEqual([null, true, undefined]);
  await press("Auswählen");
  await userEvent.click(within(await panel()).getByRole("switch", { name: "Videoberatung" }));
  await press("Auswahl speichern");
  expect(stored()).toEqual({ analytics: false, videoConsultation: true, reviews: false });
  expect([screen.queryByRole("dialog"), banner()]).toEqual([null, null]);
});

it("the footer's link opens the panel with what holds, and one press withdraws it all [2.60]", async () => {
  decide({ analytics: true, videoConsultation: false, reviews: false });
  const told: unknown[] = [];
  const stop = onConsentChange((purposes) => told.push(purposes?.analytics));
  render(<Consent foreign={foreign} />);
  act(openConsentPanel);
  const opened = within(await panel());
  expect(opened.getByRole("switch", { name: "Statistik" })).toBeChecked();
  await press("Alles ablehnen");
  stop();
  expect([told, currentConsent()]).toEqual([
    [false],
    { analytics: false, videoConsultation: false, reviews: false },
  ]);
});

it("where nothing needs consent nobody is asked; the link says so", async () => {
  render(<Consent foreign={nothing} />);
  act(openConsentPanel);
  expect(within(await panel()).getByText(/lädt zurzeit nichts, wofür/)).toBeInTheDocument();
  expect(banner()).toBeNull();
});

it("where the browser stores nothing the decision holds for the page, and it says so", async () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<Consent foreign={foreign} />);
  await screen.findByRole("region");
  await press("Alles ablehnen");
  expect([banner(), currentConsent()]).toEqual([
    null,
    { analytics: false, videoConsultation: false, reviews: false },
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(common.consent.fleeting);
  act(openConsentPanel);
  expect(within(await panel()).getByText(/Ihr Browser lässt nicht zu/)).toBeInTheDocument();
  refused.mockRestore();
});

it("tells visitors whose browser refuses for them that they are not counted, whatever the switch says", async () => {
  const refusal = "Ihr Browser bittet uns mit „Global Privacy Control“, Sie nicht zu zählen.";
  const openPanel = async () => {
    const { unmount } = render(<Consent foreign={foreign} />);
    act(() => openConsentPanel());
    const switchOf = within(await panel()).getByRole("switch", { name: "Statistik" });
    const description = document.getElementById(switchOf.getAttribute("aria-describedby") ?? "")?.textContent;
    unmount();
    return description;
  };
  expect(await openPanel()).not.toContain(refusal);
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  try {
    expect(await openPanel()).toContain(refusal);
  } finally {
    Reflect.deleteProperty(navigator, "globalPrivacyControl");
  }
});
