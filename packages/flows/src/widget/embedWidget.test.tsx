import { embedWidget } from "./embedWidget";

const widget = {
  script: "https://termine.example/v1.js",
  attributes: { "data-widget": "video-consultation", class: "termine" },
};

function start() {
  const slot = document.createElement("div");
  document.body.replaceChildren(slot);
  const stop = new AbortController();
  const outcome: string[] = [];
  embedWidget(slot, widget, stop.signal).then(
    () => outcome.push("showing"),
    (error: unknown) => outcome.push(String(error)),
  );
  const script = () => slot.querySelector("script");
  return { slot, stop, outcome, script, place: slot.firstElementChild as HTMLElement };
}

/** Observers and promises of this turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("puts the element with its attributes before the script, and asks for nothing else", () => {
  const { slot } = start();
  expect(slot.innerHTML).toBe(
    '<div data-widget="video-consultation" class="termine"></div><script src="https://termine.example/v1.js"></script>',
  );
});

it("waits for the frame that the script opens", async () => {
  const { place, outcome } = start();
  const frame = document.createElement("iframe");
  place.append(frame);
  await settle();
  expect(outcome).toEqual([]);
  frame.dispatchEvent(new Event("load"));
  await settle();
  expect(outcome).toEqual(["showing"]);
});

it("takes a part without a frame, and one that takes the element's place", async () => {
  const filled = start();
  filled.place.append(document.createElement("section"));
  await settle();
  const replaced = start();
  replaced.place.replaceWith(document.createElement("section"));
  await settle();
  expect([filled.outcome, replaced.outcome]).toEqual([["showing"], ["showing"]]);
});

it("fails when the script does", async () => {
  const { script, outcome } = start();
  script()?.dispatchEvent(new Event("error"));
  await settle();
  expect(outcome).toEqual(["WidgetError: https://termine.example/v1.js could not be loaded"]);
});

it("takes everything away when it is no longer wanted", async () => {
  const { slot, stop, place, outcome } = start();
  stop.abort();
  place.append(document.createElement("section"));
  await settle();
  expect([slot.childNodes.length, outcome]).toEqual([0, []]);
});
