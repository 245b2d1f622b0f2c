import type { TourSeed } from "../../types";

export const tours: TourSeed[] = [];
