import type { ReactNode } from "react";
import { styled } from "../../theme";
import { SettingsSection, type SettingsSectionProps } from "../settings-section/SettingsSection";

const List = styled("ul", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  paddingInlineStart: "$3",
  lineHeight: "$normal",
  "& > li::marker": { color: "$danger" },
});

const Action = styled("div", { display: "flex", flexWrap: "wrap", gap: "$2", paddingBlockStart: "$1" });

export interface DangerZoneProps extends Pick<
  SettingsSectionProps,
  "id" | "title" | "headingLevel" | "description"
> {
  /** What will be gone, and what stays, in plain words. */
  consequences: readonly string[];
  /** Opens a `ConfirmDialog`; beside it what one may want first, for example the export. */
  actions: ReactNode;
}

/** What cannot be undone, set apart from everything else. */
export function DangerZone({ consequences, actions, ...section }: DangerZoneProps) {
  return (
    <SettingsSection {...section} tone="danger">
      {consequences.length > 0 && (
        <List>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </List>
      )}
      <Action>{actions}</Action>
    </SettingsSection>
  );
}
