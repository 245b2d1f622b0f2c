import { Button, Menu } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { getFetchClient, useNotification, useRBAC } from "@strapi/strapi/admin";
import { useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import { desk } from "../microcopy";
import { exportQuery, type ExportRows } from "./exportQuery";
import { BOOKING, EXPORT } from "./models";

const PERMISSIONS = [{ action: EXPORT, subject: null }];

/** Beside the list's settings; the content manager renders it in every list, so it looks for its own. */
export function ExportButton() {
  const { slug } = useParams();
  return slug === BOOKING ? <ExportBookings /> : null;
}

function ExportBookings() {
  const { allowedActions } = useRBAC(PERMISSIONS);
  const { search } = useLocation();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  if (!allowedActions.canExport) return null;

  const download = async (rows: ExportRows): Promise<void> => {
    setBusy(true);
    try {
      const { data, headers } = await getFetchClient().get<Blob>(
        `/gratweg/bookings.csv?${exportQuery(search, rows)}`,
        { responseType: "blob" },
      );
      save(data, /filename="?([^";]+)/.exec(headers?.get("Content-Disposition") ?? "")?.[1] ?? `${rows}.csv`);
      toggleNotification({ type: "info", message: desk.export.done });
    } catch {
      toggleNotification({ type: "danger", message: desk.export.failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Menu.Root>
      <Menu.Trigger tag={Button} variant="secondary" startIcon={<Download />} loading={busy}>
        {desk.export.open}
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => void download("bookings")}>{desk.export.bookings}</Menu.Item>
        <Menu.Item onSelect={() => void download("travellers")}>{desk.export.travellers}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

function save(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
