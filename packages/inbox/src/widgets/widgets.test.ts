import { startInbox, type Inbox } from "../inbox";
import { workingDays } from "./workingDays";

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
});
afterAll(() => inbox.stop());

const get = (path: string) => fetch(`http://127.0.0.1:${inbox.httpPort}${path}`);

it.each([
  ["/widgets/video.js", "text/javascript", '[data-widget="video-consultation"]'],
  ["/widgets/reviews.js", "text/javascript", '[data-widget="reviews"]'],
  ["/widgets/video.html", "text/html", "Es wird nichts gebucht und nichts gesendet."],
  ["/widgets/reviews.html", "text/html", "Beispielbewertungen der Entwicklungsumgebung"],
  ["/widgets/calendar.js", "text/javascript", "Vorgemerkt"],
  ["/widgets/widgets.css", "text/css", ".days"],
])("%s: from another origin, without cookies, asking nobody else", async (path, type, part) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("set-cookie")]).toEqual([
    200,
    `${type}; charset=utf-8`,
    null,
  ]);
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'",
  );
  expect(await answer.text()).toContain(part);
});

it("knows no other widget", async () => {
  expect((await get("/widgets/chat.js")).status).toBe(404);
});

it("offers the next ten working days, from tomorrow in Berlin on, each with times", () => {
  // Saturday, shortly before midnight in Berlin.
  const days = workingDays(new Date("2026-11-21T22:30:00Z"));
  expect(days.map(({ date }) => date)).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
  ]);
  expect(days[0]).toEqual({
    date: "2026-11-23",
    name: "Montag, 23. November",
    times: ["9:00", "13:00", "14:30"],
  });
  expect(workingDays(new Date("2026-11-22T23:30:00Z"))[0]?.date).toBe("2026-11-24");
  expect(days.every(({ times }) => times.length >= 3)).toBe(true);
});
