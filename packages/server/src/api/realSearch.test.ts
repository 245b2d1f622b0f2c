import { searchAnswer } from "@gratweg/contracts";
import { createTripIndexInSteps } from "@gratweg/trip-search";
import { createServer } from "../createServer";
import { fakeOptions, trip } from "../testing/fakes";
import { createSitesFolder } from "../testing/siteFolder";

const austria = { slug: "oesterreich", name: "Österreich" };
const trips = [
  trip(1, "karwendel", { title: "Von Hütte zu Hütte im Karwendel", country: austria }),
  trip(2, "ruegen", { title: "Rügen zu Fuß", teaser: "Sieben Tage am Meer." }),
  trip(3, "donau", { title: "Hüttentour mit dem Rad", country: austria, sites: ["biking"] }),
];

it.each([
  ["localhost", "q=Huette", [1]],
  ["portal.localhost", "q=Huette", [1, 3]],
  ["localhost", "country=oesterreich", [1]],
  ["localhost", "q=&sort=&page=", [1, 2]],
  ["localhost", "page=7", []],
])("on %s, %s finds %j in the real index", async (host, query, numbers) => {
  const folder = createSitesFolder();
  const app = createServer(
    fakeOptions(folder.path, {
      trips: { load: () => Promise.resolve(trips) },
      buildIndex: createTripIndexInSteps,
    }),
  );
  await app.loaded();
  const answer = await app.inject({ url: `/api/trips/search?${query}`, headers: { host } });
  await app.close();
  folder.remove();
  const { data } = searchAnswer.parse(answer.json());
  expect(data.map(({ number }) => number).sort()).toEqual(numbers);
});
