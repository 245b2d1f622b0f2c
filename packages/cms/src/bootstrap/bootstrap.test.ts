import { contentTokenActions, publicActions } from "../public-types";
import { dataFolder, listOf } from "@gratweg/backoffice/environment";
import { seedMode } from "../environment";
import { newGrants } from "./grants";

it("applies a grant once, even when an editor took it away again", () => {
  expect(newGrants(["a", "b", "c"], ["a", "b"])).toEqual(["c"]);
});

it("never makes bookings, mails, subscribers or offers readable", () => {
  const actions = [...publicActions(), ...contentTokenActions()].join(" ");
  expect(actions).not.toMatch(/booking|outbox|subscriber|offer/);
  expect(actions).not.toMatch(/\.(create|update|delete|upload)\b/);
});

it("reads the environment", () => {
  expect(dataFolder({ GRATWEG_DATA: "/srv/gratweg" })).toBe("/srv/gratweg");
  expect(listOf(" https://a.example, ,https://b.example ")).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
  expect([seedMode({}), seedMode({ GRATWEG_SEED: "test" }), seedMode({ GRATWEG_SEED: "all" })]).toEqual([
    "none",
    "test",
    "none",
  ]);
});
