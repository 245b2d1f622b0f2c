/** What the page says back: notices, waiting, errors. */
export { ErrorPage } from "../error-page/ErrorPage";
export { Notice } from "../notice/Notice";
export { Skeleton } from "../skeleton/Skeleton";
export { TestSystemNotice } from "../test-system-notice/TestSystemNotice";

export type { ErrorPageProps } from "../error-page/ErrorPage";
export type { NoticeProps } from "../notice/Notice";
export type { SkeletonProps } from "../skeleton/Skeleton";
export type { TestSystemNoticeProps } from "../test-system-notice/TestSystemNotice";
