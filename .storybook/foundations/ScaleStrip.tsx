import { Stack, Text } from "@gratweg/design-system";
import { contrastRatio, paletteSteps, type Palette } from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";

const Strip = styled("ol", {
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(3.625rem, 1fr))",
  gap: "$half",
});

const Step = styled("li", { fontSize: "$xs", lineHeight: "$snug" });
const Value = styled("p", {
  fontFamily: "$mono",
  fontSize: "0.6875rem",
  color: "$textMuted",
  paddingBlockStart: "$half",
});

/** One scale from light to dark; the step's number stands on it in whichever of black and white is better read. */
export function ScaleStrip({ name, palette }: { name: string; palette: Palette }) {
  return (
    <Stack gap="1">
      <Text weight="semibold" size="sm">
        {name}
      </Text>
      <Strip role="list" aria-label={name}>
        {paletteSteps.map((step) => {
          const colour = palette[step];
          const onWhite = contrastRatio("#ffffff", colour);
          return (
            <Step key={step}>
              <svg width="100%" height="56" role="img" aria-label={`${name} ${step}: ${colour}`}>
                <rect width="100%" height="56" rx="6" fill={colour} />
                <text
                  x="10"
                  y="34"
                  fontSize="14"
                  fontWeight="600"
                  fill={onWhite >= 4.5 ? "#ffffff" : "#000000"}
                >
                  {step}
                </text>
              </svg>
              <Value>{colour}</Value>
            </Step>
          );
        })}
      </Strip>
    </Stack>
  );
}
