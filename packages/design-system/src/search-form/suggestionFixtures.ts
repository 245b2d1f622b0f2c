import { landscapePicture } from "../fixtures/picture";
import { mapPinIcon } from "../icon/icons";
import type { SuggestionGroup } from "./suggestion";

export const sampleSuggestions: readonly SuggestionGroup[] = [
  {
    label: "Orte",
    options: [
      { id: "place-tirol", label: "Tirol", aside: "2 Reisen", icon: mapPinIcon },
      { id: "place-suedtirol", label: "Südtirol", aside: "1 Reise", icon: mapPinIcon },
    ],
  },
  {
    label: "Reisen",
    options: [
      {
        id: "trip-1001",
        label: "Alpenhüttentour durch das Karwendel",
        note: "6 Tage · ab 890 €",
        picture: landscapePicture,
      },
    ],
  },
];
