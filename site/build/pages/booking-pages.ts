import { BOOKING_SHELLS, paths, ROUTES, type RouteKey } from "@gratweg/contracts/routes";
import { BOOKING_STEPS } from "@gratweg/flows";
import type { BookingModel } from "../../src/view-models";
import { text } from "../texts";
import { servicePageOf } from "../service-slugs";
import type { PageKit, SitePage } from "./page-kit";

/**
 * Two shells. The server sends each for every address of its route, and the browser takes the departure from the address; the
 * shells' own addresses lead nowhere.
 */
export function bookingPages(kit: PageKit): SitePage[] {
  const titled = (title: string) => `${title} – ${kit.input.site.name}`;
  const model: BookingModel = {
    titles: Object.fromEntries(
      BOOKING_STEPS.map((step) => [
        step,
        titled(text("booking.pageTitle", { step: text(`booking.steps.${step}`) })),
      ]),
    ) as BookingModel["titles"],
    termsHref: servicePageOf(kit.input.content, kit.input.site, "agb") ? paths.terms() : null,
  };
  return [
    shell(kit, "booking", BOOKING_SHELLS.booking, text("booking.title"), model),
    shell(kit, "booking-confirmation", BOOKING_SHELLS.confirmation, text("booking.confirmation.title"), {}),
  ];
}

type ShellRoute = Extract<RouteKey, "booking" | "booking-confirmation">;

function shell(kit: PageKit, route: ShellRoute, path: string, title: string, model: object): SitePage {
  const meta = kit.meta(title, kit.input.site.claim, path, { noindex: true, canonical: null });
  const pattern = ROUTES.get(route)?.pattern;
  if (pattern === undefined) throw new Error(`The route ${route} has no pattern.`);
  return { ...kit.page(path, route, route, { meta, model }), matchPath: pattern };
}
