import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ConsentBanner, type ConsentBannerProps } from "./ConsentBanner";

const props = (): ConsentBannerProps => ({
  kinds: ["analytics", "videoConsultation", "reviews"],
  privacyHref: "/de/datenschutz",
  onAllowAll: jest.fn(),
  onRejectAll: jest.fn(),
  onChoose: jest.fn(),
});

test("a region with its heading: what would be loaded, three choices that look the same, the privacy page", async () => {
  const { container } = render(<ConsentBanner {...props()} />);
  const banner = within(screen.getByRole("region", { name: "Was dürfen wir laden?" }));
  expect(
    banner.getByText(/Statistik, Videoberatung und Bewertungen laden wir nur, wenn Sie es erlauben/),
  ).toBeInTheDocument();
  const choices = banner.getAllByRole("button");
  expect(choices.map((choice) => choice.textContent)).toEqual([
    "Alle erlauben",
    "Alles ablehnen",
    "Auswählen",
  ]);
  expect(new Set(choices.map((choice) => choice.className)).size).toBe(1);
  expect(banner.getByRole("link", { name: "Datenschutz" })).toHaveAttribute("href", "/de/datenschutz");
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [["videoConsultation"] as const, /Videoberatung laden wir/],
  [["analytics", "reviews"] as const, /Statistik und Bewertungen laden wir/],
])("names what the site would load: %s", (kinds, text) => {
  render(<ConsentBanner {...props()} kinds={kinds} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("takes no focus; the keyboard meets the privacy page and the choices in their order", async () => {
  const user = userEvent.setup();
  const given = props();
  render(<ConsentBanner {...given} />);
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("link", { name: "Datenschutz" })).toHaveFocus();
  for (const name of ["Alle erlauben", "Alles ablehnen", "Auswählen"]) {
    await user.tab();
    expect(screen.getByRole("button", { name })).toHaveFocus();
    await user.keyboard("{Enter}");
  }
  expect(
    [given.onAllowAll, given.onRejectAll, given.onChoose].map((one) => (one as jest.Mock).mock.calls.length),
  ).toEqual([1, 1, 1]);
});

test("stands in the page's flow: it covers nothing and keeps no room at the window's bottom", () => {
  const { container } = render(<ConsentBanner {...props()} />);
  expect(getComputedStyle(container.firstElementChild!).position).not.toBe("fixed");
  expect([document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom]).toEqual([
    "",
    "",
  ]);
});
