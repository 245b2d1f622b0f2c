import type { MemberTrip } from "@gratweg/contracts";
import { ElevationProfile, RouteSketch, Stack } from "@gratweg/design-system";

interface TripWayProps {
  days: MemberTrip["days"];
  waypoints: NonNullable<MemberTrip["member"]>["waypoints"];
}

/** The heights and the line of the whole way, as the trip's public page shows them; a chunk of its own. */
export default function TripWay({ waypoints, days }: TripWayProps) {
  const total = (of: "distanceKm" | "ascentM" | "descentM") => days.reduce((sum, day) => sum + day[of], 0);
  return (
    <Stack gap="4">
      <ElevationProfile
        waypoints={waypoints}
        distanceKm={total("distanceKm")}
        ascentM={total("ascentM")}
        descentM={total("descentM")}
      />
      <RouteSketch waypoints={waypoints} />
    </Stack>
  );
}
