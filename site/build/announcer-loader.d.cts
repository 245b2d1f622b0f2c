interface LoaderContext {
  resourcePath: string;
  getOptions(): { announcement: string; unnamed: string };
}

declare function announcerLoader(this: LoaderContext, source: string): string;
export = announcerLoader;
