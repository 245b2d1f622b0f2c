import {
  darkRoles,
  lightRoles,
  resolveRole,
  type GrayName,
  type PaletteName,
  type Role,
} from "@gratweg/design-system/theme";
import { roleNotes } from "../../packages/design-system/src/theme/roleNotes";
import { Mono, Table } from "./parts";
import { Swatch } from "./Swatch";

const roles = Object.keys(lightRoles) as Role[];

export function RoleTable({ primary, gray }: { primary: PaletteName; gray: GrayName }) {
  return (
    <Table label="Roles" head={["Role", "For", "Light", "Dark"]}>
      {roles.map((role) => (
        <tr key={role}>
          <th scope="row">
            <Mono>{role}</Mono>
          </th>
          <td>{roleNotes[role]}</td>
          {[lightRoles, darkRoles].map((table, index) => (
            <td key={index}>
              <Swatch colour={resolveRole(table, role, primary, gray)} source={table[role]} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
