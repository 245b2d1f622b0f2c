import { retryDelay } from "./backoff";

const latest = () => 1;
const earliest = () => 0;

it("doubles from five seconds to half an hour for one mail, to two minutes for an absent server", () => {
  const attempts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 500];
  const seconds = (hindrance: "mail" | "server") =>
    attempts.map((attempt) => retryDelay(attempt, hindrance, 5000, latest) / 1000);
  expect(seconds("mail")).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800, 1800]);
  expect(seconds("server")).toEqual([5, 10, 20, 40, 80, 120, 120, 120, 120, 120, 120, 120]);
});

it("leaves the upper half of each pause to chance, so that failures do not come back in step", () => {
  expect([earliest, () => 0.5, latest].map((random) => retryDelay(3, "mail", 5000, random))).toEqual([
    10_000, 15_000, 20_000,
  ]);
});
