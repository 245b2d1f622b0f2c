import { bookingCancellation } from "../mails/booking-cancellation";
import { bookingConfirmation } from "../mails/booking-confirmation";
import { bookedTrip, cancelledTrip } from "../mails/booking-record.fixture";
import { confirmationPage, formSheetPage } from "./papers";

const links = { tripUrl: "https://wandern.gratweg.example/de/reise/1001/karwendel-huettentour" };
const pages = {
  confirmation: confirmationPage(bookingConfirmation(bookedTrip, links).document),
  cancellation: confirmationPage(bookingCancellation(cancelledTrip, links).document),
  formSheet: formSheetPage(bookedTrip) ?? "",
};
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replace(/\s+/g, " ");

it.each(Object.entries(pages))("%s is a page of its own and not a mail", (_name, html) => {
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'`,
  );
  expect(html).not.toMatch(/<script|<img|<link|src=|url\(|@import/i);
  expect(wordsOf(html)).not.toMatch(/diese E-Mail|verschickt|im Anhang/i);
  expect(html).not.toContain("&zwnj;");
});

it("the confirmation still says everything that was agreed", () => {
  const words = wordsOf(pages.confirmation);
  for (const part of [
    "Dies ist Ihre Buchungsbestätigung",
    "Buchungsnummer 100123",
    "Schreiben Sie uns einfach",
    "Eine von uns isst &lt;vegan&gt; &amp; glutenfrei.",
    "Was es kostet",
  ])
    expect(words).toContain(part);
});

it("the form sheet is the one that was shown, with its version; without its text there is no page", () => {
  const { formSheet } = bookedTrip;
  const words = wordsOf(pages.formSheet);
  expect(words).toContain(`Fassung ${formSheet?.version}`);
  for (const { title } of formSheet?.sections ?? []) expect(words).toContain(title);
  expect(words.split(formSheet?.title ?? "").length - 1).toBe(2);
  expect(formSheetPage({ ...bookedTrip, formSheet: null })).toBeUndefined();
});
