import { createSearchWordSource, type RawSearchWordGroup } from "./searchWordSource";

const load = (...rows: RawSearchWordGroup[]) =>
  createSearchWordSource(() => Promise.resolve(rows)).load(new AbortController().signal);

it("reads words between commas, whatever stands around them", async () => {
  expect(
    await load(
      { kind: "same", words: " Therme,Thermalbad , ,", finds: null, site: "all" },
      { kind: "oneWay", words: "Wellness", finds: "Therme, Sauna", site: "hiking" },
    ),
  ).toEqual([
    { kind: "same", words: ["Therme", "Thermalbad"], finds: [], site: "all" },
    { kind: "oneWay", words: ["Wellness"], finds: ["Therme", "Sauna"], site: "hiking" },
  ]);
});

it("leaves out what is of no kind or site that we know", async () => {
  const row = { kind: "silent", words: "Natur", finds: null, site: "all" };
  expect(await load({ ...row, kind: "both" }, { ...row, site: "skiing" }, row)).toHaveLength(1);
});
