export type QueryValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/** `filters`, `populate`, `pagination`, `sort`, `fields`, `status`… of the content system's REST interface. */
export type ContentQuery = Readonly<Record<string, QueryValue>>;

/**
 * Nested values as the content system reads them: `populate[logo][fields]=formats`, `sort[0]=number`. Brackets stay as they
 * are; keys and values are encoded. Undefined is left out, null is the empty value.
 */
export function queryString(query: ContentQuery): string {
  return pairs(query, "").join("&");
}

function pairs(value: QueryValue, name: string): string[] {
  if (value === undefined) return [];
  if (value === null) return [`${name}=`];
  if (value instanceof Date) return [`${name}=${encodeURIComponent(value.toISOString())}`];
  if (typeof value !== "object") return [`${name}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, inner]: [string, QueryValue]) => {
    const part = encodeURIComponent(key);
    return pairs(inner, name === "" ? part : `${name}[${part}]`);
  });
}
