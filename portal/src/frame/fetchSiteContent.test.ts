import type { ContentClient, TourOperator } from "@gratweg/content-client";
import { fetchSiteContent } from "./fetchSiteContent";

const logo = { src: "https://bilder.test/uploads/v.png", width: 200, height: 80 };
const operator = (name: string, rank: number | null): TourOperator => ({
  id: 1,
  name,
  slug: name,
  rank,
  logo,
});
const frame = {
  contact: { phone: "030 1", email: "hilfe@gratweg.example" },
  partner: { ...logo, name: "Schutz", href: "https://schutz.example" },
  associations: [{ ...logo, name: "Verein", href: null }],
};

it("operators come from the content system, once, by rank; all else from the own server, asked by nobody in particular", async () => {
  const tourOperators = jest.fn(() => Promise.resolve([operator("letzter", null), operator("erster", 1)]));
  const asked: unknown[] = [];
  const api = {
    token: () => "t",
    fetch: (input: RequestInfo | URL, init: RequestInit = {}) => {
      asked.push([input, (init.headers as Record<string, string>).authorization ?? null]);
      return asked.length === 1
        ? Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ data: frame }) } as Response)
        : Promise.reject(new TypeError("offline"));
    },
  };
  const client = { tourOperators } as unknown as ContentClient;
  const operators = ["erster", "letzter"].map((name) => ({ name, ...logo }));
  expect(await fetchSiteContent(client, api)).toEqual({
    contact: frame.contact,
    operators,
    partner: frame.partner,
    associations: [{ ...logo, name: "Verein" }],
  });
  expect(asked).toEqual([["/api/frame", null]]);
  // What one of both does not bring, the other does not lack.
  expect(await fetchSiteContent(client, api)).toEqual({
    contact: {},
    operators,
    partner: undefined,
    associations: [],
  });
  expect(tourOperators).toHaveBeenCalledTimes(1);
});
