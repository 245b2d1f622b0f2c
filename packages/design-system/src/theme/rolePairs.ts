import type { Role } from "./roles";

export interface RolePair {
  foreground: Role;
  background: Role;
  /** WCAG contrast ratio that must hold in both themes and for every palette. */
  minimum: number;
}

const surfaces: readonly Role[] = ["background", "surface", "surfaceRaised", "surfaceSunken"];

const tinted: readonly Role[] = [
  "primarySoft",
  "primarySoftHover",
  "dangerSoft",
  "successSoft",
  "warningSoft",
  "infoSoft",
];

function on(backgrounds: readonly Role[], foreground: Role, minimum: number): RolePair[] {
  return backgrounds.map((background) => ({ foreground, background, minimum }));
}

const onEvery = (foreground: Role, minimum: number) => on(surfaces, foreground, minimum);

/** Every combination that components may use; the contrast test walks this list. */
export const rolePairs: readonly RolePair[] = [
  ...onEvery("text", 7),
  ...onEvery("textMuted", 4.5),
  ...onEvery("primaryText", 4.5),
  ...onEvery("danger", 4.5),
  ...onEvery("success", 4.5),
  ...onEvery("warning", 4.5),
  ...onEvery("info", 4.5),
  ...onEvery("borderStrong", 3),
  ...onEvery("primary", 3),
  ...onEvery("focusRing", 3),
  ...onEvery("chartLine", 3),
  ...on(tinted, "focusRing", 3),
  { foreground: "primary", background: "primarySoft", minimum: 3 },
  { foreground: "primary", background: "border", minimum: 3 },
  { foreground: "primaryText", background: "primarySoft", minimum: 4.5 },
  { foreground: "textMuted", background: "primarySoft", minimum: 4.5 },
  { foreground: "onPrimary", background: "primary", minimum: 4.5 },
  { foreground: "onPrimary", background: "primaryHover", minimum: 4.5 },
  { foreground: "onPrimarySoft", background: "primarySoft", minimum: 7 },
  { foreground: "onPrimarySoft", background: "primarySoftHover", minimum: 4.5 },
  { foreground: "onPrimaryDeep", background: "primaryDeep", minimum: 7 },
  { foreground: "onPrimaryDeep", background: "primaryDeepRaised", minimum: 7 },
  { foreground: "onPrimaryDeepMuted", background: "primaryDeep", minimum: 4.5 },
  { foreground: "onPrimaryDeepMuted", background: "primaryDeepRaised", minimum: 4.5 },
  { foreground: "primaryDeep", background: "onPrimaryDeep", minimum: 7 },
  { foreground: "focusRingDeep", background: "primaryDeep", minimum: 3 },
  { foreground: "focusRingDeep", background: "primaryDeepRaised", minimum: 3 },
  { foreground: "onDanger", background: "danger", minimum: 4.5 },
  { foreground: "onDanger", background: "dangerHover", minimum: 4.5 },
  { foreground: "onDangerSoft", background: "dangerSoft", minimum: 7 },
  { foreground: "onSuccess", background: "success", minimum: 4.5 },
  { foreground: "onSuccessSoft", background: "successSoft", minimum: 7 },
  { foreground: "onWarning", background: "warning", minimum: 4.5 },
  { foreground: "onWarningSoft", background: "warningSoft", minimum: 7 },
  { foreground: "onInfo", background: "info", minimum: 4.5 },
  { foreground: "onInfoSoft", background: "infoSoft", minimum: 7 },
  { foreground: "onHighlight", background: "highlight", minimum: 7 },
  // A scrim lies over any picture; it is counted over a white one.
  { foreground: "onScrim", background: "scrim", minimum: 4.5 },
  { foreground: "onScrim", background: "primaryDeep", minimum: 7 },
];
