import AxeBuilder from "@axe-core/playwright";
import { consentPage, decision, watchOthers } from "../support/consent";
import { comeSignedIn, expect, LOGIN, test } from "../support/portal";
import { product } from "../support/product";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widgets = (asked: readonly string[]) => asked.filter((address) => address.startsWith("video."));

test("not before it is allowed: the dialog is a gate with other ways, then the widget, 1200 by 700", async ({
  page,
  faults,
}) => {
  const asked = watchOthers(page, faults);
  const { video, videoDialog, videoWidget } = consentPage(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(LOGIN);
  await video.click();
  await expect(videoWidget).toHaveAttribute("data-state", "gated");
  await expect(videoDialog.getByRole("link", { name: /^030/ })).toHaveAttribute("href", /^tel:\+49/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(widgets(asked)).toEqual([]);

  await videoWidget.getByRole("button", { name: "Videoberatung laden" }).click();
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  expect(widgets(asked).slice(0, 2)).toEqual(["video.js", "video.html"]);
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: false, reviews: false });
  await expect
    .poll(async () => [(await videoDialog.boundingBox())?.width, (await videoWidget.boundingBox())?.height])
    .toEqual([1200, 700]);

  await videoDialog.getByRole("button", { name: "Schließen" }).click();
  await expect(videoDialog).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(video).toBeFocused();
});

test("at 320 px the widget has all of the window's width", async ({ page, faults }) => {
  watchOthers(page, faults);
  await page.setViewportSize({ width: 320, height: 740 });
  const { video, videoWidget } = consentPage(page);
  await page.goto(LOGIN);
  await video.click();
  await videoWidget.getByRole("button", { name: "Videoberatung laden" }).click();
  await expect(videoWidget).toHaveAttribute("data-state", "showing");
  const size = async () => {
    const box = await videoWidget.boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([320, 700]);
});

test.describe("allowed before", () => {
  test.use({ decided: ["videoConsultation"] });

  test("somebody signed in opens it: the script comes then and not before, and another tab's no empties it", async ({
    page,
    context,
    faults,
  }) => {
    const asked = watchOthers(page, faults);
    const { video, videoWidget } = consentPage(page);
    await comeSignedIn(page, product().accounts.plain);
    await page.goto("/de/portal");
    await expect(page.getByRole("button", { name: "Gesa" })).toBeVisible();
    expect(widgets(asked)).toEqual([]);
    await video.click();
    await expect(videoWidget).toHaveAttribute("data-state", "showing");

    const other = await context.newPage();
    await other.goto(LOGIN);
    await consentPage(other).footerLink.click();
    await consentPage(other).panel.getByRole("button", { name: "Alles ablehnen" }).click();
    await expect(videoWidget).toHaveAttribute("data-state", "gated");
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
