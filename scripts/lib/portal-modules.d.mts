export interface ModuleSize {
  /** The built file that brings it. */
  file: string;
  module: string;
  /** Minified and compressed by itself. */
  bytes: number;
}

export function portalModules(root: string, isWanted: (file: string) => boolean): Promise<ModuleSize[]>;
