const { mailboxOf } = require("@gratweg/backoffice/email-address");

const COUNTED = [
  ["bookings", "email", "number IS NOT NULL"],
  ["outbox_mails", "to", "kind LIKE 'declaration-%' OR kind LIKE 'newsletter-%'"],
];

/** Limits compare a stored mailbox: what was booked and sent before gets one. Strapi makes the columns in a new database. */
module.exports = {
  async up(knex) {
    // Others take their place (`bootstrap/tables.ts`).
    for (const index of ["bookings_booked", "bookings_departure"])
      await knex.raw(`DROP INDEX IF EXISTS ${index}`);
    for (const [name, address, where] of COUNTED) {
      if (!(await knex.schema.hasTable(name))) continue;
      await knex.schema.alterTable(name, (table) => table.string("mailbox"));
      const rows = await knex(name).whereRaw(where).select("id", { address });
      for (const { id, address } of rows)
        await knex(name)
          .where({ id })
          .update({ mailbox: mailboxOf(address) });
    }
  },
};
