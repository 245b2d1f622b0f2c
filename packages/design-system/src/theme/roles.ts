import { palettes, type PaletteStep } from "./palettes";

/** A role is a step of one of the site's two scales, or a fixed colour where sites do not differ. */
export type RoleValue = `$${"primary" | "gray"}${PaletteStep}` | `#${string}` | `rgba(${string})`;

const { red, green, amber, blue } = palettes;

export const lightRoles = {
  background: "$gray50",
  surface: "#ffffff",
  surfaceRaised: "#ffffff",
  surfaceSunken: "$gray100",
  text: "$gray950",
  textMuted: "$gray700",
  border: "$gray200",
  borderStrong: "$gray500",
  focusRing: blue[600],

  primary: "$primary700",
  primaryHover: "$primary800",
  onPrimary: "#ffffff",
  primaryText: "$primary700",
  primarySoft: "$primary100",
  primarySoftHover: "$primary200",
  onPrimarySoft: "$primary900",

  /** Dark bands that stay dark in both themes: footer, contact bar. */
  primaryDeep: "$primary950",
  primaryDeepRaised: "$primary900",
  onPrimaryDeep: "$primary50",
  onPrimaryDeepMuted: "$primary200",
  borderDeep: "$primary800",
  focusRingDeep: amber[300],

  danger: red[700],
  dangerHover: red[800],
  onDanger: "#ffffff",
  dangerSoft: red[100],
  onDangerSoft: red[900],
  success: green[700],
  onSuccess: "#ffffff",
  successSoft: green[100],
  onSuccessSoft: green[900],
  warning: amber[700],
  onWarning: "#ffffff",
  warningSoft: amber[100],
  onWarningSoft: amber[900],
  info: blue[700],
  onInfo: "#ffffff",
  infoSoft: blue[100],
  onInfoSoft: blue[900],

  /** Marks the words that a search found. */
  highlight: amber[200],
  onHighlight: amber[950],

  /** Lines and areas of diagrams; the line keeps 3:1 against every surface. */
  chartLine: "$primary600",
  chartFill: "$primary200",
  chartGrid: "$gray300",
  contour: "$gray300",
  contourDeep: "$primary800",

  /** White in both themes: under logos, which were drawn for it. */
  paper: "#ffffff",
  /** Over pictures, under `onScrim` text. */
  scrim: "rgba(6, 16, 14, 0.62)",
  onScrim: "#ffffff",
  /** Behind dialogs. */
  backdrop: "rgba(6, 16, 14, 0.55)",
  shadow: "rgba(13, 21, 23, 0.14)",
} as const satisfies Record<string, RoleValue>;

export type Role = keyof typeof lightRoles;

export const darkRoles = {
  background: "$gray950",
  surface: "$gray900",
  surfaceRaised: "$gray800",
  surfaceSunken: "#0a100e",
  text: "$gray50",
  textMuted: "$gray300",
  border: "$gray800",
  borderStrong: "$gray400",
  focusRing: amber[300],

  primary: "$primary400",
  primaryHover: "$primary300",
  onPrimary: "$primary950",
  primaryText: "$primary300",
  primarySoft: "$primary900",
  primarySoftHover: "$primary800",
  onPrimarySoft: "$primary100",

  primaryDeep: "$primary950",
  primaryDeepRaised: "$primary900",
  onPrimaryDeep: "$primary50",
  onPrimaryDeepMuted: "$primary200",
  borderDeep: "$primary800",
  focusRingDeep: amber[300],

  danger: red[400],
  dangerHover: red[300],
  onDanger: red[950],
  dangerSoft: red[900],
  onDangerSoft: red[100],
  success: green[400],
  onSuccess: green[950],
  successSoft: green[900],
  onSuccessSoft: green[100],
  warning: amber[400],
  onWarning: amber[950],
  warningSoft: amber[900],
  onWarningSoft: amber[100],
  info: blue[400],
  onInfo: blue[950],
  infoSoft: blue[900],
  onInfoSoft: blue[100],

  highlight: amber[800],
  onHighlight: amber[50],

  chartLine: "$primary400",
  chartFill: "$primary800",
  chartGrid: "$gray700",
  contour: "$gray800",
  contourDeep: "$primary800",

  paper: "#ffffff",
  scrim: "rgba(4, 10, 9, 0.68)",
  onScrim: "#ffffff",
  backdrop: "rgba(0, 0, 0, 0.65)",
  shadow: "rgba(0, 0, 0, 0.5)",
} as const satisfies Record<Role, RoleValue>;
