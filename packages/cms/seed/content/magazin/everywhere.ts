import type { SiteSelection } from "../../types";

export const everywhere: SiteSelection = {
  adventures: true,
  biking: true,
  cultural: true,
  hiking: true,
  outdoorsGermany: true,
  outdoorsSweden: true,
  traveling: true,
};
