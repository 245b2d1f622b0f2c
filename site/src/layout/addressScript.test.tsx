import { addressScript } from "./addressScript";

it.each([
  ["", undefined],
  ["?schritt=reisende", undefined],
  ["?utm=x&schritt=kontakt", "true"],
])("a booking with „%s“ asks for a later step than its page is built with: %s", (query, asked) => {
  delete document.documentElement.dataset["asked"];
  window.history.replaceState(null, "", `/de/reise/7/karwendel/buchen/101${query}`);
  const script = document.createElement("script");
  script.textContent = addressScript;
  document.head.append(script);
  expect(document.documentElement.dataset["asked"]).toBe(asked);
});

it.each([
  ["/de#50%", "/de"],
  ["/de/magazin?x=100%#%C3", "/de/magazin?x=100%"],
  ["/de/50%25?x=1#a", "/de/50?x=1#a"],
  ["/de/a%20b#50%", "/de/a%20b"],
  ["/de#termine", "/de#termine"],
  ["/de#%C3%BCber-uns", "/de#%C3%BCber-uns"],
])("%s becomes %s", (from, to) => {
  window.history.replaceState({ key: "1" }, "", from);
  const script = document.createElement("script");
  script.textContent = addressScript;
  document.head.append(script);
  expect(window.location.href).toBe(new URL(to, window.location.origin).href);
  expect(window.history.state).toEqual({ key: "1" });
});
