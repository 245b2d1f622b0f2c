import type { ManagedUser } from "@gratweg/contracts";
import {
  AccountStateBadge,
  Badge,
  checkCircleIcon,
  Cluster,
  RoleBadge,
  Stack,
  Text,
  type TableColumn,
} from "@gratweg/design-system";
import { manageUsersTexts, nameOf } from "../../texts/manageUsers";
import { berlinShortDay } from "../../texts/berlinMoment";

const texts = manageUsersTexts;

/** Name and address in one cell, so that the table is read on a small laptop without pushing it sideways. */
export function userColumns(ownEmail: string): readonly TableColumn<ManagedUser>[] {
  return [
    {
      id: "name",
      header: texts.table.name,
      rowHeader: true,
      renderCell: (user) => (
        <Stack gap="half" align="start">
          <Text as="span" weight="semibold">
            {nameOf(user) === user.email ? texts.table.unnamed : nameOf(user)}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {user.email}
          </Text>
          {user.email === ownEmail && <Badge>{texts.table.you}</Badge>}
        </Stack>
      ),
    },
    {
      id: "role",
      header: texts.table.role,
      width: "fit",
      renderCell: ({ role, isMember }) => (
        <Cluster gap="half">
          <RoleBadge userRole={role} />
          {isMember && <RoleBadge userRole="member" />}
        </Cluster>
      ),
    },
    {
      id: "state",
      header: texts.table.state,
      width: "fit",
      renderCell: ({ state }) =>
        state === "active" ? (
          <Badge tone="success" icon={checkCircleIcon}>
            {texts.states.active}
          </Badge>
        ) : (
          <AccountStateBadge state={state} label={texts.states[state]} />
        ),
    },
    {
      id: "signedIn",
      header: texts.table.signedIn,
      width: "fit",
      renderCell: ({ lastSignInAt }) =>
        lastSignInAt === null ? texts.table.never : berlinShortDay(lastSignInAt),
    },
  ];
}
