import { createTimeLeft, inWords } from "./time-left.mjs";

let now = 0;
beforeEach(() => (now = 0));
const pass = (seconds: number) => (now += seconds * 1000);
const usual = [
  { title: "Installing", seconds: 60 },
  { title: "Building", seconds: 20 },
  { title: "Starting", seconds: 10 },
];
const create = () => createTimeLeft(usual, () => now);

it("knows nothing before a step has begun", () => {
  expect(create().left()).toBeUndefined();
});

it("counts down as long as everything takes its usual time", () => {
  const time = create();
  time.begin("Installing the packages");
  expect(time.left()).toBe(90);
  pass(40);
  expect(time.left()).toBe(50);
  pass(20);
  time.end("Installing the packages");
  time.begin("Building the site");
  expect(time.left()).toBe(30);
});

it("learns from a slow machine", () => {
  const time = create();
  time.begin("Installing the packages");
  pass(120);
  time.end("Installing the packages");
  time.begin("Building the site");
  expect(time.left()).toBe(60);
});

it("forgets steps that were not needed", () => {
  const time = create();
  time.begin("Starting the server");
  expect(time.left()).toBe(10);
});

it("never says less than nothing of a step that takes longer than ever", () => {
  const time = create();
  time.begin("Starting the server");
  pass(100);
  expect(time.left()).toBe(0);
});

it("leaves out steps that it does not know", () => {
  const time = create();
  time.begin("Chromium");
  time.end("Chromium");
  expect(time.left()).toBeUndefined();
});

it.each([
  [3, "a few seconds left"],
  [34, "about 40 s left"],
  [75, "about 1½ min left"],
  [119, "about 2 min left"],
  [290, "about 5 min left"],
])("says %s seconds as “%s”", (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
