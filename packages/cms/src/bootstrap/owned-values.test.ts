import { isStrapisDefault, wantedScreen } from "../editor/screens";
import { mergeOwned, valueAt } from "./owned-values";

const LABEL = "metadatas/title/edit/label";
const screen = (label: string) => ({
  metadatas: { title: { edit: { label, description: "" } } },
  layouts: { list: ["id"] },
});
const untouched = (path: string, value: unknown) => isStrapisDefault(path, value, true);

describe("mergeOwned", () => {
  it("writes where the system's default still stands", () => {
    const merge = mergeOwned(screen("title"), { [LABEL]: "Titel" }, {}, untouched);
    expect(merge).toEqual({ next: screen("Titel"), remembered: { [LABEL]: "Titel" }, changed: true });
  });

  it("leaves alone what an editor wrote before us", () => {
    const merge = mergeOwned(screen("Überschrift"), { [LABEL]: "Titel" }, {}, untouched);
    expect(merge).toEqual({ next: screen("Überschrift"), remembered: {}, changed: false });
  });

  it("leaves alone what an editor changed after us", () => {
    const merge = mergeOwned(
      screen("Überschrift"),
      { [LABEL]: "Neuer Titel" },
      { [LABEL]: "Titel" },
      untouched,
    );
    expect(merge).toEqual({ next: screen("Überschrift"), remembered: { [LABEL]: "Titel" }, changed: false });
  });

  it("replaces its own earlier word", () => {
    const merge = mergeOwned(screen("Titel"), { [LABEL]: "Titel der Tour" }, { [LABEL]: "Titel" }, untouched);
    expect(merge).toEqual({
      next: screen("Titel der Tour"),
      remembered: { [LABEL]: "Titel der Tour" },
      changed: true,
    });
  });

  it("changes nothing the second time, and never its input", () => {
    const before = screen("title");
    const first = mergeOwned(before, { [LABEL]: "Titel" }, {}, untouched);
    expect(before).toEqual(screen("title"));
    expect(mergeOwned(first.next, { [LABEL]: "Titel" }, first.remembered, untouched).changed).toBe(false);
  });

  it("makes branches that are not there yet", () => {
    const { next } = mergeOwned({}, { "reset_password/options/object": "Neues Passwort" }, {}, () => true);
    expect(next).toEqual({ reset_password: { options: { object: "Neues Passwort" } } });
    expect(valueAt(next, "reset_password/options/object")).toBe("Neues Passwort");
  });
});

describe("isStrapisDefault", () => {
  it("knows the defaults of labels, help and locks", () => {
    expect(isStrapisDefault(LABEL, "title", false)).toBe(true);
    expect(isStrapisDefault(LABEL, "Titel", true)).toBe(false);
    expect(isStrapisDefault("metadatas/title/edit/description", "", false)).toBe(true);
    expect(isStrapisDefault("metadatas/title/edit/editable", false, true)).toBe(false);
  });

  it("takes an order of fields for nobody's only on a screen that was never set", () => {
    expect([isStrapisDefault("layouts/edit", [], true), isStrapisDefault("layouts/edit", [], false)]).toEqual(
      [true, false],
    );
  });
});

it("spells a screen out as paths", () => {
  expect(
    wantedScreen({
      fields: { number: ["Nummer", "Hilfe."] },
      locked: ["number"],
      mainField: "number",
      edit: [[["number", 6]]],
    }),
  ).toEqual({
    "metadatas/number/edit/label": "Nummer",
    "metadatas/number/edit/description": "Hilfe.",
    "metadatas/number/list/label": "Nummer",
    "metadatas/number/edit/editable": false,
    "settings/mainField": "number",
    "layouts/edit": [[{ name: "number", size: 6 }]],
  });
});
