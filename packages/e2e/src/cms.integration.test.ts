import { EventEmitter, once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { departuresAnswer } from "@gratweg/contracts";
import { berlinDay } from "@gratweg/contracts/kernel";
import { bookingsOf } from "./support/booking";
import { signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";

const TYPES = [
  "tour",
  "departure",
  "tour-operator",
  "continent",
  "country",
  "region",
  "activity",
  "travel-type",
  "travel-focus-type",
  "magazine-topic",
  "magazine-article",
  "top-list",
  "faq-category",
  "faq-entry",
  "support-topic",
  "page",
  "redirect",
  "search-word-group",
  "plan",
];
const SINGLES = ["imprint", "privacy", "influencer-page", "site-setting"];

interface Failure {
  error: {
    name: string;
    message: string;
    details: { errors: { path: (string | number)[]; message: string }[] };
  };
}
interface Tour {
  id: number;
  documentId: string;
  number: number;
  title: string;
  slug: string;
}
interface Role {
  role: {
    id: number;
    type: string;
    name: string;
    description: string;
    permissions: Record<
      string,
      { controllers: Record<string, Record<string, { enabled: boolean; policy: string }>> }
    >;
  };
}
interface Configuration {
  data: {
    contentType: {
      settings: unknown;
      layouts: unknown;
      metadatas: Record<string, { edit: { label: string }; list: { mainField?: unknown } }>;
    };
  };
}

interface Announcement {
  event: string;
  changes: { uid: string; documentId: string; action: string }[];
}

const TOUR_SCREEN = "/content-manager/content-types/api::tour.tour/configuration";
const today = berlinDay();

let dataFolder: string;
let strapi: RunningStrapi;
let editor: CmsAdmin;
let hook: Hook;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-cms-"));
  hook = await listenForAnnouncements();
  strapi = await startStrapi({
    dataFolder,
    isFirstStart: true,
    env: {
      GRATWEG_CONTENT_TOKEN: "integration-content-token",
      GRATWEG_SERVER_HOOK: hook.url,
      GRATWEG_HOOK_SECRET: "integration-hook-secret",
      GRATWEG_SERVICE_SECRET: "integration-service-secret",
    },
  });
  editor = await signInAsEditor(strapi);
});

afterAll(async () => {
  await strapi?.stop();
  await hook?.close();
  await removeData(dataFolder);
});

interface Hook {
  url: string;
  /** Resolves with the first announcement that fits, an earlier one included. */
  announced(
    fits: (announcement: Announcement) => boolean,
  ): Promise<{ announcement: Announcement; authorization?: string }>;
  close(): Promise<void>;
}

/** Stands for the own server's publishing loop. */
async function listenForAnnouncements(): Promise<Hook> {
  type Received = { announcement: Announcement; authorization?: string };
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const announcement = JSON.parse(Buffer.concat(chunks).toString()) as Announcement;
      received.push({ announcement, authorization: request.headers.authorization });
      arrivals.emit("arrival");
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    async announced(fits) {
      for (;;) {
        const found = received.find(({ announcement }) => fits(announcement));
        if (found) return found;
        await once(arrivals, "arrival");
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** As the sites' builds ask, unless told. */
async function get<Body>(
  path: string,
  headers: Record<string, string> = { authorization: `Bearer ${strapi.token}` },
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${strapi.url}${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function firstTour(): Promise<Tour> {
  const { body } = await get<{ data: Tour[] }>("/api/tours?sort=number&pagination[pageSize]=1");
  const [tour] = body.data;
  if (!tour) throw new Error("The seed made no tour.");
  return tour;
}

const departuresOf = async (number: number) => (await bookingsOf(strapi).departures(number)) ?? [];

async function publicRole(): Promise<Role["role"]> {
  const roles = await editor.call<{ roles: { id: number; type: string }[] }>(
    "GET",
    "/users-permissions/roles",
  );
  const id = roles.body.roles.find(({ type }) => type === "public")?.id;
  return (await editor.call<Role>("GET", `/users-permissions/roles/${id}`)).body.role;
}

function enabledActions({ permissions }: Role["role"]): string[] {
  return Object.entries(permissions)
    .flatMap(([owner, { controllers }]) =>
      Object.entries(controllers).flatMap(([controller, actions]) =>
        Object.entries(actions)
          .filter(([, { enabled }]) => enabled)
          .map(([action]) => `${owner}.${controller}.${action}`),
      ),
    )
    .filter((action) => action.startsWith("api::"))
    .sort();
}

describe("who may read", () => {
  it("grants strangers the operators, and exactly the content to the sites' token", async () => {
    expect(enabledActions(await publicRole())).toEqual(["api::tour-operator.tour-operator.find"]);
    const granted = await queryCms<{ action: string }>(
      dataFolder,
      "SELECT action FROM strapi_api_token_permissions WHERE action LIKE ? ORDER BY action",
      "api::%",
    );
    expect(granted.map(({ action }) => action)).toEqual(
      [
        ...TYPES.flatMap((type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`]),
        ...SINGLES.map((type) => `api::${type}.${type}.find`),
      ].sort(),
    );
  });

  it.each(["bookings", "offers", "newsletter-subscribers", "outbox-mails", "upload/files"])(
    "refuses %s to anonymous visitors",
    async (path) => {
      expect((await get(`/api/${path}`, {})).status).toBe(403);
    },
  );

  it("refuses writing and uploading to anonymous visitors [6.1]", async () => {
    const post = (path: string) =>
      fetch(`${strapi.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ data: {} }),
      }).then(({ status }) => status);
    expect([await post("/api/tours"), await post("/api/bookings")]).toEqual([403, 403]);
    const form = new FormData();
    form.append("files", new Blob(["x"], { type: "text/plain" }), "x.txt");
    expect((await fetch(`${strapi.url}/api/upload`, { method: "POST", body: form })).status).toBe(403);
  });

  it("keeps bookings and offers from the content token too, and lets it read schemas and media", async () => {
    const headers = { authorization: `Bearer ${strapi.token}` };
    const status = async (path: string) => (await get(path, headers)).status;
    expect(await Promise.all(["/api/bookings", "/api/offers"].map(status))).toEqual([403, 403]);
    expect(
      await Promise.all(
        [
          "/api/tours",
          "/api/content-type-builder/content-types",
          "/api/content-type-builder/components",
          "/api/upload/files",
        ].map(status),
      ),
    ).toEqual([200, 200, 200, 200]);
  });

  it("answers the operators call in the shape of version 4, with thumbnails [3.6]", async () => {
    const { status, body } = await get<{
      data: {
        id: number;
        attributes: {
          name: string;
          logo: { data: { attributes: { formats: { thumbnail: { url: string } } } } };
        };
      }[];
    }>("/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats", {
      authorization: `Bearer ${strapi.token}`,
      "strapi-response-format": "v4",
    });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(12);
    for (const { attributes } of body.data) {
      const { url } = attributes.logo.data.attributes.formats.thumbnail;
      const picture = await fetch(`${strapi.url}${url}`);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
  });
});

describe("seed", () => {
  it("publishes six tours with pictures and upcoming departures", async () => {
    const { body } = await get<{ data: (Tour & { gallery: unknown[]; departures: unknown[] })[] }>(
      "/api/tours?populate[gallery]=true&populate[departures]=true&pagination[pageSize]=100",
    );
    expect(body.data).toHaveLength(6);
    for (const tour of body.data) {
      expect(tour.gallery.length).toBeGreaterThanOrEqual(1);
      expect(tour.departures.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("live departures", () => {
  it("lists open departures from today on, earliest first, with the seats that are left", async () => {
    const tour = await firstTour();
    const before = await departuresOf(tour.number);
    const [first, second] = before;
    if (!first || !second) throw new Error("The first tour has too few departures.");
    expect(before.map(({ startDate }) => startDate)).toEqual(before.map(({ startDate }) => startDate).sort());
    expect(first.startDate >= today).toBe(true);
    expect(departuresAnswer.parse({ data: before })).toEqual({ data: before });
    expect(first.seatsLeft).toBe(first.capacity);

    await queryCms(
      dataFolder,
      "INSERT INTO departure_seats (departure_number, taken) VALUES (?, 3)",
      first.number,
    );
    await queryCms(dataFolder, "UPDATE departures SET state = 'cancelled' WHERE number = ?", second.number);
    const after = await departuresOf(tour.number);
    expect(after.find(({ number }) => number === first.number)?.seatsLeft).toBe(first.capacity - 3);
    expect(after.map(({ number }) => number)).not.toContain(second.number);

    // What a site's build reads.
    const { body } = await get<{ data: { number: number; seatsLeft: number }[] }>(
      `/api/departures?filters[number][$in][0]=${first.number}&filters[number][$in][1]=${second.number}&sort=number`,
    );
    expect(body.data.map(({ number, seatsLeft }) => [number, seatsLeft])).toEqual(
      [first, second]
        .sort((a, b) => a.number - b.number)
        .map(({ number, capacity }) => [number, number === first.number ? capacity - 3 : capacity]),
    );
  });

  it("leaves out departures that have begun", async () => {
    const tour = await firstTour();
    const [first, ...rest] = await departuresOf(tour.number);
    if (!first) throw new Error("The first tour has no departure.");
    await queryCms(
      dataFolder,
      "UPDATE departures SET start_date = '2020-01-01' WHERE number = ?",
      first.number,
    );
    expect(await departuresOf(tour.number)).toEqual(rest);
    await queryCms(
      dataFolder,
      "UPDATE departures SET start_date = ? WHERE number = ?",
      first.startDate,
      first.number,
    );
  });

  it("knows no tour that is not published", async () => {
    expect(await bookingsOf(strapi).departures(999_999)).toBeNull();
  });
});

describe("publishing", () => {
  it("replaces the row, and keeps number, departures and taken seats", async () => {
    const tour = await firstTour();
    const before = await departuresOf(tour.number);
    const taken = await queryCms(dataFolder, "SELECT * FROM departure_seats ORDER BY departure_number");
    expect(taken).not.toEqual([]);

    const path = `/content-manager/collection-types/api::tour.tour/${tour.documentId}`;
    expect((await editor.call("PUT", path, { title: `${tour.title} (neu)` })).status).toBe(200);
    expect((await editor.call("POST", `${path}/actions/publish`, {})).status).toBe(200);

    const after = await firstTour();
    expect(after).toMatchObject({
      number: tour.number,
      documentId: tour.documentId,
      title: `${tour.title} (neu)`,
    });
    expect(after.id).not.toBe(tour.id);
    expect(await departuresOf(tour.number)).toEqual(before);
    expect(await queryCms(dataFolder, "SELECT * FROM departure_seats ORDER BY departure_number")).toEqual(
      taken,
    );
  });
});

describe("the publishing loop", () => {
  it("hears of a published page, with the secret, and not of a draft", async () => {
    const pages = "/content-manager/collection-types/api::page.page";
    const draft = await editor.call<{ data: { documentId: string } }>("POST", pages, {
      title: "Neu",
      slug: "neu",
      layout: "site",
    });
    const { documentId } = draft.body.data;
    expect((await editor.call("POST", `${pages}/${documentId}/actions/publish`, {})).status).toBe(200);
    const { announcement, authorization } = await hook.announced(({ changes }) =>
      changes.some((change) => change.documentId === documentId),
    );
    expect(authorization).toBe("Bearer integration-hook-secret");
    expect(announcement.event).toBe("content.changed");
    expect(announcement.changes.filter((change) => change.documentId === documentId)).toEqual([
      { uid: "api::page.page", documentId, action: "publish" },
    ]);
  });
});

describe("the builder of sites", () => {
  it("hears of the sites that show an entry or did before, and editors see how their builds stand", async () => {
    const pages = "/content-manager/collection-types/api::page.page";
    const report = async (secret = "integration-service-secret") => {
      const answer = await fetch(`${strapi.url}/api/internal/site-builds`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
        body: JSON.stringify({ builds: [{ site: "biking", state: "live", since: 1 }] }),
      });
      return answer.ok ? ((await answer.json()) as { wanted: string[] }).wanted : answer.status;
    };
    const nextWish = async () => {
      for (;;) {
        const wanted = await report();
        if (!Array.isArray(wanted) || wanted.length > 0) return wanted;
        await pause(50);
      }
    };
    expect(await report("wrong")).toBe(401);
    const draft = await editor.call<{ data: { documentId: string } }>("POST", pages, {
      title: "Bau",
      slug: "bau",
      layout: "site",
    });
    const { documentId } = draft.body.data;
    const publish = (sites: object) =>
      editor.call("POST", `${pages}/${documentId}/actions/publish`, { sites });
    await pause(600);
    await report();
    await publish({ hiking: true });
    expect(await nextWish()).toEqual(["hiking", "portal"]);
    await publish({ biking: true });
    expect(await nextWish()).toEqual(["hiking", "portal", "biking"]);
    const shown = async () => await editor.call("GET", `/gratweg/site-builds/api::page.page/${documentId}`);
    const queued = { site: "biking", state: "queued", since: expect.any(Number) as number };
    expect((await shown()).body).toEqual({ data: { builds: [queued], isAtOnce: false } });
    await report();
    expect((await shown()).body).toMatchObject({ data: { builds: [{ site: "biking", state: "live" }] } });
    expect((await fetch(`${strapi.url}/gratweg/site-builds/api::page.page/${documentId}`)).status).toBe(401);
  });
});

describe("what editors may save", () => {
  const departures = "/content-manager/collection-types/api::departure.departure";
  const departure = {
    startDate: "2028-07-08",
    endDate: "2028-07-14",
    priceCents: 99000,
    singleSupplementCents: 0,
    capacity: 10,
    minimumParticipants: 4,
    state: "open",
  };

  it("gives new departures the next number, and never one again", async () => {
    const create = () =>
      editor.call<{ data: { number: number; documentId: string } }>("POST", departures, departure);
    const highest =
      (await queryCms<{ top: number }>(dataFolder, "SELECT MAX(number) AS top FROM departures"))[0]?.top ?? 0;
    const [one, two] = [await create(), await create()];
    expect([one.body.data.number, two.body.data.number]).toEqual([highest + 1, highest + 2]);
    await editor.call("DELETE", `${departures}/${two.body.data.documentId}`);
    expect((await create()).body.data.number).toBe(highest + 3);
  });

  it("gives numbers to many at once without doubling one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        editor.call<{ data: { number: number } }>("POST", departures, departure),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(8);
  });

  it("gives a number to a tour that is created and published at once, and answers others meanwhile", async () => {
    const publish = editor.call<Failure>(
      "POST",
      "/content-manager/collection-types/api::tour.tour/actions/publish",
      { title: "In einem Zug" },
    );
    expect((await get("/api/tours?pagination[pageSize]=1")).status).toBe(200);
    const { status, body } = await publish;
    // What a published tour needs is not there, which is said at once.
    expect([status, body.error.name]).toEqual([400, "ValidationError"]);
  });

  it("lets nobody choose a number, which would end the row of numbers for everybody", async () => {
    const top = async () =>
      (await queryCms<{ top: number }>(dataFolder, "SELECT MAX(number) AS top FROM departures"))[0]?.top ?? 0;
    const before = await top();
    const tours = "/content-manager/collection-types/api::tour.tour";
    const answers = [
      await editor.call<Failure>("POST", tours, { title: "Weit", slug: "weit", number: 99_999_999_999 }),
      await editor.call<Failure>("POST", tours, { title: "Nah", slug: "nah", number: 5_000 }),
      await editor.call<Failure>("POST", departures, { ...departure, number: 2_147_483_647 }),
    ];
    const chosen = "Nummern werden beim Speichern vergeben und nicht gewählt. Lassen Sie das Feld leer.";
    expect(answers.map(({ status, body }) => [status, body.error.message])).toEqual([
      [400, "Im Feld „number“ steht eine zu große Zahl."],
      [400, chosen],
      [400, chosen],
    ]);
    expect(await top()).toBe(before);
  });

  it("refuses a departure that ends before it starts, in German", async () => {
    const { status, body } = await editor.call<Failure>("POST", departures, {
      ...departure,
      endDate: "2028-07-01",
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      name: "ValidationError",
      message: "Das Ende liegt vor dem Beginn. Bitte prüfen Sie die beiden Tage.",
      details: { errors: [{ path: ["endDate"] }] },
    });
  });

  it("asks about a price below half of the tour's other dates, and offers a date once it is published", async () => {
    const tour = await firstTour();
    const entry = { ...departure, tour: { connect: [{ documentId: tour.documentId }] } };
    const refused = await editor.call<Failure>("POST", departures, { ...entry, priceCents: 840 });
    expect([refused.status, refused.body.error.details.errors]).toMatchObject([
      400,
      [{ path: ["priceCents"] }],
    ]);
    expect(refused.body.error.message).toMatch(
      /^8,40\s€ ist weniger als die Hälfte .* bestätigen Sie ihn\.$/,
    );

    const made = await editor.call<{ data: { number: number; documentId: string; title: string } }>(
      "POST",
      departures,
      { ...entry, priceCents: 840, confirmedCents: 840 },
    );
    const { documentId, number } = made.body.data;
    const path = `${departures}/${documentId}`;
    const offered = async () => (await departuresOf(tour.number)).find((one) => one.number === number);
    const { body } = await editor.call<{ data: { title: string } }>("GET", path);
    expect([body.data.title, await offered()]).toEqual([
      expect.stringMatching(/ · 08\.07\.2028$/),
      undefined,
    ]);

    // Lower than confirmed, and usual again: the next low one is asked about anew.
    expect((await editor.call("PUT", path, { priceCents: 839 })).status).toBe(400);
    expect((await editor.call("PUT", path, { priceCents: 84_000 })).status).toBe(200);
    expect((await editor.call("PUT", path, { priceCents: 840 })).status).toBe(400);
    expect((await editor.call("POST", `${path}/actions/publish`, {})).status).toBe(200);
    expect(await offered()).toMatchObject({ price: { amount: 84_000 }, seatsLeft: 10 });
    expect((await editor.call("PUT", path, { priceCents: 85_000 })).status).toBe(200);
    expect(await offered()).toMatchObject({ price: { amount: 84_000 } });
    expect((await editor.call("DELETE", path)).status).toBe(200);
  });

  it("refuses fewer places than are taken", async () => {
    const [{ number, capacity }] = (await queryCms<{ number: number; capacity: number }>(
      dataFolder,
      "SELECT d.number, d.capacity FROM departures d JOIN departure_seats s ON s.departure_number = d.number",
    )) as [{ number: number; capacity: number }];
    const [row] = await queryCms<{ document_id: string }>(
      dataFolder,
      "SELECT document_id FROM departures WHERE number = ?",
      number,
    );
    const path = `${departures}/${row?.document_id}`;
    const { status, body } = await editor.call<Failure>("PUT", path, { capacity: 2, minimumParticipants: 1 });
    expect(status).toBe(400);
    expect(body.error.message).toContain("schon 3 Plätze gebucht");
    expect((await editor.call("PUT", path, { capacity, guaranteed: true })).status).toBe(200);
  });
});

describe("a second start", () => {
  it("doubles nothing and leaves an editor's permission and label alone", async () => {
    const role = await publicRole();
    const operators = role.permissions["api::tour-operator"]?.controllers["tour-operator"]?.find;
    if (!operators) throw new Error("The public role has no permission for operators.");
    operators.enabled = false;
    expect((await editor.call("PUT", `/users-permissions/roles/${role.id}`, role)).status).toBe(200);

    const screen = await editor.call<Configuration>("GET", TOUR_SCREEN);
    const { settings, layouts, metadatas } = screen.body.data.contentType;
    const title = metadatas.title;
    if (!title) throw new Error("The tour's screen has no title.");
    title.edit.label = "Überschrift der Reise";
    // The answer repeats the related type's main field, which the question does not take; the editors' screens drop it as well.
    for (const { list } of Object.values(metadatas)) delete list.mainField;
    expect((await editor.call("PUT", TOUR_SCREEN, { settings, layouts, metadatas })).status).toBe(200);

    const tables = [
      "tours",
      "departures",
      "files",
      "admin_users",
      "strapi_api_tokens",
      "strapi_api_token_permissions",
      "up_roles",
    ];
    const counts = () =>
      Promise.all(
        tables.map((table) =>
          queryCms<{ total: number }>(dataFolder, `SELECT COUNT(*) AS total FROM ${table}`),
        ),
      );
    const before = await counts();
    const permissionsBefore = enabledActions(await publicRole());
    expect(permissionsBefore).not.toContain("api::tour-operator.tour-operator.find");

    await strapi.stop();
    strapi = await startStrapi({ dataFolder, env: { GRATWEG_CONTENT_TOKEN: "another-content-token" } });
    editor = await signInAsEditor(strapi);

    expect(await counts()).toEqual(before);
    expect(enabledActions(await publicRole())).toEqual(permissionsBefore);
    const again = await editor.call<Configuration>("GET", TOUR_SCREEN);
    expect(again.body.data.contentType.metadatas.title?.edit.label).toBe("Überschrift der Reise");
    expect(again.body.data.contentType.metadatas.teaser?.edit.label).toBe("Kurztext");

    const status = async (token: string) =>
      (await get("/api/tours", { authorization: `Bearer ${token}` })).status;
    expect([await status("another-content-token"), await status("integration-content-token")]).toEqual([
      200, 401,
    ]);
  });
});

describe("a database of an earlier version", () => {
  it("goes on from its counter, not from a number that somebody typed", async () => {
    const departures = "/content-manager/collection-types/api::departure.departure";
    await strapi.stop();
    const [{ top } = { top: 0 }] = await queryCms<{ top: number }>(
      dataFolder,
      "SELECT MAX(number) AS top FROM departures",
    );
    await queryCms(dataFolder, "UPDATE departures SET number = 2147483647 WHERE number = ?", top);
    await queryCms(dataFolder, "UPDATE number_counters SET value = 2147483647 WHERE name = 'departures'");
    strapi = await startStrapi({ dataFolder, env: { GRATWEG_CONTENT_TOKEN: "another-content-token" } });
    editor = await signInAsEditor(strapi);

    const made = [];
    for (const startDate of ["2028-07-08", "2028-08-08"])
      made.push(
        await editor.call<{ data: { number: number } }>("POST", departures, {
          ...{ startDate, endDate: "2028-09-14", priceCents: 99000, singleSupplementCents: 0 },
          ...{ capacity: 10, minimumParticipants: 4, state: "open" },
        }),
      );
    const first = made[0]?.body.data.number ?? 0;
    expect(first).toBeLessThanOrEqual(top);
    expect(made.map(({ body }) => body.data.number)).toEqual([first, first + 1]);
  });
});

describe("a database of a version that was public", () => {
  it("loses at its next start what strangers were granted then, and nothing that an editor has granted", async () => {
    await strapi.stop();
    const grant = async (action: string) => {
      await queryCms(
        dataFolder,
        "INSERT INTO up_permissions (document_id, action) VALUES (?, ?)",
        `test-${action}`,
        action,
      );
      await queryCms(
        dataFolder,
        "INSERT INTO up_permissions_role_lnk (permission_id, role_id) SELECT p.id, r.id FROM up_permissions p, up_roles r WHERE p.action = ? AND p.document_id = ? AND r.type = 'public'",
        action,
        `test-${action}`,
      );
    };
    const earlier = ["api::tour.tour.find", "api::tour.tour.findOne", "api::plan.plan.find"];
    for (const action of [...earlier, "api::page.page.find"]) await grant(action);
    await queryCms(
      dataFolder,
      "UPDATE strapi_core_store_settings SET value = ? WHERE key = ?",
      JSON.stringify([...earlier, "api::tour-operator.tour-operator.find"]),
      "core_gratweg_grants_public",
    );
    strapi = await startStrapi({ dataFolder, env: { GRATWEG_CONTENT_TOKEN: "another-content-token" } });
    editor = await signInAsEditor(strapi);
    expect(enabledActions(await publicRole())).toEqual(["api::page.page.find"]);
  });
});
