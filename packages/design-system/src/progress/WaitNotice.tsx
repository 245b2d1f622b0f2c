import type { ReactNode } from "react";
import { Cluster } from "../layout/Cluster";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";
import { ProgressBar, type ProgressBarProps } from "./ProgressBar";

const texts = dataMicrocopy.wait;

const Frame = styled("section", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  padding: "$3",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
});

const Words = styled("div", { "& > [role='status']:not(:empty)": { paddingBlockStart: "$1" } });

export interface WaitNoticeProps extends Pick<ProgressBarProps, "value" | "max" | "valueText"> {
  /** What is being waited for: „Ihre Zahlung wird bestätigt“. */
  title: string;
  /** What happens meanwhile and what nobody has to do. */
  text?: ReactNode;
  /** How the wait goes; whoever holds the clock says so. `stalled`: the bar gives way to the actions. */
  state?: "waiting" | "slow" | "stalled";
  /** In place of the standard words for `slow` and `stalled`. */
  slowText?: string;
  stalledText?: string;
  /** Ask again, go on later. Shown in every state. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
}

/** A wait that somebody notices: what is under way, that it is still under way, and what to do when it does not end. */
export function WaitNotice({
  title,
  text,
  state = "waiting",
  slowText = texts.slow,
  stalledText = texts.stalled,
  actions,
  headingLevel = 2,
  ...progress
}: WaitNoticeProps) {
  return (
    <Frame data-state={state}>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {state !== "stalled" && <ProgressBar label={title} labelDisplay="hidden" {...progress} />}
      <Words>
        {text && <Text tone="muted">{text}</Text>}
        {/* In the page from the beginning: a live region speaks only of what changes in it. */}
        <Text role="status" weight="medium">
          {state === "slow" && slowText}
          {state === "stalled" && stalledText}
        </Text>
      </Words>
      {actions && <Cluster gap="1half">{actions}</Cluster>}
    </Frame>
  );
}
