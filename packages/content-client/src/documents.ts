import type { RawCollections, RawSingles } from "./generated/raw";
import type { ContentQuery } from "./http/queryString";
import type { CallOptions, Request } from "./http/request";

export type CollectionName = keyof RawCollections;
export type SingleName = keyof RawSingles;

export interface Pagination {
  page: number;
  /** What the server gave, which may be less than what was asked for. */
  pageSize: number;
  pageCount: number;
  total: number;
}
export interface ManyAnswer<Document> {
  data: Document[];
  meta: { pagination: Pagination };
}
export interface OneAnswer<Document> {
  data: Document;
  meta: object;
}
/** Fields that a document is made of or changed by; relations as `documentId`s. */
export type DocumentData = Readonly<Record<string, unknown>>;

export interface Documents {
  /** One page of a collection. */
  find<Name extends CollectionName>(
    name: Name,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<ManyAnswer<RawCollections[Name]>>;
  /** A single type. */
  find<Name extends SingleName>(
    name: Name,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<OneAnswer<RawSingles[Name]>>;
  /** Every document of a collection, page by page; without a `sort` in the query by `documentId`, so that none is missed. */
  findAll<Name extends CollectionName>(
    name: Name,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<Array<RawCollections[Name]>>;
  /** The same, a page at a time, for collections that are better not held at once. */
  findPages<Name extends CollectionName>(
    name: Name,
    query?: ContentQuery,
    options?: CallOptions,
  ): AsyncGenerator<Array<RawCollections[Name]>, void>;
  findOne<Name extends CollectionName>(
    name: Name,
    documentId: string,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<OneAnswer<RawCollections[Name]>>;
  create<Name extends CollectionName>(
    name: Name,
    data: DocumentData,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<OneAnswer<RawCollections[Name]>>;
  update<Name extends CollectionName>(
    name: Name,
    documentId: string,
    data: DocumentData,
    query?: ContentQuery,
    options?: CallOptions,
  ): Promise<OneAnswer<RawCollections[Name]>>;
  delete(name: CollectionName, documentId: string, options?: CallOptions): Promise<void>;
}

/** Answers hold this many at most (the content system's own limit may be lower: then there are more pages). */
const PAGE_SIZE = 100;

/** The generic calls of section 7. */
export function createDocuments(request: Request): Documents {
  const path = (name: string, documentId: string) => `${name}/${encodeURIComponent(documentId)}`;
  const find = <Answer>(name: string, query?: ContentQuery, options?: CallOptions) =>
    request<Answer>("GET", name, { ...options, query, isPublic: true });

  const findPages = <Name extends CollectionName>(
    name: Name,
    query: ContentQuery = {},
    options?: CallOptions,
  ) =>
    eachPage((page) =>
      find<ManyAnswer<RawCollections[Name]>>(
        name,
        { sort: "documentId", ...query, pagination: { page, pageSize: PAGE_SIZE } },
        options,
      ),
    );

  return {
    find,
    findPages,
    findAll: (name, query, options) => collect(findPages(name, query, options)),
    findOne: (name, documentId, query, options) =>
      request("GET", path(name, documentId), { ...options, query, isPublic: true }),
    create: (name, data, query, options) => request("POST", name, { ...options, query, body: { data } }),
    update: (name, documentId, data, query, options) =>
      request("PUT", path(name, documentId), { ...options, query, body: { data } }),
    delete: (name, documentId, options) => request("DELETE", path(name, documentId), options),
  };
}

/** Follows the pages that the answers tell of; what moved to a later page meanwhile comes once. */
export async function* eachPage<Document extends { id: number }>(
  fetchPage: (page: number) => Promise<ManyAnswer<Document>>,
): AsyncGenerator<Document[], void> {
  const seen = new Set<number>();
  let page = 1;
  let last: number;
  do {
    const { data, meta } = await fetchPage(page);
    yield data.filter(({ id }) => !seen.has(id));
    for (const { id } of data) seen.add(id);
    last = meta.pagination.pageCount;
  } while (page++ < last);
}

export async function collect<Item>(pages: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}
