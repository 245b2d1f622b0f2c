import { frameAnswer, plansAnswer, problem, type Plan } from "@gratweg/contracts";
import { ContentError, createContentClient, fixedToken } from "@gratweg/content-client";
import { createPortalContent, type PortalContent } from "../../content/portalContent";
import { testServers } from "../../testing/testServers";

const serve = testServers();

const plan: Plan = {
  slug: "plus",
  name: "Gratweg Plus",
  teaser: "",
  price: { amount: 3_900, currency: "EUR" },
  interval: "year",
  benefits: ["Wegverlauf jeder Tour"],
};
const logo = { name: "Verein", src: "https://bilder.example/uploads/v.png", width: 200, height: 80 };
const loaded: PortalContent = {
  plans: [plan],
  frame: {
    contact: { phone: "030 1", email: "hilfe@gratweg.example" },
    partner: { ...logo, href: "https://verein.example" },
    associations: [{ ...logo, href: null }],
  },
};

describe("the portal's content", () => {
  it("comes from memory, for everybody the same", async () => {
    let asked = 0;
    const load = () => Promise.resolve((asked += 1)).then(() => loaded);
    const app = await serve({ portalContent: { load } });
    for (let time = 0; time < 3; time += 1) {
      const [plans, frame] = await Promise.all(
        ["/api/plans", "/api/frame"].map((url) => app.inject({ url, headers: { host: "localhost" } })),
      );
      expect(plansAnswer.parse(plans?.json())).toEqual({ data: loaded.plans });
      expect(frameAnswer.parse(frame?.json())).toEqual({ data: loaded.frame });
      expect(frame?.headers["cache-control"]).toBe("public, max-age=60");
    }
    expect(asked).toBe(1);
  });

  it("says when to come back as long as the content system has never answered", async () => {
    const app = await serve({ portalContent: { load: () => Promise.reject(new Error("away")) } });
    for (const url of ["/api/plans", "/api/frame"]) {
      const answer = await app.inject({ url, headers: { host: "localhost" } });
      expect([answer.statusCode, problem.parse(answer.json()).status]).toEqual([503, 503]);
      expect(answer.headers["retry-after"]).toBeDefined();
    }
  });

  it("lasts over a restart while the content system is away", async () => {
    const app = await serve({
      portalContent: { load: () => Promise.reject(new Error("away")) },
      snapshots: {
        portalContent: { read: () => Promise.resolve(loaded), write: () => Promise.resolve() },
      },
    });
    const answer = await app.inject({ url: "/api/plans", headers: { host: "localhost" } });
    expect(answer.json()).toEqual({ data: [plan] });
  });
});

describe("what is read of the content system", () => {
  const answers: Record<string, unknown> = {};
  const asked: string[] = [];
  const client = createContentClient({
    baseUrl: "https://inhalte.example",
    tokens: fixedToken("t"),
    fetch: (input) => {
      const { pathname, search } = new URL(input as string);
      asked.push(decodeURIComponent(pathname + search));
      const body = answers[pathname];
      if (body) return Promise.resolve(Response.json(body));
      const error = { status: 404, name: "NotFoundError", message: "Not Found", details: {} };
      return Promise.resolve(Response.json({ data: null, error }, { status: 404 }));
    },
  });
  const source = createPortalContent(client, "https://bilder.example");
  const load = () => source.load(AbortSignal.timeout(5_000));
  const raw = { id: 1, documentId: "a", ...plan, priceCents: 3_900, benefits: [{ text: plan.benefits[0] }] };
  const meta = { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } };

  it("is plans on offer in the editors' order and the footer's logos, no more than three", async () => {
    answers["/api/plans"] = { data: [raw], meta };
    const media = {
      url: "/uploads/v.png",
      width: 900,
      height: 400,
      formats: { thumbnail: { ...logo, url: "/uploads/v.png" } },
    };
    const association = { name: "Verein", logo: media, url: "" };
    answers["/api/site-setting"] = {
      data: {
        phone: "030 1",
        supportEmail: "hilfe@gratweg.example",
        insurancePartnerName: "Verein",
        insurancePartnerLogo: media,
        insurancePartnerUrl: "https://verein.example",
        associations: [association, { ...association, logo: null }, association, association, association],
      },
      meta: {},
    };
    expect(await load()).toEqual({
      ...loaded,
      frame: { ...loaded.frame, associations: Array(2).fill(loaded.frame.associations[0]) as unknown },
    });
    expect(asked.find((path) => path.startsWith("/api/plans"))).toMatch(
      /sort\[0\]=rank&sort\[1\]=name&.*filters\[active\]\[\$eq\]=true/,
    );
  });

  it("is plans alone where the settings are not published, and nothing where the token is refused", async () => {
    answers["/api/plans"] = { data: [raw], meta };
    delete answers["/api/site-setting"];
    expect(await load()).toEqual({
      plans: [plan],
      frame: { contact: null, partner: null, associations: [] },
    });
    delete answers["/api/plans"];
    await expect(load()).rejects.toBeInstanceOf(ContentError);
  });
});
