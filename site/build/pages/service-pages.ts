import { DECLARATION_SHELLS, paths, type RouteKey } from "@gratweg/contracts/routes";
import type { DeclarationModel } from "../../src/declaration-models";
import type { TextPageModel } from "../../src/editorial-models";
import { canonicalAt, sharedOwner } from "../canonical";
import { lastChange } from "../discovery/last-change";
import { breadcrumbJsonLd } from "../json-ld/lists";
import { SERVICE_FORMS, SERVICE_TEXTS, servicePageOf } from "../service-slugs";
import { text } from "../texts";
import type { PageKit, SitePage } from "./page-kit";

/** Terms, accessibility, ranking; and the two forms about contracts, which exist whatever editors do. */
export function servicePages(kit: PageKit): SitePage[] {
  return [
    ...keysOf(SERVICE_TEXTS).flatMap((slug) => textPage(kit, slug, SERVICE_TEXTS[slug])),
    ...keysOf(SERVICE_FORMS).flatMap((slug) => formPages(kit, slug)),
  ];
}

function textPage(kit: PageKit, slug: keyof typeof SERVICE_TEXTS, route: RouteKey): SitePage[] {
  const node = servicePageOf(kit.input.content, kit.input.site, slug);
  if (!node) return [];
  const href = paths.page(slug);
  return [
    kit.editorial("page", route, {
      crumbs: [{ label: node.title, href }],
      description: node.intro ?? node.title,
      seo: node.seo,
      lastmod: lastChange(node),
      meta: canonicalAt(sharedOwner(), href),
      model: {
        title: node.title,
        intro: node.intro,
        picture: null,
        body: node.body ?? [],
        note: null,
        questions: null,
        contact: true,
      } satisfies Omit<TextPageModel, "crumbs">,
    }),
  ];
}

const ROUTES = { cancel: "contract-cancel", withdraw: "contract-withdraw" } as const;

/** The form and the two shells by which the server answers it without scripts. */
function formPages(kit: PageKit, slug: keyof typeof SERVICE_FORMS): SitePage[] {
  const kind = SERVICE_FORMS[slug];
  const node = servicePageOf(kit.input.content, kit.input.site, slug);
  const word = (part: string) => text(`declarations.${kind}.${part}`);
  const href = paths.page(slug);
  const title = word("title");
  const crumbs = [
    { label: text("menu.home"), href: paths.home() },
    { label: title, href },
  ];
  const intro = node?.intro || word("intro");
  const model = { crumbs, kind, title, intro, body: node?.body ?? [] };
  const jsonLd = [
    breadcrumbJsonLd(
      kit.origin,
      crumbs.map((crumb) => ({ name: crumb.label, path: crumb.href })),
    ),
  ];
  const shell = (view: "received" | "refused", label: string) => {
    const path = DECLARATION_SHELLS[kind][view];
    const meta = kit.meta(label, intro, path, { noindex: true, canonical: null, jsonLd });
    const shown: DeclarationModel = { ...model, view };
    return kit.page(path, "declaration", ROUTES[kind], { meta, model: shown });
  };
  return [
    kit.editorial("declaration", ROUTES[kind], {
      crumbs: crumbs.slice(1),
      description: intro,
      seo: node?.seo,
      lastmod: node ? lastChange(node) : null,
      meta: canonicalAt(sharedOwner(), href),
      model: { ...model, view: "form" } satisfies DeclarationModel,
    }),
    shell("received", word("received.title")),
    shell("refused", word("refused")),
  ];
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
