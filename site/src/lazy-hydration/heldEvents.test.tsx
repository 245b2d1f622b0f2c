import { act, render } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { holdEvents } from "./heldEvents";

const BUTTONS = ["heller", "dunkler", "merken"] as const;

beforeEach(() => {
  document.body.innerHTML =
    BUTTONS.map((name) => `<button type="button" id="${name}"><span>${name}</span></button>`).join("") +
    `<a id="link" href="#ziel">Weiter</a><a id="app" data-app href="#ziel">Merken</a>
    <button id="menue" popovertarget="menu">Menü</button><p id="text">Text</p>
    <form id="form"><input id="feld" name="q"><button id="senden" name="art" value="1">Senden</button></form>`;
});

const part = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string) => (part(id).firstElementChild ?? part(id)).dispatchEvent(clickOf());
const clickOf = (keys: MouseEventInit = {}) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });

/** The application: what it hears of presses from the moment it lives. */
function application() {
  const heard: string[] = [];
  let isAlive = false;
  document.body.onclick = ({ target }) => {
    if (isAlive && target instanceof Element) heard.push(target.closest("[id]")?.id ?? "");
  };
  return { heard, live: () => (isAlive = true) };
}

test("whatever is pressed before, while and after the application comes, it hears once and in order", async () => {
  const presses = fc.array(fc.constantFrom(...BUTTONS));
  await fc.assert(
    fc.asyncProperty(presses, presses, presses, async (asleep, waking, awake) => {
      const { heard, live } = application();
      const onNeeded = jest.fn();
      const held = holdEvents(document, onNeeded);
      asleep.forEach(press);
      expect(onNeeded).toHaveBeenCalledTimes(asleep.length);
      waking.forEach(press);
      expect(heard).toEqual([]);
      live();
      await held.release();
      awake.forEach(press);
      expect(heard).toEqual([...asleep, ...waking, ...awake]);
    }),
  );
});

test("links, popovers and text are the browser's; what a link does beside leading somewhere is not", async () => {
  const onNeeded = jest.fn();
  const held = holdEvents(document, onNeeded);
  const { heard, live } = application();
  const wasLeftAlone = (id: string, keys?: MouseEventInit) => part(id).dispatchEvent(clickOf(keys));
  expect(["link", "menue", "text"].map((id) => wasLeftAlone(id))).toEqual([true, true, true]);
  expect(onNeeded).not.toHaveBeenCalled();
  expect(wasLeftAlone("app", { ctrlKey: true })).toBe(true);
  expect(wasLeftAlone("app")).toBe(false);
  expect(onNeeded).toHaveBeenCalledTimes(1);
  live();
  await held.release();
  expect(heard).toEqual(["app"]);
});

test("a form is sent by the application, with the button that was pressed", async () => {
  const held = holdEvents(document, () => undefined);
  part("senden").click();
  const sent: (string | undefined)[] = [];
  part("form").addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(event.submitter?.id);
  });
  await held.release();
  expect(sent).toEqual(["senden"]);
});

test.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "%s on a field or a button wakes it",
  (type) => {
    const onNeeded = jest.fn();
    const held = holdEvents(document, onNeeded);
    for (const id of ["text", "link", "feld", "heller"])
      part(id).dispatchEvent(new Event(type, { bubbles: true }));
    expect(onNeeded).toHaveBeenCalledTimes(2);
    void held.release();
  },
);

test("what was pressed is forgotten where the application cannot be had", async () => {
  const held = holdEvents(document, () => undefined);
  const { heard, live } = application();
  press("merken");
  held.drop();
  live();
  await held.release();
  expect(heard).toEqual([]);
});

/** Fields of one value, of which each passes on what it was drawn with. */
function Search() {
  const [value, setValue] = useState({ words: "", place: "" });
  const [isThere, setThere] = useState(false);
  const field = (name: keyof typeof value) => (
    <input
      name={name}
      value={value[name]}
      onFocus={() => setThere(true)}
      onChange={({ target }) => setValue({ ...value, [name]: target.value })}
    />
  );
  return (
    <form>
      {field("words")}
      {field("place")}
      <output>{isThere && Object.values(value).join()}</output>
    </form>
  );
}

test("where a visitor is and what was typed there is known to the application, with the caret where it was", async () => {
  document.body.innerHTML = renderToString(<Search />);
  const held = holdEvents(document, () => undefined);
  const [words, place] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  words.focus();
  const type = (field: HTMLInputElement, text: string) => {
    field.value = text;
    field.setSelectionRange(2, 2);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type(words, "Hütte");
  type(place, "Tirol");
  render(<Search />, { container: document.body, hydrate: true });
  await act(held.enter);
  const known = document.querySelector("output")?.textContent;
  expect([words.value, place.value, known, words.selectionStart]).toEqual([
    "Hütte",
    "Tirol",
    "Hütte,Tirol",
    2,
  ]);
});
