import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { berlinDay } from "@gratweg/contracts/kernel";
import { headers, lines, type ExportRows } from "./columns";
import type { DeskContext } from "./context";
import { BYTE_ORDER_MARK, csvRow } from "./csv";
import { departureSeats } from "./departure-seats";
import { toDeskBooking } from "./desk-booking";
import { microcopy } from "./microcopy";
import { BOOKING } from "../editor-roles/records";
import { READ } from "./permissions";

const PAGE = 500;
const NEWEST_FIRST = ["bookedAt:desc", "number:desc"];

type Row = Record<string, unknown> & { id: number; departureNumber?: number };

interface Checker {
  cannot: { read(): boolean };
  validateQuery(query: object, options: { action: string }): Promise<unknown>;
  sanitizedQuery: { read(query: object): Promise<object> };
  sanitizeOutput(row: object): Promise<object>;
}

function checkerOf(strapi: Core.Strapi, userAbility: unknown): Checker {
  const service = strapi.plugin("content-manager").service("permission-checker") as unknown as {
    create(options: object): Checker;
  };
  return service.create({ userAbility, model: BOOKING });
}

/**
 * `GET /gratweg/bookings.csv`: what the list of the content manager shows for the same `filters`, `_q` and `sort`, checked and
 * narrowed by the same permissions. An unknown filter is 400; leaving it out would hand over everybody.
 */
export async function exportBookings(strapi: Core.Strapi, ctx: DeskContext): Promise<void> {
  const { filters, _q, sort, rows = "bookings" } = ctx.query;
  if (rows !== "bookings" && rows !== "travellers") return ctx.badRequest(microcopy.refusals.rows);
  const checker = checkerOf(strapi, ctx.state.userAbility);
  if (checker.cannot.read()) return ctx.forbidden();
  const asked = {
    ...(filters ? { filters } : {}),
    ...(typeof _q === "string" && _q !== "" ? { _q } : {}),
    sort: sort || NEWEST_FIRST,
  };
  await checker.validateQuery(asked, { action: READ });
  const query = await checker.sanitizedQuery.read(asked);

  // The ids first, so that bookings made meanwhile neither shift a page nor appear twice.
  const found = (await strapi.documents(BOOKING).findMany({ ...query, fields: ["number"] })) as {
    id: number;
  }[];
  const ids = found.map(({ id }) => Number(id));
  strapi.log.info(
    `booking desk: account ${ctx.state.user.id} exports ${ids.length} bookings as ${rows}, narrowed by ${narrowedBy(asked)}`,
  );

  ctx.set("Cache-Control", "no-store");
  ctx.attachment(microcopy.fileName(berlinDay(), rows));
  ctx.type = "text/csv; charset=utf-8";
  ctx.body = Readable.from(table(strapi, checker, ids, rows));
}

async function* table(
  strapi: Core.Strapi,
  checker: Checker,
  ids: readonly number[],
  rows: ExportRows,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(headers(rows));
  for (let start = 0; start < ids.length; start += PAGE)
    yield await pageOf(strapi, checker, ids.slice(start, start + PAGE), rows);
}

async function pageOf(
  strapi: Core.Strapi,
  checker: Checker,
  ids: readonly number[],
  rows: ExportRows,
): Promise<string> {
  const page = await bookingsOf(strapi, ids);
  const numbers = new Set(page.flatMap(({ departureNumber }) => departureNumber ?? []));
  const departures = new Map((await departureSeats(strapi, [...numbers])).map((row) => [row.number, row]));
  let text = "";
  for (const row of page) {
    const departure = row.departureNumber === undefined ? undefined : departures.get(row.departureNumber);
    const booking = toDeskBooking((await checker.sanitizeOutput(row)) as Record<string, unknown>);
    for (const line of lines(rows, booking, departure)) text += csvRow(line);
  }
  return text;
}

async function bookingsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Row[]> {
  const rows = (await strapi.db.query(BOOKING).findMany({ where: { id: { $in: [...ids] } } })) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Names of fields, never what was looked for: that may be somebody's address. */
export function narrowedBy({ filters, _q }: { filters?: unknown; _q?: unknown }): string {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    for (const [key, value] of Object.entries(node)) {
      if (/^[a-z]\w*$/i.test(key)) names.add(key);
      visit(value);
    }
  };
  visit(filters);
  if (_q) names.add("text");
  return [...names].sort().join(", ") || "nothing";
}
