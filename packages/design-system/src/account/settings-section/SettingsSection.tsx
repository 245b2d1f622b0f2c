import { useId, type ReactNode } from "react";
import { Icon } from "../../icon/Icon";
import { checkCircleIcon, hourglassMediumIcon, warningCircleIcon } from "../../icon/icons";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Area, Frame, Head, SaveState } from "./SettingsSection.styles";

const icons = { saving: hourglassMediumIcon, saved: checkCircleIcon, failed: warningCircleIcon };

export interface SettingsSectionProps {
  /** Anchor of the section. */
  id?: string;
  title: string;
  headingLevel?: HeadingLevel;
  description?: ReactNode;
  /** What became of the last change; said politely. */
  saveState?: "idle" | "saving" | "saved" | "failed";
  /** Instead of „Gespeichert“ and its siblings. */
  saveText?: string;
  tone?: "default" | "danger";
  /** The form, switches or actions. */
  children: ReactNode;
}

/** One matter of the settings: what it is about on the left, what can be changed on the right; on phones one below the other. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, headingLevel = 2, description, saveState = "idle", saveText, tone, children } = props;
  const titleId = useId();
  return (
    <Frame id={id} aria-labelledby={titleId} data-state={saveState} tone={tone}>
      <Head>
        <Heading level={headingLevel} size="h3" id={titleId}>
          {title}
        </Heading>
        {description && (
          <Text size="sm" tone="muted" as="div">
            {description}
          </Text>
        )}
        <SaveState role="status" data-state={saveState}>
          {saveState !== "idle" && (
            <>
              <Icon icon={icons[saveState]} /> {saveText ?? accountMicrocopy.settings[saveState]}
            </>
          )}
        </SaveState>
      </Head>
      <Area tone={tone}>{children}</Area>
    </Frame>
  );
}
