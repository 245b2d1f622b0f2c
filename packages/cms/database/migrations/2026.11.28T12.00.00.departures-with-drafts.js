/**
 * Departures get drafts: what is there stays published, Strapi makes a draft beside it, and both bear one number. Two indexes take
 * the place of this one at the start (`bootstrap/tables.ts`). The link to a tour's draft becomes the draft's.
 */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable("departures"))) return;
    await knex.raw("DROP INDEX IF EXISTS departures_number_unique");
    await knex("departures").whereNull("published_at").update({ published_at: new Date() });
    await knex.raw(`DELETE FROM departures_tour_lnk
      WHERE tour_id IN (SELECT id FROM tours WHERE published_at IS NULL) AND departure_id IN
        (SELECT l.departure_id FROM departures_tour_lnk l JOIN tours t ON t.id = l.tour_id WHERE t.published_at IS NOT NULL)`);
  },
};
