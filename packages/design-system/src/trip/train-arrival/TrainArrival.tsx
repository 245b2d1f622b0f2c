import { Icon } from "../../icon/Icon";
import { trainRegionalIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const Frame = styled("div", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "$2",
  padding: "$3",
  borderRadius: "$lg",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
});

export interface TrainArrivalProps {
  text: string;
  headingLevel?: HeadingLevel;
}

export function TrainArrival({ text, headingLevel = 3 }: TrainArrivalProps) {
  if (text.trim() === "") return null;
  return (
    <Frame>
      <Icon icon={trainRegionalIcon} size="lg" />
      <div>
        <Heading level={headingLevel} size="h4">
          {tripMicrocopy.train.label}
        </Heading>
        {text
          .split(/\n+/)
          .filter(Boolean)
          .map((line) => (
            <Text key={line} tone="inherit" width="measure">
              {line}
            </Text>
          ))}
      </div>
    </Frame>
  );
}
