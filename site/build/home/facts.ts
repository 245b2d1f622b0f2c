import type { AboutModel } from "../../src/home-models";
import type { Content } from "../content";
import { text } from "../texts";
import type { Trip } from "../trips";

/** What can be counted on this site, then what editors add. A site of one country counts regions instead. */
export function factsOf(content: Content, trips: readonly Trip[]): AboutModel["facts"] {
  const countries = different(trips, ({ node }) => node.country?.slug);
  return [
    fact("trips", trips.length),
    countries > 1
      ? fact("countries", countries)
      : fact(
          "regions",
          different(trips, ({ node }) => node.region?.slug),
        ),
    fact(
      "operators",
      different(trips, ({ node }) => node.operator?.slug),
    ),
    ...(content.settings.nodes[0]?.homeFacts ?? []),
  ].filter(({ value }) => value !== "0");
}

function fact(name: string, count: number): { value: string; label: string } {
  return { value: String(count), label: text(`home.fact.${name}`, { count }) };
}

function different(trips: readonly Trip[], value: (trip: Trip) => string | undefined): number {
  return new Set(trips.map(value).filter((found) => found !== undefined)).size;
}
