/** SQLite drops no column that an index of ours stands on; Strapi knows nothing of that index. */
module.exports = {
  async up(knex) {
    await knex.raw("DROP INDEX IF EXISTS bookings_network");
    for (const column of ["network", "client"])
      if (await knex.schema.hasColumn("bookings", column))
        await knex.raw(`ALTER TABLE bookings DROP COLUMN ${column}`);
  },
};
