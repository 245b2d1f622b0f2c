import type { Scene } from "../scene";
import type { Biome } from "../types";
import { alpen } from "./alpen";

export const scenes: Record<Biome, (scene: Scene) => void> = {
  alpen,
  mittelgebirge: alpen,
  kueste: alpen,
  insel: alpen,
  fjord: alpen,
  fjaell: alpen,
  wald: alpen,
  seenland: alpen,
  weinland: alpen,
  flusstal: alpen,
  wueste: alpen,
  duenen: alpen,
  vulkan: alpen,
  gletscher: alpen,
  hochland: alpen,
  mediterran: alpen,
  dschungel: alpen,
  steppe: alpen,
  stadt: alpen,
  karst: alpen,
};
