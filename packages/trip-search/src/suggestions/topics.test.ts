import { named, trip } from "../testing/fixture";
import { createTripTopics, createTripTopicsInSteps } from "./topics";

const austria = { slug: "oesterreich", name: "Österreich" };
const wandern = named("Wandern");
const radwandern = named("Radwandern");
const TRIPS = [
  trip(1, { country: austria, region: { slug: "karwendel", name: "Karwendel" }, activities: [wandern] }),
  trip(2, { country: austria, activities: [{ slug: "bergwandern", name: "Bergwandern" }] }),
  trip(3, { country: austria, activities: [radwandern], sites: ["biking"] }),
  trip(4, { activities: [radwandern], sites: ["biking", "culture"] }),
];
const topics = createTripTopics(TRIPS);
const shown = (typed: string, site = "hiking") =>
  topics.beginningWith(typed, site).map(({ name, counts }) => [name, Object.fromEntries(counts)]);

it("counts each site's trips, the portal's are all", () => {
  expect(shown("öster")).toEqual([["Österreich", { hiking: 2, biking: 1, portal: 3 }]]);
  expect(shown("Radw")).toEqual([["Radwandern", { biking: 2, culture: 1, portal: 2 }]]);
});

it("who asks for walks means mountain walks too", () =>
  expect(topics.get("activity", "wandern")?.counts.get("hiking")).toBe(2));

it("a place has the trips of the places in it", () =>
  expect(topics.get("place", "tirol")?.counts.get("hiking")).toBe(1));

it("other names count from three letters on, behind those whose shown name fits", () => {
  const dutch = createTripTopics([trip(1, { country: { slug: "niederlande", name: "Niederlande" } })]);
  const names = (typed: string) => dutch.beginningWith(typed, "hiking").map(({ name }) => name);
  expect([names("ho"), names("hol"), names("ni")]).toEqual([[], ["Niederlande"], ["Niederlande"]]);
});

it("of equally good names the site's own with most trips comes first", () => {
  expect(shown("a").map(([name]) => name)[0]).toBe("Alpen");
  expect(topics.get("place", "gibt-es-nicht")).toBeUndefined();
});

it("of as many trips a region comes before a town", () => {
  const both = createTripTopics([
    trip(1, { region: { slug: "karwendel", name: "Karwendel" } }),
    trip(2, { region: { slug: "kardamyli", name: "Kardamyli" } }),
  ]);
  expect(both.beginningWith("kar", "hiking").map(({ name }) => name)).toEqual(["Karwendel", "Kardamyli"]);
});

it("is the same when it is built in steps", async () => {
  const slowly = await createTripTopicsInSteps(TRIPS, () => Promise.resolve());
  expect(slowly.beginningWith("w", "hiking")).toEqual(topics.beginningWith("w", "hiking"));
});
