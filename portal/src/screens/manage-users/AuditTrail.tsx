import type { AuditAnswer, AuditEntry } from "@gratweg/contracts";
import { EmptyState, Table, type TableColumn } from "@gratweg/design-system";
import { auditWords, manageUsersTexts } from "../../texts/manageUsers";
import { berlinMoment } from "../../texts/berlinMoment";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = manageUsersTexts.audit;

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    id: "at",
    header: texts.at,
    width: "fit",
    renderCell: ({ at }) => <time dateTime={at}>{berlinMoment(at)}</time>,
  },
  { id: "actor", header: texts.actor, renderCell: ({ actor }) => actor },
  { id: "action", header: texts.action, renderCell: auditWords },
  { id: "target", header: texts.target, renderCell: ({ target }) => target },
];

export interface AuditTrailProps {
  audit: ResourceView<AuditAnswer>;
  hrefOf: (page: number) => string;
  onNavigate: (page: number) => void;
}

/** Who has changed which account, newest first. */
export function AuditTrail({
  audit: { data, status, trouble, reload },
  hrefOf,
  onNavigate,
}: AuditTrailProps) {
  const pagination = data?.meta.pagination;
  return (
    <Table
      caption={texts.caption}
      captionDisplay="hidden"
      columns={columns}
      rows={data?.data ?? []}
      getRowId={({ id }) => String(id)}
      state={trouble && !data ? "error" : status === "ready" || status === "failed" ? "ready" : "loading"}
      error={trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
      empty={<EmptyState variant="plain" headingLevel={2} {...texts.empty} />}
      density="compact"
      pagination={pagination && { ...pagination, hrefOf, onNavigate, label: texts.pagination }}
    />
  );
}
