export { SESSION_CHECK_TIMEOUT_MS } from "./account";
export { createContentClient } from "./createContentClient";
export { fetchTripDocuments, TRIP_DOCUMENT_QUERY } from "./domain/fetchTripDocuments";
export { toTripDocument } from "./domain/toTripDocument";
export { ContentError } from "./http/ContentError";
export { queryString } from "./http/queryString";
export { fixedToken, memoryToken } from "./http/tokenStore";
export { providerUrl } from "./providerUrl";
export { blocksToText } from "./text/blocksToText";
export { formatBlocks } from "./text/formatBlocks";
export { formatText } from "./text/formatText";
export { absoluteUpload } from "./text/uploads";
export { OPERATOR_PAGE_SIZE, toTourOperator } from "./tourOperators";
export { createTourOperatorStore } from "./tourOperatorStore";

export type { Account, ContentUser, RegistrationAnswer, SessionAnswer, WithFields } from "./account";
export type { ContentClient, ContentClientOptions } from "./createContentClient";
export type {
  CollectionName,
  DocumentData,
  Documents,
  ManyAnswer,
  OneAnswer,
  Pagination,
  SingleName,
} from "./documents";
export type { TripDocumentsOptions } from "./domain/fetchTripDocuments";
export type { ContentProblem, ReportProblem } from "./domain/problem";
export type { TripDocumentOptions } from "./domain/toTripDocument";
export type {
  RawBlock,
  RawCollections,
  RawInlineNode,
  RawMedia,
  RawSingles,
  RawTour,
  RawTourOperator,
} from "./generated/raw";
export type { ContentQuery, QueryValue } from "./http/queryString";
export type { CallOptions } from "./http/request";
export type { TokenStore } from "./http/tokenStore";
export type { FormatOptions } from "./text/formatText";
export type { RawTourOperatorV4, TourOperator } from "./tourOperators";
export type { TourOperatorStore } from "./tourOperatorStore";
