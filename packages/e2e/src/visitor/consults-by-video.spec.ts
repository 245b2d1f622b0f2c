import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { consentPage, decision, openPanel, watchOthers } from "../support/consent";
import { tabTo } from "../support/keyboard";
import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const calendar = (page: Page) => page.frameLocator("iframe[title='Terminkalender der Videoberatung']");
const load = (page: Page) =>
  consentPage(page).videoWidget.getByRole("button", { name: "Videoberatung laden" });

test("without consent the dialog is a gate with other ways; once loads it, and the next time asks again [2.43, 2.45, 4.29, 7.27]", async ({
  page,
  faults,
}) => {
  const asked = watchOthers(page, faults);
  const { video, videoDialog, videoWidget } = consentPage(page);
  await visit(page, "/");
  await video.click();
  await expect(videoWidget).toHaveAttribute("data-state", "gated");
  await expect(videoDialog.getByRole("link", { name: /^030/ })).toHaveAttribute("href", /^tel:\+49/);
  expect(asked).toEqual([]);

  await load(page).click();
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  expect(asked[0]).toBe("video.js");
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: false, reviews: false });
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);

  await videoDialog.getByRole("button", { name: "Schließen" }).click();
  await expect(videoDialog).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(video).toBeFocused();
  const before = asked.length;
  await video.click();
  await expect(videoWidget).toHaveAttribute("data-state", "gated");
  expect(asked.length).toBe(before);
});

test("the dialog is 1200 px wide, the widget 700 px high and at least 320 px wide [2.44, 9.13]", async ({
  page,
  faults,
}) => {
  watchOthers(page, faults);
  await page.setViewportSize({ width: 1920, height: 1000 });
  const { video, videoDialog, videoWidget } = consentPage(page);
  await visit(page, "/de/impressum");
  await video.click();
  const sizes = async () => {
    const dialog = await videoDialog.boundingBox();
    const widget = await videoWidget.boundingBox();
    return [dialog?.width, widget?.height, (widget?.width ?? 0) >= 320];
  };
  await expect.poll(sizes).toEqual([1200, 700, true]);
  await load(page).click();
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  await expect.poll(sizes).toEqual([1200, 700, true]);
  const frame = async () => {
    const box = await page.locator("iframe").boundingBox();
    return [box?.height, (box?.width ?? 0) >= 320];
  };
  await expect.poll(frame).toEqual([700, true]);
});

test("allowed for good on a trip's page, by keyboard alone: a time is chosen, Escape closes, the footer withdraws [1.12]", async ({
  page,
  faults,
}) => {
  const asked = watchOthers(page, faults);
  const { video, videoDialog, videoWidget, panel, purpose } = consentPage(page);
  await visit(page, KARWENDEL.path);
  await tabTo(page, video);
  await page.keyboard.press("Enter");
  await expect(videoDialog).toBeVisible();
  await tabTo(page, videoDialog.getByRole("checkbox", { name: "Künftig ohne Nachfrage laden" }));
  await page.keyboard.press("Space");
  await tabTo(page, load(page));
  await page.keyboard.press("Enter");
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  await expect(videoWidget).toBeFocused();
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: true, reviews: false });

  const day = calendar(page).getByRole("listitem").first();
  await expect(calendar(page).getByRole("listitem")).toHaveCount(10);
  const time = await day.getByRole("button").first().getAttribute("data-choice");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(calendar(page).getByRole("heading", { name: `Vorgemerkt: ${String(time)}` })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(videoDialog).toBeHidden();

  await video.focus();
  await page.keyboard.press("Enter");
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  await page.keyboard.press("Escape");
  await expect(videoDialog).toBeHidden();
  await expect(video).toBeFocused();

  const before = asked.length;
  await openPanel(page);
  await purpose("Videoberatung").click();
  await panel.getByRole("button", { name: "Auswahl speichern" }).click();
  await video.click();
  await expect(videoWidget).toHaveAttribute("data-state", "gated");
  expect(asked.length).toBe(before);
});
