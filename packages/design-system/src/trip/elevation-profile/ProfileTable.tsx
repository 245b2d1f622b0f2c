import { formatKm, formatMetres } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import type { ProfileWaypoint } from "../waypoint";
import { Disclosure } from "../disclosure/Disclosure";

const texts = tripMicrocopy.profile;

const Scroller = styled("div", { overflowX: "auto", "&:focus-visible": { outlineOffset: "-3px" } });

const Table = styled("table", {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "$sm",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: "$1 $2 $1 0",
    textAlign: "start",
    verticalAlign: "baseline",
    borderBlockEnd: "$borderWidths$thin solid $colors$border",
    fontWeight: "$regular",
  },
  "& thead th": { color: "$textMuted", fontSize: "$xs" },
  "& tbody th": { fontWeight: "$semibold" },
});

export function ProfileTable({ waypoints }: { waypoints: readonly ProfileWaypoint[] }) {
  return (
    <Disclosure summary={texts.table}>
      {/* A region that scrolls sideways has to be reachable by keyboard. */}
      <Scroller tabIndex={0} role="region" aria-label={texts.table}>
        <Table>
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {waypoints.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.name}</th>
                <td>{formatKm(point.distanceKm)}</td>
                <td>{formatMetres(point.elevationM)}</td>
                <td>{point.day}</td>
                <td>{tripMicrocopy.kinds[point.kind]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Disclosure>
  );
}
