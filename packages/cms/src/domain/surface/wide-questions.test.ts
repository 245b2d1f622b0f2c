import { parse } from "qs";
import type { Model } from "./secret-fields";
import { asksTooMuch } from "./wide-questions";

const TOUR = "api::tour.tour";
const DEPARTURE = "api::departure.departure";
const MODELS: Record<string, Model> = {
  [TOUR]: {
    attributes: {
      title: { type: "string" },
      operator: { type: "relation", relation: "manyToOne", target: "api::tour-operator.tour-operator" },
      departures: { type: "relation", relation: "oneToMany", target: DEPARTURE },
      days: { type: "component", component: "tour.day", repeatable: true },
      createdBy: { type: "relation", relation: "oneToOne", target: "admin::user" },
    },
  },
  [DEPARTURE]: { attributes: { tour: { type: "relation", relation: "manyToOne", target: TOUR } } },
};
const TOURS = `/content-manager/collection-types/${TOUR}`;

const asks = (path: string, query: string, uids: readonly string[] = [TOUR]) =>
  asksTooMuch(path, parse(query, { depth: 20 }), uids, (uid) => MODELS[uid]);
const filters = (...paths: string[]) => paths.map((path, at) => `filters[$and][${at}]${path}=1`).join("&");

it.each([
  [TOURS, "populate=*"],
  [TOURS, "populate[operator]=*"],
  [TOURS, "populate[0]=operator"],
  [TOURS, "pageSize=100&populate[departures][populate][tour][populate][departures]=*"],
  [`${TOURS}/abc`, "populate[operator][fields]=name"],
  ["/CONTENT-MANAGER/single-types/api::imprint.imprint", "populate=*"],
  ["/upload/files", "populate=*"],
  ["/upload/files", "populate[related]=*"],
  ["/upload/folders", "populate[parent][populate][files]=*"],
  ["/upload/folders", "populate[files]=true"],
  ["/upload/folders", "populate[files][count]=true&populate[files][populate]=*"],
  ["/upload/folders/1", "populate[parent][populate][parent][populate][parent]=*"],
  [TOURS, "pageSize=101"],
  [TOURS, "pageSize=-1"],
  [TOURS, "pageSize=1e9"],
  [TOURS, "pageSize[0]=100"],
  [TOURS, "pagination[pageSize]=1000"],
  [TOURS, "limit=-1"],
  ["/upload/files", "pagination[limit]=5000"],
  ["/upload/files", "pagination[pageSize]=-1"],
  [TOURS, filters("[departures][tour][departures][tour][title]")],
  [TOURS, filters("[departures][id]", "[departures][id]", "[departures][id]", "[departures][id]")],
  [TOURS, "filters[$or][0][days][title]=q&filters[$or][1][departures][id]=1&filters[$or][2][days][text]=q"],
  [TOURS, "filters[days][title]=q&sort=departures.id:asc,days.title:desc"],
  [TOURS, filters(...Array<string>(9).fill("[operator][id]"))],
  [TOURS, "sort=departures.tour.departures.tour.title"],
  [TOURS, "sort[departures][tour][departures][tour][title]=asc"],
  [TOURS, `${filters("[departures]", "[departures]")}&sort=departures.id:asc,departures.number:desc`],
  ["/gratweg/bookings.csv", filters("[a][b][c][d][e]")],
])("%s is not asked with %s", (path, query) => {
  expect(asks(path, query)).toBe(true);
});

it.each([
  [TOURS, "page=1&pageSize=100&sort=title:ASC&_q=Alpen"],
  [TOURS, filters("[title]", "[operator][id][$eq]", "[createdBy][username]", "[departures][id]")],
  [TOURS, filters("[departures][tour][operator][name]")],
  [TOURS, filters("[departures][id]", "[days][title]")],
  [TOURS, filters(...Array<string>(40).fill("[title][$contains]"))],
  [TOURS, "sort=operator.name:ASC"],
  [`/content-manager/relations/${TOUR}/abc/departures`, "page=1&pageSize=10&_q=x&idsToOmit[0]=1"],
  ["/upload/files", "pageSize=100&sort=createdAt:DESC&populate[folder]=true&filters[$and][0][folder][id]=1"],
  [
    "/upload/folders",
    "pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true&populate[parent]=true",
  ],
  [
    "/upload/folders/1",
    "populate[parent][populate][parent]=*&populate[children][count]=true&populate[files][count]=true",
  ],
  ["/admin/users", "pageSize=1000&populate=roles"],
])("%s may be asked with %s, as Strapi's own screens do", (path, query) => {
  expect(asks(path, query, path.startsWith("/content-manager") ? [TOUR] : [])).toBe(false);
});

it("a query that is none asks for nothing", () => {
  expect(asksTooMuch(TOURS, undefined, [TOUR], () => undefined)).toBe(false);
});
