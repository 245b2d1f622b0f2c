export function snapshotFiles(root: string): { database: string; uploads: string; version: string };
export function snapshotVersion(root: string): string;
export function isSnapshotFresh(root: string): boolean;
export function restoreSnapshot(options: {
  root: string;
  data: string;
  seed: string;
  env: Record<string, string | undefined>;
}): Promise<boolean>;
