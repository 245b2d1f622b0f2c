import { SITES } from "@gratweg/sites/node";
import type { SiteConfig } from "@gratweg/sites";
import type { SiblingModel } from "../../src/home-models";
import type { Content } from "../content";
import { toPicture } from "../pictures/models";
import { siteColours } from "../site-colours";

/** Our other sites, each with the picture that opens it. */
export function siblingsOf(content: Content, site: SiteConfig): SiblingModel[] {
  const tours = new Map(content.tours.nodes.map((tour) => [tour.number, tour]));
  return SITES.filter(({ key }) => key !== site.key && key !== "portal").map((sibling) => {
    const { primary, onPrimary } = siteColours(sibling).light;
    return {
      key: sibling.key,
      domain: sibling.domain,
      name: sibling.name,
      claim: sibling.claim,
      colour: primary,
      onColour: onPrimary,
      picture: toPicture(tours.get(sibling.hero.tourNumber)?.gallery?.[0] ?? null),
    };
  });
}
