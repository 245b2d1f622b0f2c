declare function reloadLoader(this: { resourcePath: string }, source: string): string;
export = reloadLoader;
