import type { Scene } from "../scene";
import type { Biome } from "../types";
import { alpen } from "./alpen";
import { karst } from "./karst";
import { stadt } from "./stadt";
import { steppe } from "./steppe";
import { dschungel } from "./dschungel";
import { mediterran } from "./mediterran";
import { hochland } from "./hochland";
import { gletscher } from "./gletscher";
import { vulkan } from "./vulkan";
import { duenen } from "./duenen";
import { wueste } from "./wueste";
import { flusstal } from "./flusstal";
import { weinland } from "./weinland";
import { seenland } from "./seenland";
import { wald } from "./wald";
import { fjaell } from "./fjaell";
import { fjord } from "./fjord";
import { insel } from "./insel";
import { kueste } from "./kueste";
import { mittelgebirge } from "./mittelgebirge";

export const scenes: Record<Biome, (scene: Scene) => void> = {
  alpen,
  mittelgebirge,
  kueste,
  insel,
  fjord,
  fjaell,
  wald,
  seenland,
  weinland,
  flusstal,
  wueste,
  duenen,
  vulkan,
  gletscher,
  hochland,
  mediterran,
  dschungel,
  steppe,
  stadt,
  karst,
};
