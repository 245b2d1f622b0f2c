import { Badge, checkCircleIcon, Icon, warningCircleIcon } from "@gratweg/design-system";
import {
  contrastRatio,
  darkRoles,
  lightRoles,
  resolveRole,
  rolePairs,
  type GrayName,
  type PaletteName,
} from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";
import { Mono, Table } from "./parts";

const Passed = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  fontVariantNumeric: "tabular-nums",
  fontWeight: "$semibold",
  whiteSpace: "nowrap",
  variants: { passed: { true: { color: "$success" }, false: { color: "$danger" } } },
});

const formatted = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export interface ContrastTableProps {
  primary: PaletteName;
  gray: GrayName;
  theme: "light" | "dark";
}

/** The table that the contrast test walks, computed for one site and theme. */
export function ContrastTable({ primary, gray, theme }: ContrastTableProps) {
  const roles = theme === "dark" ? darkRoles : lightRoles;
  return (
    <Table label="Contrast of role pairs" head={["Sample", "Foreground", "Background", "Needs", "Has"]}>
      {rolePairs.map(({ foreground, background, minimum }) => {
        const front = resolveRole(roles, foreground, primary, gray);
        const back = resolveRole(roles, background, primary, gray);
        const ratio = contrastRatio(front, back);
        const passed = ratio >= minimum;
        return (
          <tr key={`${foreground} ${background}`}>
            <td>
              <Sample front={front} back={back} line={minimum < 4.5} />
            </td>
            <td>
              <Mono>{foreground}</Mono>
            </td>
            <td>
              <Mono>{background}</Mono>
            </td>
            <td>
              <Badge>{minimum}:1</Badge>
            </td>
            <td>
              <Passed passed={passed}>
                <Icon
                  icon={passed ? checkCircleIcon : warningCircleIcon}
                  label={passed ? "passes" : "fails"}
                  size="sm"
                />
                {formatted.format(ratio)}
              </Passed>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function Sample({ front, back, line }: { front: string; back: string; line: boolean }) {
  return (
    <svg width="64" height="32" viewBox="0 0 64 32" aria-hidden="true">
      <rect width="64" height="32" rx="6" fill={back} />
      {line ? (
        <rect x="14" y="8" width="36" height="16" rx="5" fill="none" stroke={front} strokeWidth="3" />
      ) : (
        <text x="32" y="22" textAnchor="middle" fontSize="17" fontWeight="700" fill={front}>
          Aa
        </text>
      )}
    </svg>
  );
}
