/** Dates and ranges of dates. On React Aria Components (optional peer), therefore not part of the whole. */
export {};
