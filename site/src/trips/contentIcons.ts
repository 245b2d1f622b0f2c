import {
  backpackIcon,
  bicycleIcon,
  bootIcon,
  compassIcon,
  footprintsIcon,
  houseLineIcon,
  mountainsIcon,
  pathIcon,
  signpostIcon,
  snowflakeIcon,
  tentIcon,
  usersThreeIcon,
  wavesIcon,
  type IconShape,
} from "@gratweg/design-system";

const ICONS: Readonly<Record<string, IconShape>> = {
  "ph:backpack": backpackIcon,
  "ph:bicycle": bicycleIcon,
  "ph:boot": bootIcon,
  "ph:compass": compassIcon,
  "ph:footprints": footprintsIcon,
  "ph:house-line": houseLineIcon,
  "ph:mountains": mountainsIcon,
  "ph:path": pathIcon,
  "ph:signpost": signpostIcon,
  "ph:snowflake": snowflakeIcon,
  "ph:tent": tentIcon,
  "ph:users-three": usersThreeIcon,
  "ph:waves": wavesIcon,
};

/** The inline shape of an icon that an editor chose by its Iconify name; undefined for one that is not shipped. */
export function contentIcon(name: string | null): IconShape | undefined {
  return name === null ? undefined : ICONS[name];
}
