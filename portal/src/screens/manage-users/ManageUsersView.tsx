import type { AuditAnswer, ManagedUser, UsersAnswer } from "@gratweg/contracts";
import {
  Button,
  EmptyState,
  Menu,
  plusIcon,
  Section,
  Stack,
  Table,
  Tabs,
  usersIcon,
} from "@gratweg/design-system";
import { manageUsersTexts, nameOf } from "../../texts/manageUsers";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { AuditTrail } from "./AuditTrail";
import { userColumns } from "./userColumns";
import { userMenu, type UserCommands } from "./userActions";
import { UserFilters, type UserFiltersProps } from "./UserFilters";
import { usersHref, type UsersPlace } from "./usersAddress";

const texts = manageUsersTexts;

export interface ManageUsersViewProps extends UserCommands {
  place: UsersPlace;
  users: ResourceView<UsersAnswer>;
  audit: ResourceView<AuditAnswer>;
  ownEmail: string;
  onChange: UserFiltersProps["onChange"];
  /** To another view or page; goes into the history. */
  onMove: (place: Partial<UsersPlace>) => void;
  onInvite: () => void;
}

export function ManageUsersView(props: ManageUsersViewProps) {
  const { place, audit, onMove, onInvite } = props;
  return (
    <Section
      title={texts.title}
      headingLevel={1}
      intro={texts.intro}
      action={
        <Button icon={plusIcon} onClick={onInvite}>
          {texts.actions.invite}
        </Button>
      }
    >
      <Tabs
        label={texts.tabs.label}
        value={place.tab}
        onValueChange={(tab) => onMove({ tab: tab === "audit" ? "audit" : "users" })}
        activationMode="manual"
        items={[
          { value: "users", label: texts.tabs.users, content: <Users {...props} /> },
          {
            value: "audit",
            label: texts.tabs.audit,
            content: (
              <AuditTrail
                audit={audit}
                hrefOf={(auditPage) => usersHref({ ...place, auditPage })}
                onNavigate={(auditPage) => onMove({ auditPage })}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

function Users({ place, users, ownEmail, onChange, onMove, ...commands }: ManageUsersViewProps) {
  const { data, status, trouble, reload } = users;
  const pagination = data?.meta.pagination;
  const isLoading = status === "loading" || status === "refreshing" || status === "idle";
  const toPage = (page: number) => ({ query: { ...place.query, page } });
  return (
    <Stack gap="3">
      <UserFilters query={place.query} total={pagination?.total} isLoading={isLoading} onChange={onChange} />
      {trouble && data && <TroubleNotice trouble={trouble} title={texts.table.failed} onRetry={reload} />}
      <Table<ManagedUser>
        caption={texts.table.caption}
        captionDisplay="hidden"
        columns={userColumns(ownEmail)}
        rows={data?.data ?? []}
        getRowId={({ id }) => String(id)}
        getRowLabel={nameOf}
        state={trouble && !data ? "error" : isLoading ? "loading" : "ready"}
        error={trouble && <TroubleNotice trouble={trouble} title={texts.table.failed} onRetry={reload} />}
        empty={<EmptyState variant="plain" icon={usersIcon} headingLevel={2} {...texts.none} />}
        density="compact"
        renderActions={(user) => (
          <Menu
            display="icon"
            label={texts.table.actions(nameOf(user))}
            items={userMenu(user, user.email === ownEmail, commands)}
          />
        )}
        pagination={
          pagination && {
            ...pagination,
            hrefOf: (page) => usersHref({ ...place, ...toPage(page) }),
            onNavigate: (page) => onMove(toPage(page)),
            label: texts.pagination,
          }
        }
      />
    </Stack>
  );
}
