import { Icon } from "../../icon/Icon";
import { checkCircleIcon, infoIcon, warningIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import type { PasswordStrength } from "./passwordStrength";

const texts = formMicrocopy.password.strength;

const Frame = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  paddingBlockStart: "$half",
});

/** A map's scale bar: one field for each character that the rule asks for. */
const Scale = styled("span", {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  width: "100%",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$sm",
  overflow: "hidden",
  "& > span": { height: "0.375rem", borderInlineEnd: "$borderWidths$thin solid $colors$borderStrong" },
  "& > span:last-child": { borderInlineEnd: 0 },
  "&[data-state='tooShort'] > [data-filled]": { backgroundColor: "$textMuted" },
  "&[data-state='common'] > [data-filled]": { backgroundColor: "$warning" },
  "&[data-state='good'] > [data-filled]": { backgroundColor: "$success" },
  "@media (forced-colors: active)": {
    "& > [data-filled]": { backgroundColor: "CanvasText !important", forcedColorAdjust: "none" },
  },
});

const Words = styled("p", {
  display: "flex",
  alignItems: "flex-start",
  gap: "$half",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  "& > svg": { marginBlockStart: "0.15em" },
  "& strong": { fontWeight: "$semibold" },
  "&[data-state='common'] strong, &[data-state='common'] svg": { color: "$warning" },
  "&[data-state='good'] strong, &[data-state='good'] svg": { color: "$success" },
});

const icons = { empty: infoIcon, tooShort: infoIcon, common: warningIcon, good: checkCircleIcon };

export interface PasswordStrengthMeterProps {
  /** From `passwordStrength()`. */
  strength: PasswordStrength;
  id?: string;
  /** Says the verdict alone, where an error beside it already says what to do. */
  brief?: boolean;
}

/** How far a new password meets the rules: a scale, an icon and words; aloud only when the verdict changes. */
export function PasswordStrengthMeter({ strength, id, brief = false }: PasswordStrengthMeterProps) {
  const { grade, length, minLength } = strength;
  return (
    <Frame data-state={grade}>
      <Scale data-state={grade} aria-hidden="true">
        {Array.from({ length: minLength }, (_, index) => (
          <span key={index} data-filled={index < length || undefined} />
        ))}
      </Scale>
      <Words id={id} data-state={grade}>
        <Icon icon={icons[grade]} />
        <span>{wordsOf(strength, brief)}</span>
      </Words>
      <VisuallyHidden>
        <span role="status">{aloud(strength)}</span>
      </VisuallyHidden>
    </Frame>
  );
}

function wordsOf({ grade, length, minLength }: PasswordStrength, brief: boolean) {
  if (grade === "empty") return texts.empty(minLength);
  return (
    <>
      <strong>{texts[grade]}</strong>
      {grade === "tooShort" && `, ${texts.missing(minLength - length)}`}
      {grade === "common" && !brief && `. ${texts.commonAdvice}`}
    </>
  );
}

function aloud({ grade, minLength }: PasswordStrength): string {
  if (grade === "empty") return "";
  return grade === "tooShort" ? texts.aloud.tooShort(minLength) : texts.aloud[grade];
}
