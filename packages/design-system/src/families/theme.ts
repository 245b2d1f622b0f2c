/** Theme, tokens and styles of prerendered pages; no components. The list itself is theme/public.ts. */
export * from "../theme/public";
