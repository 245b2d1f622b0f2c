import { formatKm, formatMetres } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import { type IconShape, mountainsIcon, pathIcon, trendDownIcon, trendUpIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import type { ProfileModel } from "./profileModel";

const texts = tripMicrocopy.profile;

const List = styled("dl", { display: "flex", flexWrap: "wrap", columnGap: "$4", rowGap: "$1half" });
const Term = styled("dt", {
  display: "flex",
  alignItems: "center",
  gap: "$half",
  color: "$textMuted",
  fontSize: "$xs",
  "& svg": { color: "$primaryText" },
});
const Value = styled("dd", {
  fontWeight: "$semibold",
  lineHeight: "$snug",
  fontVariantNumeric: "tabular-nums",
});

export interface ProfileSummaryProps {
  model: ProfileModel;
  ascentM?: number;
  descentM?: number;
  distanceKm?: number;
}

export function ProfileSummary({ model, ascentM, descentM, distanceKm }: ProfileSummaryProps) {
  return (
    <List>
      <SummaryEntry
        icon={pathIcon}
        term={texts.distance}
        value={formatKm(distanceKm ?? model.toKm - model.fromKm)}
      />
      <SummaryEntry icon={trendUpIcon} term={texts.ascent} value={atLeast(ascentM, model.ascentM)} />
      <SummaryEntry icon={trendDownIcon} term={texts.descent} value={atLeast(descentM, model.descentM)} />
      <SummaryEntry
        icon={mountainsIcon}
        term={texts.highest}
        value={`${model.highest.name}, ${formatMetres(model.highest.elevationM)}`}
      />
    </List>
  );
}

function SummaryEntry({ icon, term, value }: { icon: IconShape; term: string; value: string }) {
  return (
    <div>
      <Term>
        <Icon icon={icon} />
        {term}
      </Term>
      <Value>{value}</Value>
    </div>
  );
}

function atLeast(known: number | undefined, summed: number): string {
  return known === undefined ? `${texts.atLeast} ${formatMetres(summed)}` : formatMetres(known);
}
