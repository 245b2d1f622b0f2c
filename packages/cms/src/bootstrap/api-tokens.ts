import { errors } from "@strapi/utils";
import type { Core } from "@strapi/strapi";

const TOKEN = "admin::api-token";
/** Strapi makes them in every empty database and shows their keys to super admins for ever. */
const OF_STRAPI = ["Read Only", "Full Access"];
const FULL = "full-access";
const ENDLESS =
  "Ein Token mit vollem Zugriff liest alle Buchungen. Wählen Sie eine Gültigkeit von höchstens 90 Tagen.";

interface Token {
  type?: string;
  expiresAt?: unknown;
}
const isEndless = ({ type, expiresAt }: Token): boolean =>
  type === FULL && (expiresAt === undefined || expiresAt === null);

/** Leaves no API token that nobody asked for, and none of full access without an end. */
export async function boundApiTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query(TOKEN);
  await tokens.deleteMany({
    where: { name: { $in: OF_STRAPI }, lastUsedAt: { $null: true }, expiresAt: { $null: true } },
  });
  const { count } = await tokens.deleteMany({ where: { type: FULL, expiresAt: { $null: true } } });
  if (count > 0)
    strapi.log.warn(
      `API tokens: ${count} of full access had no end and are gone; new ones live 90 days at most`,
    );
  strapi.db.lifecycles.subscribe({
    models: [TOKEN],
    beforeCreate: ({ params }) => refuseEndless((params.data ?? {}) as Token),
    async beforeUpdate({ params }) {
      const before = (await strapi.db
        .query(TOKEN)
        .findOne({ where: params.where as object })) as Token | null;
      refuseEndless({ ...before, ...(params.data as Token | undefined) });
    },
  });
}

function refuseEndless(token: Token): void {
  if (isEndless(token))
    throw new errors.ValidationError(ENDLESS, {
      errors: [{ path: ["lifespan"], message: ENDLESS, name: "ValidationError" }],
    });
}
