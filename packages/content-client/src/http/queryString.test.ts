import { queryString } from "./queryString";

it.each([
  [{}, ""],
  [{ a: undefined, b: null, c: "" }, "b=&c="],
  [{ pagination: { page: 2, pageSize: 50 } }, "pagination[page]=2&pagination[pageSize]=50"],
  [{ sort: ["number:asc", "title"] }, "sort[0]=number%3Aasc&sort[1]=title"],
  [{ populate: { logo: { fields: "formats" } } }, "populate[logo][fields]=formats"],
  [
    { filters: { $or: [{ a: { $eq: 1 } }, { b: { $null: true } }] } },
    "filters[%24or][0][a][%24eq]=1&filters[%24or][1][b][%24null]=true",
  ],
  [
    { filters: { startDate: { $gte: new Date(0) } } },
    "filters[startDate][%24gte]=1970-01-01T00%3A00%3A00.000Z",
  ],
  [{ "a[b]": "x&y=z", list: [], object: {} }, "a%5Bb%5D=x%26y%3Dz"],
])("%j is %s", (query, expected) => {
  expect(queryString(query)).toBe(expected);
});
