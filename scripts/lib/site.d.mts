export function buildSite(options: {
  root: string;
  data: string;
  key: string;
  env: Record<string, string | undefined>;
  force?: boolean;
}): Promise<{ built: boolean; id: string }>;
