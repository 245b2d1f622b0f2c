/** What the page says back: notices, waiting, progress. */
export { EmptyState } from "../empty-state/EmptyState";
export { Notice } from "../notice/Notice";
export { ProgressBar } from "../progress/ProgressBar";
export { WaitNotice } from "../progress/WaitNotice";
export { Skeleton } from "../skeleton/Skeleton";
export { TestSystemNotice } from "../test-system-notice/TestSystemNotice";
export { ToastRegion } from "../toast/ToastRegion";

export type { EmptyStateProps } from "../empty-state/EmptyState";
export type { NoticeProps } from "../notice/Notice";
export type { ProgressBarProps } from "../progress/ProgressBar";
export type { WaitNoticeProps } from "../progress/WaitNotice";
export type { SkeletonProps } from "../skeleton/Skeleton";
export type { TestSystemNoticeProps } from "../test-system-notice/TestSystemNotice";
export type { Toast, ToastAction } from "../toast/toast";
export type { ToastRegionProps } from "../toast/ToastRegion";
