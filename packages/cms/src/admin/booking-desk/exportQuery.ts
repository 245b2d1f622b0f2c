export type ExportRows = "bookings" | "travellers";

const SHOWN = /^(?:filters\[.*|_q|sort)$/;

/** What narrows and orders the list now, from its address; pages do not matter to an export. */
export function exportQuery(search: string, rows: ExportRows): string {
  const query = new URLSearchParams({ rows });
  for (const [key, value] of new URLSearchParams(search))
    if (SHOWN.test(key) && value !== "") query.append(key, value);
  return query.toString();
}
