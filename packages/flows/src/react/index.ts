export { useBuildCheck, type BuildCheck } from "./useBuildCheck";
export { useTripSearch, type TripSearch, type TripSearchStatus } from "./useTripSearch";
